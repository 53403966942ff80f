/** What the start page shows to those who have games or invitations. */
export { default as Invited } from "../../ui/Invited.svelte";
export { default as WaitingGame } from "./WaitingGame.svelte";
