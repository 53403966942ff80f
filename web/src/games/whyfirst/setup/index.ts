import type { Setup } from "../../module";
import Form from "./Form.svelte";

export const setup: Setup = { Form };
