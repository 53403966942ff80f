import "../kinds.css";
import type { RaceShow } from "../../module";
import { news } from "./news";
import RaceBoard from "./RaceBoard.svelte";

export const show: RaceShow = { Board: RaceBoard, news };
