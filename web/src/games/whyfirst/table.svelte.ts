/** What lies on the table now, for the board and for the slips above it: both show the same moment. */
import type { BoardSession } from "../../lib/table/boardSession";
import { stagedView } from "./animate";
import { completed, type Reveal, type StagedView } from "./reveal";
import { lastTrick, whatHappened, type Trick } from "./trick";

export class TableTop {
  constructor(private readonly session: () => BoardSession) {}

  /** A trick that was revealed stays until somebody goes on. */
  view = $derived.by((): StagedView | null => stagedView(this.session().stage.held ?? this.session().shown));

  #logged = $derived.by(() => lastTrick(whatHappened(this.session().log)));

  reveal = $derived.by((): Reveal | null => (this.view?.reveal ? completed(this.view.reveal, this.#logged) : null));

  /** The trick lies open, and the game goes on when somebody says so. */
  resting = $derived.by(() => this.session().stage.held !== null && !this.session().stage.busy);

  /** The cards that lie open: as they are being turned up, or while pawns are moved by them. */
  open = $derived.by((): Trick | null => {
    const { view, reveal } = this;
    if (reveal || !view) return reveal;
    const logged = this.#logged;
    return view.phase === "move" && logged?.round === view.round && logged.trick === view.trick ? logged : null;
  });

  /** The trick before this one, while nothing lies open; one that was taken back is none. */
  past = $derived.by((): Trick | null => {
    const { view, open } = this;
    const logged = this.#logged;
    if (!view || open || !logged || view.outcome) return null;
    return logged.round === view.round && logged.trick < view.trick ? logged : null;
  });
}
