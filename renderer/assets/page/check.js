// Were the dice and the cards fair? The same as engine/verify.py, step by step; see there for what each number follows
// from. Nothing of the browser is asked: file:// has no crypto everywhere.

const DIE = ["infantry", "infantry", "armor", "grenade", "star", "flag"];
const K = [], FIRST = [];
for (let n = 2; K.length < 64; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  // The fractions of the roots of the first primes.
  if (FIRST.length < 8) FIRST.push(((Math.sqrt(n) % 1) * 2 ** 32) | 0);
  K.push(((Math.cbrt(n) % 1) * 2 ** 32) | 0);
}
const W = new Int32Array(64);

function compress(state, bytes, offset) {
  for (let n = 0; n < 16; n++) {
    const at = offset + 4 * n;
    W[n] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let n = 16; n < 64; n++) {
    const x = W[n - 15], y = W[n - 2];
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    W[n] = (W[n - 16] + s0 + W[n - 7] + s1) | 0;
  }
  let a = state[0], b = state[1], c = state[2], d = state[3], e = state[4], f = state[5], g = state[6], h = state[7];
  for (let n = 0; n < 64; n++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + K[n] + W[n]) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g; g = f; f = e; e = (d + one) | 0; d = c; c = b; b = a; a = (one + two) | 0;
  }
  return [
    (a + state[0]) | 0, (b + state[1]) | 0, (c + state[2]) | 0, (d + state[3]) | 0,
    (e + state[4]) | 0, (f + state[5]) | 0, (g + state[6]) | 0, (h + state[7]) | 0,
  ];
}

// Filled anew for every number: to make one each time takes longer than to hash it.
const ROOM = new Uint8Array(512), FLAT = new Uint8Array(32);

/** SHA-256 of some bytes, as eight words, after a state that has taken in `before` bytes. */
function digest(bytes, state = FIRST, before = 0) {
  const length = bytes.length, size = (length + 9 + 63) & ~63;
  const padded = size <= ROOM.length ? ROOM.fill(0, 0, size) : new Uint8Array(size);
  padded.set(bytes);
  padded[length] = 128;
  for (let n = 1, bits = (before + length) * 8; bits; n++, bits = Math.floor(bits / 256)) padded[size - n] = bits % 256;
  for (let offset = 0; offset < size; offset += 64) state = compress(state, padded, offset);
  return state;
}

const encoded = (text) => new TextEncoder().encode(text);
const hex = (words) => words.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");

/** What makes the HMAC of some bytes, keyed: the key is taken in once. */
function keyed(key) {
  let bytes = encoded(key);
  if (bytes.length > 64) bytes = flat(digest(bytes)).slice();
  const pad = (fill) => Uint8Array.from({ length: 64 }, (_, n) => (bytes[n] || 0) ^ fill);
  const inner = compress(FIRST, pad(0x36), 0), outer = compress(FIRST, pad(0x5c), 0);
  return (said) => digest(flat(digest(said, inner, 64)), outer, 64);
}

function flat(words) {
  for (let n = 0; n < 32; n++) FLAT[n] = words[n >> 2] >>> (24 - 8 * (n & 3));
  return FLAT;
}

const damaged = (what) => { throw new TypeError(what); };
const must = (fine, what) => { if (!fine) damaged(what); };

