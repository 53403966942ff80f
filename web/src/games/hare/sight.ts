/** What matters now is to be seen: between what sticks to the top of the screen and what sticks to its bottom. */
interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that all is in sight, as little as possible; `first` counts more than the rest. */
export function scrollFor(first: Span, rest: Span[], ceiling: number, floor: number): number {
  const top = Math.min(first.top, ...rest.map((span) => span.top));
  const bottom = Math.max(first.bottom, ...rest.map((span) => span.bottom));
  if (bottom > floor) return Math.max(Math.min(bottom - floor, first.top - ceiling), 0);
  if (top < ceiling) return Math.min(Math.max(top - ceiling, first.bottom - floor), 0);
  return 0;
}

/** A space with the price tag at its edge. */
function span(space: Element): Span {
  const { top, bottom, height } = space.getBoundingClientRect();
  return { top: top - height * 0.2, bottom: bottom + height * 0.25 };
}

function sticking(edge: "top" | "bottom"): Element[] {
  const marked = [...document.querySelectorAll(`[data-sticks="${edge}"]`)];
  return marked.filter((one) => one.checkVisibility() && getComputedStyle(one).position === "sticky");
}

/** Where something ends that sticks to the top, once it does. */
function endAtTop(one: Element): number {
  return parseFloat(getComputedStyle(one).top) + one.getBoundingClientRect().height;
}

export function bringInSight(first: Element, rest: Element[], smooth: boolean): void {
  const ceiling = Math.max(0, ...sticking("top").map(endAtTop));
  const floor = Math.min(innerHeight, ...sticking("bottom").map((one) => one.getBoundingClientRect().top));
  const by = scrollFor(span(first), rest.map(span), ceiling, floor);
  if (Math.abs(by) >= 1) scrollBy({ top: by, behavior: smooth ? "smooth" : "instant" });
}
