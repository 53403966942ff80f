/** A position thought about by the server: for devices that cannot search by themselves. */
import { json } from "../api/client";
import type { PositionThought, PositionWish } from "../api/schema";
import { lookedThere, type Looked } from "./looked";

export async function lookAway(wish: PositionWish): Promise<Looked> {
  return lookedThere(await json<PositionThought>("POST", "/api/position/thought", wish));
}
