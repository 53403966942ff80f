/** Generated (`make types`): the functions of every game's module, and the offsets of its records. */

/** What this page relies on; a module says the same of itself. */
export const CONTRACT = "30a11b58c48e4f8a";

/**
 * A record is an address, an array an address and its length, a yes or no 1 or 0, the key of a random stream
 * a bigint of 64 bits.
 */
export interface Kernel {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  "random.stream": (key: bigint, lane: number) => bigint;
  "random.below": (key: bigint, index: number, bound: number) => number;
  "rules.set_up": (state: number, rules: number) => void;
  "rules.seats_to_act": (state: number, rules: number) => number;
  "rules.is_over": (state: number, rules: number) => number;
  "rules.winner_bits": (state: number, rules: number) => number;
  "rules.legal_actions": (state: number, rules: number, seat: number, out: number) => number;
  "rules.forbids": (state: number, rules: number, seat: number, action: number) => number;
  "rules.apply_action": (state: number, rules: number, seat: number, action: number, log: number) => void;
  "rules.chance_outcomes": (state: number, rules: number, out: number) => number;
  "rules.outcome_weight": (state: number, rules: number, code: number) => number;
  "rules.apply_chance": (state: number, rules: number, code: number, log: number) => void;
  "loops.play_random": (state: number, rules: number, key: bigint, limit: number, scratch: number, log: number) => number;
  "loops.play_many": (states: number, statesLength: number, rules: number, key: bigint, first: number, limit: number, lengths: number, lengthsLength: number, winners: number, winnersLength: number, scratch: number, log: number) => void;
  "search.plant": (tree: number) => void;
  "search.weigh_root": (states: number, statesLength: number, rules: number, know: number, net: number, key: bigint, places: number, rootSeat: number, scratch: number, log: number, sight: number, tree: number) => void;
  "search.search": (states: number, statesLength: number, rules: number, know: number, net: number, players: number, key: bigint, begin: number, end: number, learned: number, places: number, rootSeat: number, scratch: number, log: number, sight: number, tree: number) => void;
  "summing.gather": (tree: number, seat: number, summary: number) => void;
  "summing.add": (total: number, part: number) => void;
  "summing.sum_up": (summary: number, mixes: number, places: number) => void;
  "reading.read_out": (entrants: number, seat: number, mixes: number, sight: number, tree: number, proof: number, findings: number) => void;
  "reading.error_of": (seat: number, i: number, findings: number) => number;
  "line.read_line": (states: number, statesLength: number, rules: number, seat: number, mixes: number, log: number, tree: number, findings: number) => void;
  "accounts.reach_of": (doubt: number) => number;
  "accounts.clear_mean": (account: number) => void;
  "accounts.add_to_mean": (account: number, weight: number) => void;
  "accounts.open_account": (account: number, entrants: number) => void;
  "accounts.settle_chance": (account: number, step: number) => void;
  "accounts.settle_choices": (account: number, step: number) => void;
  "accounts.close_account": (account: number) => void;
  "proving.prove"?: (states: number, statesLength: number, rules: number, seat: number, scratch: number, log: number, proof: number) => void;
  "outlook.look_out"?: (states: number, statesLength: number, rules: number, know: number, net: number, players: number, key: bigint, sims: number, scratch: number, log: number, sight: number, tree: number, findings: number) => void;
}

export const FUNCTIONS: readonly string[] = [
  "random.stream",
  "random.below",
  "rules.set_up",
  "rules.seats_to_act",
  "rules.is_over",
  "rules.winner_bits",
  "rules.legal_actions",
  "rules.forbids",
  "rules.apply_action",
  "rules.chance_outcomes",
  "rules.outcome_weight",
  "rules.apply_chance",
  "loops.play_random",
  "loops.play_many",
  "search.plant",
  "search.weigh_root",
  "search.search",
  "summing.gather",
  "summing.add",
  "summing.sum_up",
  "reading.read_out",
  "reading.error_of",
  "line.read_line",
  "accounts.reach_of",
  "accounts.clear_mean",
  "accounts.add_to_mean",
  "accounts.open_account",
  "accounts.settle_chance",
  "accounts.settle_choices",
  "accounts.close_account",
];

export const SEATS = 6;
export const OPTIONS = 512;
export const EXAMINED_STATES = 12;

export const SCRATCH = {
  size: 4104,
  draws: 0,
  codes: 8,
  weights: 2056,
};

export const LOG = {
  size: 51472,
  counts: 0,
  rows: 49152,
  used: 51456,
  keep: 51460,
  count: 51464,
};

export const PLAYERS = {
  size: 96,
  policy: 0,
  memory: 24,
  noise: 48,
  lapses: 72,
};

export const SIGHT = {
  size: 50120,
  base: 0,
  pairs: 48,
  known: 336,
  win: 20816,
  rank: 20864,
  shares: 20912,
  places: 20960,
  worths: 21008,
  counted: 45584,
  sharedCount: 45608,
  figures: 45612,
  pooled: 45636,
  common: 45892,
  upper: 46020,
  options: 46148,
  codes: 46152,
  outcomes: 48200,
  weights: 48456,
  listed: 48712,
  shared: 49288,
  hidden: 49352,
};

export const SUMMARY = {
  size: 40976,
  simulations: 0,
  visits: 8,
  value: 4104,
  square: 8200,
  place: 12296,
  prior: 16392,
  winShare: 20488,
  meanPlace: 24584,
  error: 28680,
  probability: 32776,
  streams: 36872,
  count: 36876,
  code: 36880,
  order: 38928,
};

export const FINDINGS = {
  size: 43152,
  shares: 0,
  doubt: 48,
  worth: 56,
  spread: 24632,
  place: 28728,
  chance: 32824,
  count: 36920,
  best: 36924,
  simulations: 36928,
  exact: 36932,
  sure: 36936,
  code: 38984,
  visits: 41032,
  steps: 43080,
  stepActor: 43084,
  stepCode: 43116,
};

export const ACCOUNT = {
  size: 1880,
  mean: 0,
  part: 48,
  meanDoubt: 96,
  partDoubt: 104,
  before: 112,
  after: 160,
  doubts: 208,
  error: 224,
  unsure: 272,
  effect: 320,
  change: 608,
  skill: 656,
  correction: 944,
  initial: 992,
  final: 1040,
  luck: 1088,
  own: 1136,
  others: 1184,
  lost: 1232,
  average: 1280,
  doubt: 1328,
  corrected: 1520,
  turned: 1528,
  turnedDoubt: 1568,
  entrants: 1608,
  members: 1612,
  member: 1616,
  free: 1640,
  grade: 1664,
  decisions: 1688,
  graded: 1712,
  last: 1832,
  turnings: 1856,
  turning: 1860,
};

export const PROOF = {
  size: 62104,
  worth: 0,
  result: 24576,
  best: 24624,
  count: 25008,
  action: 25012,
  known: 27060,
  positions: 29108,
  seat: 29112,
  next: 29176,
  total: 29208,
  missing: 29240,
  have: 29272,
  tied: 29304,
  code: 29336,
  weight: 45720,
};
