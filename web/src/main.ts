import { mount } from "svelte";
import App from "./App.svelte";
import { answerWorker } from "./lib/notify/answer";
import { remembered } from "./lib/stores/memory";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("The page has no #app.");
mount(App, { target });

answerWorker();
// Where somebody wants notices, the server must know where to send them.
if (remembered("notify", false)) void import("./lib/notify/notify.svelte").then(({ notify }) => notify.renew());
