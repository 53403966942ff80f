/** Why an action was better than another, in words; nothing where nobody knows more than the figures. */
import { insight, type GameSource } from "../api/insight";
import type { Message } from "../api/schema";
import { Recent } from "../insight/recent";

/** As many as one looks at in a game or two. */
const known = new Recent<Promise<readonly Message[]>>(200);

export function askReasons(
  source: GameSource,
  what: { step: number; better: string; worse: string },
): Promise<readonly Message[]> {
  const key = JSON.stringify([source, what]);
  const found = known.get(key);
  if (found) return found;
  const asked = insight.reasons(source, what).then(
    ({ reasons }) => reasons,
    () => {
      known.delete(key);
      return [];
    },
  );
  known.set(key, asked);
  return asked;
}
