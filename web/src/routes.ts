/** Every screen, loaded when it is first opened. To add one: a component in `screens/`, a line here. */
import type { Route } from "./lib/router.svelte";

export const routes: Route[] = [
  { pattern: "/", load: () => import("./screens/home/HomeScreen.svelte") },
  { pattern: "/new/:game?", load: () => import("./screens/new/NewTableScreen.svelte") },
  { pattern: "/lobby", load: () => import("./screens/lobby/LobbyScreen.svelte") },
  { pattern: "/games", load: () => import("./screens/mine/MyGamesScreen.svelte") },
  { pattern: "/join/:code", load: () => import("./screens/join/JoinScreen.svelte") },
  { pattern: "/move", load: () => import("./screens/mine/MoveSeatsScreen.svelte") },
  { pattern: "/table/:id", load: () => import("./screens/table/TableScreen.svelte") },
  { pattern: "/rules/:ruleset?", load: () => import("./screens/rules/RulesScreen.svelte") },
  { pattern: "/learn/:game?", load: () => import("./screens/tour/LearnScreen.svelte") },
  { pattern: "/learn/:game/:id", load: () => import("./screens/tour/TourScreen.svelte") },
  { pattern: "/companion", load: () => import("./screens/companion/CompanionScreen.svelte") },
  { pattern: "/replay", load: () => import("./screens/replay/RecordScreen.svelte") },
  { pattern: "/replay/table/:id", load: () => import("./screens/replay/ReplayScreen.svelte") },
  { pattern: "/replay/:share", load: () => import("./screens/replay/ReplayScreen.svelte") },
  { pattern: "/settings", load: () => import("./screens/settings/SettingsScreen.svelte") },
];
