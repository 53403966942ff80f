/** Every screen, loaded when it is first opened. To add one: a component in `screens/`, a line here. */
import { bare, type Route } from "./lib/router.svelte";

export const routes: Route[] = [
  { pattern: "/", load: bare(() => import("./screens/home/HomeScreen.svelte")) },
  { pattern: "/new/:game?", title: "web-new-title", load: () => import("./screens/new/NewTableScreen.svelte") },
  { pattern: "/lobby", title: "web-lobby-title", load: bare(() => import("./screens/lobby/LobbyScreen.svelte")) },
  { pattern: "/daily/:day?", title: "web-daily-title", load: () => import("./screens/daily/DailyScreen.svelte") },
  {
    pattern: "/ratings/:game?",
    title: "web-nav-ratings",
    load: () => import("./screens/ratings/RatingsScreen.svelte"),
  },
  { pattern: "/cups", title: "web-cups-title", load: bare(() => import("./screens/cups/CupsScreen.svelte")) },
  { pattern: "/cups/new", title: "web-cup-new", load: bare(() => import("./screens/cups/NewCupScreen.svelte")) },
  { pattern: "/cup/join/:code", title: "web-cup", load: () => import("./screens/cups/CupJoinScreen.svelte") },
  { pattern: "/cup/:id", title: "web-cup", load: () => import("./screens/cups/CupScreen.svelte") },
  { pattern: "/games", title: "web-nav-games", load: bare(() => import("./screens/mine/MyGamesScreen.svelte")) },
  { pattern: "/join/:code", title: "web-join-tab", load: () => import("./screens/join/JoinScreen.svelte") },
  { pattern: "/me", title: "web-me", load: bare(() => import("./screens/me/MeScreen.svelte")) },
  { pattern: "/move", title: "web-move-title", load: bare(() => import("./screens/mine/MoveSeatsScreen.svelte")) },
  { pattern: "/table/:id", load: () => import("./screens/table/TableScreen.svelte") },
  { pattern: "/rules/:ruleset?", title: "web-nav-rules", load: () => import("./screens/rules/RulesScreen.svelte") },
  { pattern: "/learn/:game?", title: "web-tour-title", load: () => import("./screens/tour/LearnScreen.svelte") },
  { pattern: "/learn/:game/:id", title: "web-tour-title", load: () => import("./screens/tour/TourScreen.svelte") },
  {
    pattern: "/companion",
    title: "web-home-companion",
    load: bare(() => import("./screens/companion/CompanionScreen.svelte")),
  },
  { pattern: "/replay", title: "web-replay", load: bare(() => import("./screens/replay/RecordScreen.svelte")) },
  { pattern: "/replay/table/:id", title: "web-replay", load: () => import("./screens/replay/ReplayScreen.svelte") },
  { pattern: "/replay/:share", title: "web-replay", load: () => import("./screens/replay/ReplayScreen.svelte") },
  { pattern: "/picture/:ruleset?", load: () => import("./screens/picture/PictureScreen.svelte") },
  { pattern: "/privacy", title: "web-privacy", load: bare(() => import("./screens/privacy/PrivacyScreen.svelte")) },
  { pattern: "/settings", title: "web-settings", load: bare(() => import("./screens/settings/SettingsScreen.svelte")) },
];
