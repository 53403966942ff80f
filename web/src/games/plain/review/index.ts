import type { ReviewParts } from "../../module";
import Still from "./Still.svelte";

export const review: ReviewParts = {
  Still,
  actionName: (action) => ({ head: action, detail: "" }),
};
