/** Branches of an analysis: positions, and the steps between them. Pure. */

export interface Node<Position> {
  id: number;
  parent: number | null;
  /** The step that led here: who took it (null: chance), and its text. */
  step: { actor: number | null; action: string } | null;
  position: Position;
}

export interface Tree<Position> {
  nodes: readonly Node<Position>[];
  at: number;
}

export function planted<Position>(position: Position): Tree<Position> {
  return { nodes: [{ id: 0, parent: null, step: null, position }], at: 0 };
}

export function here<Position>({ nodes, at }: Tree<Position>): Node<Position> {
  return nodes[at]!;
}

export function children<Position>({ nodes }: Tree<Position>, id: number): Node<Position>[] {
  return nodes.filter(({ parent }) => parent === id);
}

/** The node that a step from here has led to before. */
export function known<Position>(tree: Tree<Position>, actor: number | null, action: string): Node<Position> | null {
  const found = children(tree, tree.at).find(({ step }) => step?.actor === actor && step.action === action);
  return found ?? null;
}

/** The tree with a new branch from here, which one stands on then. */
export function grown<Position>(
  tree: Tree<Position>,
  actor: number | null,
  action: string,
  position: Position,
): Tree<Position> {
  const id = tree.nodes.length;
  return { nodes: [...tree.nodes, { id, parent: tree.at, step: { actor, action }, position }], at: id };
}

/** From the root to here. */
export function way<Position>({ nodes, at }: Tree<Position>): Node<Position>[] {
  const found: Node<Position>[] = [];
  for (let node = nodes[at]; node; node = node.parent === null ? undefined : nodes[node.parent]) found.unshift(node);
  return found;
}

/** The node after this one: the branch that was grown last. */
export function ahead<Position>(tree: Tree<Position>): Node<Position> | null {
  return children(tree, tree.at).at(-1) ?? null;
}
