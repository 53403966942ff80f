/**
 * Plays and thinks with modules in Node: a line of JSON per question on standard input, a line per answer.
 *
 * walk: one game by chance, step by step; the answer is a hash of every state, list, reason and event on the way.
 * loop: many games in one call; a hash of their lengths, winners, last state and counted events.
 * think: a brief, by the page's own code; the thought.
 * trees: a brief; a hash of all that each of its searches leaves in its tree.
 * examine: positions one after the other; of each a hash of proof, tree and findings, and what every action loses.
 * account: shares that are settled one after the other; a hash of the account after each step.
 * review: a review's plan; the review as the page puts it together, of so many of the plan's jobs.
 * pace: decisions and simulations a second.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Desk, searches, Table, walk as walkAt } from "./table.mjs";

const [device, page] = process.argv.slice(2);
const { Accountant, Assembly, Examiner, Machine, factsOf, search } = await import(page);
const { games } = JSON.parse(readFileSync(`${device}/manifest.json`, "utf8"));
const modules = {};
for (const [game, files] of Object.entries(games)) {
  const module = new WebAssembly.Module(readFileSync(`${device}/${files.module}`));
  if (factsOf(module).sources !== files.sources) throw new Error(`${game}: other sources than the manifest says`);
  modules[game] = { module, facts: factsOf(module), weights: new Uint8Array(readFileSync(`${device}/${files.weights}`)) };
}

function tableOf({ game, rules }) {
  const { module, facts } = modules[game];
  return new Table(module, facts.sizes, rules);
}

function hashOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}

function walk(question) {
  const hash = createHash("sha256");
  const steps = walkAt(tableOf(question), question, (bytes) => hash.update(bytes));
  return { steps, hash: hash.digest("hex") };
}

function loop({ key, games: count, limit, offsets, ...where }) {
  const table = tableOf(where);
  const { call, states, rules, scratch, log, sizes } = table;
  const lengths = table.lay(8 * count);
  const winners = table.lay(8 * count);
  new DataView(call.memory.buffer).setInt32(log + offsets.count, 1, true);
  call["loops.play_many"](states, 2, rules, BigInt(key), 0, limit, lengths, count, winners, count, scratch, log);
  const parts = [
    [lengths, 8 * count],
    [winners, 8 * count],
    [states, 2 * sizes.State],
    [log, sizes.Log],
  ];
  return { hash: hashOf(...parts.map(([address, size]) => table.bytes(address, size))) };
}

function knowledgeIn(file) {
  return file === null ? null : new Uint8Array(readFileSync(file));
}

function think({ brief, knowledge }, kept) {
  const { module, weights } = modules[brief.game];
  const known = knowledgeIn(knowledge);
  const sims = Math.ceil(brief.sims / brief.threads);
  const parts = Array.from({ length: brief.threads }, (_, stream) =>
    search(kept ?? new Machine(module), { module, brief, stream, knowledge: known, weights, sims, ms: 0 }),
  );
  return new Machine(module).sumUp(brief, parts);
}

/** A desk per game for all trees: a fresh one would take its memory again each time. */
const desks = {};

function trees({ brief, knowledge, ...tree }) {
  const { game, rules, threads } = brief;
  desks[game] ??= new Desk(modules[game], rules, null, 3);
  const hashes = Array.from({ length: threads }, () => createHash("sha256"));
  const given = { brief, knowledge: knowledgeIn(knowledge), ...tree };
  searches(desks[game], given, (stream, bytes) => hashes[stream].update(bytes));
  return hashes.map((hash) => hash.digest("hex"));
}

function examine({ game, rules, knowledge, states: count, entrants, mixes, sims, offsets, positions }) {
  const desk = new Desk(modules[game], rules, knowledgeIn(knowledge), count);
  const hashed = (record) => hashOf(desk.bytes(desk.at[record], desk.sizes[record]));
  const { call, states, scratch, log, at } = desk;
  return positions.map(({ state, seat, key }) => {
    const own = BigInt(key);
    desk.put(states + desk.sizes.State, state);
    if (seat === null) {
      const given = [states, count, desk.rules, at.Knowledge, at.Net, at.Players, own, sims];
      call["outlook.look_out"](...given, scratch, log, at.Sight, at.Tree, at.Findings);
      return { tree: hashed("Tree"), findings: hashed("Findings") };
    }
    new DataView(call.memory.buffer).setInt32(at.Proof + offsets.proved, 0, true);
    call["proving.prove"]?.(states, count, desk.rules, seat, scratch, log, at.Proof);
    desk.plant(state, seat, own, 1, 0);
    desk.run(seat, call["random.stream"](own, 0), sims, 1, 0);
    call["reading.read_out"](entrants, seat, Number(mixes), at.Sight, at.Tree, at.Proof, at.Findings);
    call["line.read_line"](states, count, desk.rules, seat, Number(mixes), log, at.Tree, at.Findings);
    const found = new DataView(call.memory.buffer).getInt32(at.Findings + offsets.found, true);
    return {
      proof: hashed("Proof"),
      tree: hashed("Tree"),
      findings: hashed("Findings"),
      errors: Array.from({ length: found }, (_, row) => call["reading.error_of"](seat, row, at.Findings)),
    };
  });
}

function account({ steps, ...where }) {
  const table = tableOf(where);
  const { call, sizes } = table;
  const book = table.lay(sizes.Account);
  return steps.map(({ name, given, written }) => {
    for (const [offset, kind, values] of written) {
      const Numbers = kind === "f8" ? Float64Array : Int32Array;
      new Numbers(call.memory.buffer, book + offset, values.length).set(values);
    }
    call[`accounts.${name}`](book, ...given);
    return hashOf(table.bytes(book, sizes.Account));
  });
}

function review({ plan, knowledge, jobs }) {
  const { module, weights } = modules[plan.game];
  const examiner = new Examiner(module, plan, knowledgeIn(knowledge), weights);
  const found = new Map(plan.jobs.slice(0, jobs).map((job, number) => [number, examiner.examine(job)]));
  return new Assembly(plan, found, new Accountant(module, plan.entrants)).review();
}

/** Milliseconds of computing so far: whatever else the machine does, it does not count. */
function computed() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A machine per game, kept from search to search as a page's workers keep theirs: its memory is used again. */
const machines = {};

/** Many games and one search against the clock: decisions and simulations a second. */
function pace({ key, games: count, limit, brief, knowledge, ...where }) {
  const table = tableOf(where);
  const { call, states, rules, scratch, log } = table;
  const lengths = table.lay(8 * count);
  const winners = table.lay(8 * count);
  let began = computed();
  call["loops.play_many"](states, 2, rules, BigInt(key), 0, limit, lengths, count, winners, count, scratch, log);
  const played = computed() - began;
  const decisions = new BigInt64Array(call.memory.buffer, lengths, count).reduce((sum, each) => sum + (each < 0n ? -each : each));
  machines[brief.game] ??= new Machine(modules[brief.game].module);
  began = computed();
  const { simulations } = think({ brief, knowledge }, machines[brief.game]);
  return {
    decisions: (1000 * Number(decisions)) / played,
    simulations: (1000 * simulations) / (computed() - began),
  };
}

const answers = { walk, loop, think, trees, examine, account, review, pace };
for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...question } = JSON.parse(line);
  console.log(JSON.stringify(answers[ask](question)));
}
