import type { RacePicture } from "../../module";
import Picture from "./Picture.svelte";

export const picture: RacePicture = { Picture };
