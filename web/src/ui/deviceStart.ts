/** Shows over every screen how far this device is with getting ready; the first start brings it, for most visits need none. */
import { mount } from "svelte";
import DeviceStart from "./DeviceStart.svelte";

let shown = false;

export function showStarts(): void {
  if (shown) return;
  shown = true;
  mount(DeviceStart, { target: document.body, props: { floating: true } });
}
