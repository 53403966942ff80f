/** A table in a module's memory, whole games at it and searches there: in Node and in browsers alike. */

export class Table {
  /** A module, the sizes that it says its records have, and the rules record in base64. */
  constructor(module, sizes, rules) {
    this.sizes = sizes;
    this.call = new WebAssembly.Instance(module).exports;
    this.begin = this.end = this.call.__heap_base.value;
    this.rules = this.lay(sizes.Rules);
    this.states = this.lay(2 * sizes.State);
    this.scratch = this.lay(sizes.Scratch);
    this.log = this.lay(sizes.Log);
    this.put(this.rules, rules);
  }

  /** Memory for a record, all zero. */
  lay(size) {
    const address = Math.ceil(this.end / 16) * 16;
    this.end = address + size;
    const missing = Math.ceil((this.end - this.call.memory.buffer.byteLength) / 65536);
    if (missing > 0) this.call.memory.grow(missing);
    return address;
  }

  bytes(address, size) {
    return new Uint8Array(this.call.memory.buffer, address, size);
  }

  /** Bytes, or what they are in base64, at an address. */
  put(address, content) {
    const bytes = typeof content === "string" ? Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)) : content;
    this.bytes(address, bytes.length).set(bytes);
  }
}

/**
 * One game by chance, step by step: `heard` gets every state, list, reason, look ahead and event on the way. Returns the steps.
 * `look` says how far ahead one can look: from which action code on, with which arguments, into how many bytes.
 */
export function walk(table, { key, limit, codes, offsets, look }, heard) {
  const { call, states: state, rules, scratch, log, sizes } = table;
  const numbers = (...values) => heard(new Uint8Array(Float64Array.from(values).buffer));
  const whole = (address) => new DataView(call.memory.buffer).getInt32(address, true);
  new DataView(call.memory.buffer).setInt32(log + offsets.keep, 1, true);
  const own = BigInt(key);
  const survey = (table.survey ??= table.lay(look.bytes));
  const told = () => {
    heard(table.bytes(log + offsets.rows, 24 * whole(log + offsets.used)));
    new DataView(call.memory.buffer).setInt32(log + offsets.used, 0, true);
    heard(table.bytes(state, sizes.State));
  };
  call["rules.set_up"](state, rules);
  told();
  let steps = 0;
  for (; steps < limit && !call["rules.is_over"](state, rules); steps += 1) {
    const bits = call["rules.seats_to_act"](state, rules);
    if (bits === 0) {
      const count = call["rules.chance_outcomes"](state, rules, scratch);
      const outcomes = Array.from({ length: count }, (_, i) => whole(scratch + offsets.codes + 4 * i));
      heard(table.bytes(scratch + offsets.codes, 4 * count));
      heard(table.bytes(scratch + offsets.weights, 4 * count));
      const chosen = outcomes[call["random.below"](own, steps, count)];
      numbers(call["rules.outcome_weight"](state, rules, chosen));
      call["rules.apply_chance"](state, rules, chosen, log);
    } else {
      const seat = Math.log2(bits & -bits);
      const count = call["rules.legal_actions"](state, rules, seat, scratch);
      const actions = Array.from({ length: count }, (_, i) => whole(scratch + offsets.codes + 4 * i));
      numbers(bits, ...actions);
      for (let i = 0; i < codes.tried; i += 1) {
        const code = call["random.below"](own, codes.from + codes.tried * steps + i, codes.below);
        numbers(call["rules.forbids"](state, rules, seat, code));
      }
      for (const given of actions[0] >= look.from ? look.given : []) {
        table.bytes(survey, look.bytes).fill(0);
        call["rules.survey.look_ahead"](state, rules, seat, ...given, survey);
        heard(table.bytes(survey, look.bytes));
      }
      call["rules.apply_action"](state, rules, seat, actions[call["random.below"](own, steps, count)], log);
    }
    told();
  }
  numbers(call["rules.winner_bits"](state, rules));
  return steps;
}

/** A table with the memory of one search and of what is found out by it, all zero but what every search needs. */
export class Desk extends Table {
  /** A game's module, what it says of itself and its learned weights; the rules, what can be known of them, and how many states. */
  constructor({ module, facts, weights }, rules, knowledge, count) {
    super(module, facts.sizes, rules);
    const lay = (record, times = 1) => this.lay(times * facts.sizes[record]);
    this.given = { facts, weights };
    this.count = count;
    this.states = lay("State", count);
    // The tree comes last: it is large, and what a search does not touch of it is never cleared.
    this.at = Object.fromEntries(
      ["Knowledge", "Net", "Players", "Sight", "Proof", "Findings", "Tree"].map((record) => [record, lay(record)]),
    );
    this.#furnish(knowledge);
  }

  /** As if it were new, with other rules. The tree has been cleared where it was heard. */
  set(rules, knowledge) {
    this.bytes(this.begin, this.at.Tree - this.begin).fill(0);
    this.put(this.rules, rules);
    this.#furnish(knowledge);
  }

  #furnish(knowledge) {
    if (knowledge) this.put(this.at.Knowledge, knowledge);
    this.put(this.at.Net, this.given.weights);
    this.put(this.at.Players, this.given.facts.players);
  }

  /** Make a state the root of a search, which the learned judgement may weigh. */
  plant(state, seat, key, learned, places) {
    const { call, states, count, rules, scratch, log, at } = this;
    this.put(states + this.sizes.State, state);
    call["search.plant"](at.Tree);
    if (!learned) return;
    const weigh = call["search.weigh_root"];
    weigh(states, count, rules, at.Knowledge, at.Net, key, places, seat, scratch, log, at.Sight, at.Tree);
  }

  run(seat, key, sims, learned, places) {
    const { call, states, count, rules, scratch, log, at } = this;
    const given = [states, count, rules, at.Knowledge, at.Net, at.Players, key, 0, sims, learned, places, seat];
    call["search.search"](...given, scratch, log, at.Sight, at.Tree);
  }
}

/**
 * The searches of a brief, one after the other: `heard` gets the number of each and all that it leaves in its tree, part by part.
 * `used` is where a tree says how many rows it uses (null: it has no rows); a part is an offset and bytes, in all or per row.
 */
export function searches(desk, { brief, knowledge, used, parts }, heard) {
  const sims = Math.ceil(brief.sims / brief.threads);
  const [learned, places] = [Number(brief.learned), Number(brief.places)];
  const key = BigInt.asUintN(64, BigInt(brief.key));
  for (let stream = 0; stream < brief.threads; stream += 1) {
    desk.set(brief.rules, knowledge);
    desk.plant(brief.world, brief.seat, key, learned, places);
    desk.run(brief.seat, desk.call["random.stream"](key, stream), sims, learned, places);
    const tree = desk.at.Tree;
    const rows = used === null ? 0 : new DataView(desk.call.memory.buffer).getInt32(tree + used, true);
    for (const { offset, bytes, rowed } of parts) {
      const part = desk.bytes(tree + offset, rowed ? rows * bytes : bytes);
      heard(stream, part);
      part.fill(0);
    }
  }
}
