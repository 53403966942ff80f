#!/usr/bin/env node
// A complete Festina bot in JavaScript: Node.js only, one JSON object per line in, one out (see ../protocol.md).
//
//     festina arena "hare(players=2)" --bots docs/examples/bot.mjs,random --games 20
//
// The same player as bot.py: in Hare & Tortoise home if it can, then lettuces, then a good balance of progress and
// carrots; in any other game the first legal action.

import { createInterface } from "node:readline";

const FINISH = 64;
// Carrots worth having for each space still to go.
const CARROTS_PER_SPACE = 4;

// The action to play: one of `legal`.
function choose(view, legal) {
  if (view.game !== "hare" || legal.length === 1) return legal[0];
  let best = null;
  let most = -Infinity;
  for (const choice of view.choices) {
    const liking = choice.legal ? worth(view, choice) : -Infinity;
    if (liking > most) {
      most = liking;
      best = choice;
    }
  }
  return best.action;
}

// How much I like what a choice leads to.
function worth(view, choice) {
  const me = view.seats[view.seat];
  let toGo = 0;
  for (const pawn of view.pawns) {
    if (pawn.seat === view.seat) toGo += FINISH - (pawn.name === choice.pawn ? choice.space : pawn.space);
  }
  const needed = Math.min((toGo * (toGo + 1)) / 2, CARROTS_PER_SPACE * toGo);
  const liking = -2 * toGo - Math.abs(choice.left - needed);
  if (choice.space === FINISH) return liking + 1000;
  if (me.lettuces > 0) {
    if (choice.kind === "forward" && choice.does === "hare-does-lettuce") return liking + 500;
    // Whoever runs past the last lettuce has to come back: it is better to stay behind one.
    if (!lettucesAhead(view, choice.pawn).some((lettuce) => lettuce > choice.space)) return liking - 500;
  }
  return liking;
}

// The lettuce spaces ahead of one of my pawns, legal to go to or not.
function lettucesAhead(view, pawn) {
  return view.choices
    .filter((choice) => choice.kind === "forward" && choice.pawn === pawn && choice.does === "hare-does-lettuce")
    .map((choice) => choice.space);
}

// The answer to a message of the host, or null if it wants none.
function answer(message) {
  switch (message.type) {
    case "hello":
      return { festina: 1, type: "hello", name: "Example in JavaScript" };
    case "new_game":
      return { type: "ready" };
    case "decide":
      return { type: "action", id: message.id, action: choose(message.view, message.legal) };
    default:
      return null;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "quit") break;
  const reply = answer(message);
  if (reply !== null) process.stdout.write(JSON.stringify(reply) + "\n");
}
process.exit(0);
