import "../kinds.css";
import type { RacePicture } from "../../module";
import { lookOf } from "../looks/catalogue";
import { hareSetting } from "../types";
import Picture from "./Picture.svelte";

export const picture: RacePicture = {
  Picture,
  bar: (setting) => lookOf(hareSetting(setting)?.edition ?? "").bar,
};