/** What draws a number below another, and what shuffles. */
function chanceOf(mac, salts, ply, action) {
  const head = encoded(`${salts}|${ply}|${action}|`);
  let counter = 0;
  function next() {
    const digits = String(counter++), said = new Uint8Array(head.length + digits.length);
    said.set(head);
    for (let n = 0; n < digits.length; n++) said[head.length + n] = digits.charCodeAt(n);
    return mac(said);
  }
  function number(below) {
    must(Number.isSafeInteger(below) && below > 0, "drawn of nothing");
    // What lies above the last whole multiple would favour small numbers.
    const wide = BigInt(below), most = 2n ** 64n - (2n ** 64n % wide), half = 2 ** 32 % below;
    for (;;) {
      const words = next(), high = words[0] >>> 0, low = words[1] >>> 0;
      // Nearly always the first half says that it lies below, and for few the rest fits into a plain number.
      if (below < 2 ** 20 && high < 2 ** 32 - 1) return ((high % below) * half + low) % below;
      const drawn = (BigInt(high) << 32n) | BigInt(low);
      if (drawn < most) return Number(drawn % wide);
    }
  }
  function shuffle(length) {
    const order = Array.from({ length }, (_, n) => n);
    for (let last = length - 1; last > 0; last--) {
      const other = number(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }
  return { number, shuffle };
}

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function* faultsOfRolls(rolls, { number, shuffle }) {
  for (const [what, result, ...more] of rolls) {
    must(Array.isArray(result), "no result");
    const right = what === "dice" ? result.map(() => DIE[number(6)])
      : what === "pick" ? [number(more[0])] : shuffle(result.length);
    if (!same(result, right)) yield `${what}: ${JSON.stringify(result)} should be ${JSON.stringify(right)}`;
  }
}

function counted(piles) {
  const counts = new Map();
  for (const cards of piles) {
    must(Array.isArray(cards), "no pile");
    for (const card of cards) counts.set(card, (counts.get(card) || 0) + 1);
  }
  return counts;
}
/** Whether there is more of anything in one than in another. */
const exceeds = (one, other) => [...one].some(([card, number]) => number > (other.get(card) || 0));
const alike = (one, other) => one.size === other.size && [...one].every(([card, number]) => other.get(card) === number);
/** A part of an entry; what is not there is empty, what is there must be what it should be. */
const rollsOf = (entry) => { must(Array.isArray(entry.rolls ?? []) && entry.rolls !== null, "no rolls"); return entry.rolls || []; };
const cardsOf = (entry) => {
  const { cards = {} } = entry;
  must(cards !== null && typeof cards === "object" && !Array.isArray(cards), "no cards");
  return cards;
};

/** Follow the cards: each is drawn from the top of its pile, none comes from nowhere. Changes the piles. */
function* faultsOfCards(piles, entry) {
  const told = Object.entries(cardsOf(entry));
  const seen = counted(told.map(([, now]) => now).filter((now) => typeof now !== "number"));
  const all = [...piles.values()];
  for (const roll of rollsOf(entry)) {
    if (roll.length !== 4) continue;
    const [, order, cards, pile] = roll;
    must(Array.isArray(cards) && typeof pile === "string", "no cards");
    if (!piles.has(pile)) all.push(cards);
    else {
      const lay = piles.get(pile.replaceAll("deck", "discard"));
      if (exceeds(counted([lay]), counted([cards])) || !same(cards, [...cards].sort())) {
        yield "other cards were shuffled than lay there";
      }
    }
    piles.set(pile, order.map((place) => { must(place in cards, "no such place"); return cards[place]; }));
  }
  const total = counted(all);
  for (const [pile, now] of told) {
    if (typeof now !== "number") { must(Array.isArray(now), "no pile"); piles.set(pile, now); continue; }
    const lay = piles.get(pile), drawn = lay.length - now;
    if (drawn < 0 || exceeds(counted([lay.slice(0, drawn)]), seen)) yield `not what lay on top of the ${pile} was drawn`;
    piles.set(pile, lay.slice(drawn));
  }
  if (!alike(counted(piles.values()), total)) yield "a card came from nowhere";
}

function* faults(data) {
  if (hex(digest(encoded(data.seed))) !== data.seal) yield "the seed does not fit the seal";
  const salts = hex(digest(encoded(data.salts.join("\n")))), mac = keyed(data.seed);
  const deck = new Map(Object.entries(data.deck)), known = new Map();
  let piles = new Map(), ply = 0;
  const entries = [{ action: "", ply: 0, ...data.start }, ...data.log];
  for (const [number, entry] of entries.entries()) {
    if ("undo" in entry) {
      piles = new Map(known.get(entry.undo) || damaged("undone to nowhere"));
      ply = entry.undo;
      continue;
    }
    must(typeof entry.action === "string", "no action");
    const chance = chanceOf(mac, salts, ply, entry.action);
    for (const fault of [...faultsOfRolls(rollsOf(entry), chance), ...faultsOfCards(piles, entry)]) {
      yield `${number} (${entry.action || "start"}): ${fault}`;
    }
    if (entry.ply !== ply || !alike(counted(piles.values()), deck)) {
      yield `${number}: an action is missing, or these are not the cards of the game`;
    }
    ply += number > 0 ? 1 : 0;
    known.set(ply, new Map(piles));
  }
}

/** The faults of a record, whatever it is; told what was posted, also whether it is the record of that battle. */
function check(data, seal = "", salts = null) {
  try {
    must([data.seed, data.seal, ...data.salts].every((one) => typeof one === "string"), "no seed");
    if (!data.seal.startsWith(seal) || (salts && !same(salts, data.salts))) {
      return ["seal or salts are not those that were posted"];
    }
    return [...faults(data)];
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return [`the file is damaged: ${error.message}`];
    throw error;
  }
}
