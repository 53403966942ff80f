/** Branches of an analysis: positions, and the steps between them. Pure. */
import type { LikelyStep } from "../../lib/api/schema";
import type { View } from "../../lib/table/view";

/** What the position before a step calls it: the choice of its view, or the name of the outcome. */
export type Called = Pick<LikelyStep, "title"> & { choice: LikelyStep["choice"] | View["choices"][number] };

export type Actor = number | "changed" | null;

export interface Node<Position> {
  id: number;
  parent: number | null;
  /** The step that led here: who took it (null: chance; "changed": nobody, the position was set up), its text, and what it is called. */
  step: ({ actor: Actor; action: string } & Called) | null;
  position: Position;
}

export interface Tree<Position> {
  nodes: readonly Node<Position>[];
  at: number;
  /** The branch that was taken last, by the node from which it grows. */
  taken: Readonly<Record<number, number>>;
}

const NAMELESS: Called = { choice: null, title: null };

export function planted<Position>(position: Position): Tree<Position> {
  return { nodes: [{ id: 0, parent: null, step: null, position }], at: 0, taken: {} };
}

export function here<Position>({ nodes, at }: Tree<Position>): Node<Position> {
  return nodes[at]!;
}

export function children<Position>({ nodes }: Tree<Position>, id: number): Node<Position>[] {
  return nodes.filter(({ parent }) => parent === id);
}

/** The node that a step from here has led to before. */
export function known<Position>(tree: Tree<Position>, actor: Actor, action: string): Node<Position> | null {
  const found = children(tree, tree.at).find(({ step }) => step?.actor === actor && step.action === action);
  return found ?? null;
}

/** The tree with a new branch from here, which one stands on then. */
export function grown<Position>(
  tree: Tree<Position>,
  actor: Actor,
  action: string,
  position: Position,
  called = NAMELESS,
): Tree<Position> {
  const id = tree.nodes.length;
  const node = { id, parent: tree.at, step: { actor, action, ...called }, position };
  return moved({ ...tree, nodes: [...tree.nodes, node] }, id);
}

/** The same tree, seen from another node: the branches that lead there are those taken last. */
export function moved<Position>(tree: Tree<Position>, at: number): Tree<Position> {
  const steps = way({ ...tree, at }).flatMap(({ id, parent }) => (parent === null ? [] : [[parent, id] as const]));
  return { ...tree, at, taken: { ...tree.taken, ...Object.fromEntries(steps) } };
}

/** The other branches that grow where a node does. */
export function siblings<Position>(tree: Tree<Position>, { id, parent }: Node<Position>): Node<Position>[] {
  return parent === null ? [] : children(tree, parent).filter((node) => node.id !== id);
}

/** From the root to here. */
export function way<Position>({ nodes, at }: Pick<Tree<Position>, "nodes" | "at">): Node<Position>[] {
  const found: Node<Position>[] = [];
  for (let node = nodes[at]; node; node = node.parent === null ? undefined : nodes[node.parent]) found.unshift(node);
  return found;
}

/** The node after this one: on the branch that was taken last. */
export function ahead<Position>(tree: Tree<Position>): Node<Position> | null {
  return tree.nodes[tree.taken[tree.at] ?? -1] ?? null;
}
