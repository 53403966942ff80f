/** A piece that somebody drags over the board, where positions are set up. */
export interface Drag {
  piece: string;
  /** Where its feet are. */
  at: { x: number; y: number };
  /** The space it would be put on; null: it goes back. */
  space: number | null;
}

/** Where a piece is taken hold of: above its feet, in pixels of the board. */
export interface Handle {
  piece: string;
  feet: { x: number; y: number };
  space: number;
  wide: number;
  tall: number;
}

/** What a piece that is dragged out of the form is carried as. */
export const PIECE = "text/festina-pawn";
