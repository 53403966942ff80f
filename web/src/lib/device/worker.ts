/** A worker that searches: it is asked by an `Order` and answers with `News`. To stop it, the page ends it. */
import { machineFor, search, type Order, type Readiness } from "./stream";

/** Progress (`simulations`), the result (`found`), or what went wrong. */
export type News = { simulations: number } | { found: Uint8Array<ArrayBuffer> } | { trouble: string };

const tell = (news: News) => {
  self.postMessage(news);
};

self.addEventListener("message", (event: MessageEvent<Order | Readiness>) => {
  try {
    const order = event.data;
    const machine = machineFor(order);
    if (!("brief" in order)) return;
    const found = search(machine, order, (simulations) => {
      tell({ simulations });
    });
    tell({ found });
  } catch (problem) {
    tell({ trouble: problem instanceof Error ? problem.message : String(problem) });
  }
});
