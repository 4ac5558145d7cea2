// A battle to look through: every action of it on the board and in words.

const DATA = unpacked(document.getElementById("data").textContent);
const WORDS = DATA.words;
const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
const SIDES = ["allies", "axis"];

/** A label with its parameters put in. */
function say(key, params = {}) {
  return WORDS[key].replace(/\{(\w+)\}/g, (all, name) => (name in params ? params[name] : all));
}

/** An element; texts are texts, never marks. */
function made(tag, attributes = {}, ...inside) {
  const one = tag.startsWith("svg:") ? document.createElementNS(SVG, tag.slice(4)) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value);
  one.append(...inside);
  return one;
}

// The position after a step: from the nearest one that is kept, by the changes since.
const KEPT = [], APART = 64, LAST = DATA.steps.length - 1;
let held = {}, at = -1;
function positionAt(number) {
  if (number < at) {
    const kept = Math.floor(number / APART);
    at = kept * APART - 1;
    held = { ...KEPT[kept] };
  }
  while (at < number) {
    at++;
    if (at % APART === 0) KEPT[at / APART] ??= { ...held };
    Object.assign(held, DATA.steps[at].put);
    for (const key of DATA.steps[at].gone || []) delete held[key];
  }
  return held;
}

/** The turn after each step, and whose it is. */
const TURNS = [];
for (const { put } of DATA.steps) {
  const [turn, side] = TURNS[TURNS.length - 1] || [];
  TURNS.push([put.turn ?? turn, put.active ?? side]);
}
let now = -1, playing = 0;

// -- the board ------------------------------------------------------------------------------------------------------

const CELLS = new Map();
const UNITS = new Map();
for (const [name, [x, y]] of Object.entries(DATA.hexes)) {
  const floor = made("svg:g", { transform: `translate(${x} ${y})` });
  const things = made("svg:g", { transform: `translate(${x} ${y})`, "data-hex": name });
  $("floors").append(floor);
  $("things").append(things);
  CELLS.set(name, { floor, things, x, y, look: -1 });
}

function drawGround(position) {
  for (const [name, cell] of CELLS) {
    const look = position[`h${name}`];
    if (look === cell.look) continue;
    cell.look = look;
    // Drawn by us, from nothing that anybody has written.
    [cell.floor.innerHTML, cell.things.innerHTML] = DATA.looks[look];
    cell.things.dataset.look = look;
  }
}

const PIPS = 6;
function unitOf(at, [number, figures, full, done]) {
  const [side] = DATA.counters[number];
  const one = made("svg:g", { class: `unit ${side}`, "data-at": at });
  if (done) one.append(made("svg:circle", { class: "ordered", r: 41, cy: 0 }));
  one.append(made("svg:use", { href: `#c${number}` }));
  if (full > 1 && full <= PIPS) {
    for (let n = 0; n < full; n++) {
      const pip = { class: n < figures ? "pip" : "pip gone", x: 7 - 7 * (full - n), y: 15.5, width: 5.4, height: 6, rx: 1.6 };
      one.append(made("svg:rect", pip));
    }
  }
  const hurt = figures < full ? "figures hurt" : "figures";
  one.append(made("svg:text", { class: hurt, x: 24.5, y: 32.5 }, String(figures)));
  if (done > 1) one.append(made("svg:path", { class: "spent", d: "M-38 24h16M-30 16v16" }));
  return one;
}

function place(one, at) {
  const { x, y } = CELLS.get(at);
  one.style.transform = `translate(${x}px, ${y + 5}px)`;
  one.dataset.at = at;
}

function drawUnits(position, step, before) {
  // A unit that moves in this step goes there; any other appears where it stands.
  const ways = new Map((step.marks || []).filter(([kind]) => kind === "move" || kind === "retreat")
    .map(([, ...way]) => [way[0], way[way.length - 1]]));
  const known = new Map(UNITS);
  UNITS.clear();
  for (const key of Object.keys(position)) {
    if (key[0] !== "u") continue;
    const at = key.slice(1), unit = position[key], told = JSON.stringify(unit);
    const way = before && [...ways].find(([start, end]) => end === at && start !== at && known.has(start) && !position[`u${start}`]);
    const here = way ? way[0] : at;
    let one = known.get(here);
    known.delete(here);
    if (!one || one.told !== told) {
      const renewed = unitOf(at, unit);
      if (one) {
        renewed.style.transform = one.g.style.transform;
        one.g.replaceWith(renewed);
        // It stands where it stood before it is seen to move.
        if (way) renewed.getBoundingClientRect();
      } else {
        $("units").append(renewed);
      }
      one = { g: renewed, told };
    }
    place(one.g, at);
    UNITS.set(at, one);
  }
  for (const one of known.values()) one.g.remove();
}

function drawMedals(position) {
  $("medals").replaceChildren(...DATA.medals.flatMap(([look, hexes, worth], number) => {
    const holder = position[`m${number}`];
    return hexes.map((name) => {
      const { x, y } = CELLS.get(name);
      const one = made("svg:g", { class: "medal", "data-medal": number, transform: `translate(${x - 34} ${y + 3}) scale(.72)` });
      one.append(made("svg:use", { href: `#medal-${look}`, ...(look === "exit" ? { transform: `rotate(${wayOut(x, y)})` } : {}) }));
      if (worth > 1) one.append(made("svg:text", { class: "worth", x: 0, y: 8 }, String(worth)));
      if (holder) one.append(made("svg:path", { class: `held ${holder}`, d: "M14 16V-24h22l-6 8 6 8H17V16z" }));
      return one;
    });
  }));
}

/** Where the nearest edge of the board is, clockwise from the top. */
function wayOut(x, y) {
  const [wide, high] = DATA.size, ways = [[y, 0], [wide - 24 - x, 90], [high - 24 - y, 180], [x, 270]];
  return ways.sort(([one], [other]) => one - other)[0][1];
}

function drawMarks(step) {
  const marks = [];
  for (const [kind, ...way] of step.marks || []) {
    const points = way.map((name) => CELLS.get(name)).map(({ x, y }) => [x, y + 5]);
    const [x, y] = points[points.length - 1];
    if (kind === "lost" || kind === "gone") {
      marks.push(made("svg:g", { class: "loss", transform: `translate(${x + 26} ${y - 26})` },
        made("svg:circle", { r: 17 }),
        made("svg:text", { y: 7 }, kind === "gone" ? "✕" : "−")));
    } else if (points.length > 1) {
      const [fx, fy] = points[points.length - 2], far = Math.hypot(x - fx, y - fy) || 1;
      const back = kind === "attack" ? 40 : 8;
      const tip = [x - ((x - fx) / far) * back, y - ((y - fy) / far) * back];
      const path = [...points.slice(0, -1), tip].map(([px, py]) => `${px} ${py}`).join("L");
      marks.push(made("svg:path", { class: `way under ${kind}`, d: `M${path}` }));
      marks.push(made("svg:path", { class: `way ${kind}`, d: `M${path}`, "marker-end": `url(#tip-${kind})` }));
      if (kind === "attack") marks.push(made("svg:circle", { class: "target", cx: x, cy: y, r: 44 }));
    } else {
      marks.push(made("svg:circle", { class: "target", cx: x, cy: y, r: 44 }));
    }
  }
  $("marks").replaceChildren(...marks);
}

// -- in words -------------------------------------------------------------------------------------------------------

function unitText(at, [number, figures, full, done], position) {
  const [, nation, kind, tags] = DATA.counters[number];
  const ground = DATA.looks[position[`h${at}`]][2];
  const parts = [say("unit", { hex: at, unit: kind, left: figures, full }), nation, ...tags, ground];
  if (done) parts.push([WORDS.ordered, WORDS.moved, WORDS.battled, `${WORDS.moved}, ${WORDS.battled}`][done - 1]);
  return parts.filter(Boolean).join(", ");
}

function tellSides(position) {
  for (const side of SIDES) {
    const [medals, toWin, cards, units, combat, pools, chip] = position[`s${side}`];
    $(`medals-${side}`).textContent = say("medals", { medals, toWin });
    const rest = [say("cards", { cards }), say("unitsLeft", { units })];
    if (combat) rest.push(say("combat", { cards: combat }));
    if (chip) rest.push(WORDS.chip);
    for (const [kind, figures] of pools) rest.push(say("pool", { kind: DATA.kinds[kind] || kind, figures }));
    $(`rest-${side}`).textContent = rest.join(" · ");
    const known = position[`c${side}`];
    $(`hand-${side}`).textContent = known ? known.map((card) => DATA.cards[card]).join(", ") || WORDS.noCards : WORDS.unseen;
    const standing = Object.keys(position)
      .filter((key) => key[0] === "u" && DATA.counters[position[key][0]][0] === side)
      .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
      .map((key) => made("li", { "data-at": key.slice(1) }, unitText(key.slice(1), position[key], position)));
    $(`units-${side}`).replaceChildren(...standing);
  }
  const objectives = DATA.medals.map(([, , , text], number) =>
    made("li", {}, text[position[`m${number}`] || ""]));
  $("objectives").replaceChildren(...objectives);
}

function tellTurn(position) {
  const parts = [say("turn", { turn: position.turn, side: WORDS[position.active] })];
  if (position.card) parts.push(say("card", { card: position.card }));
  if (position.winner) parts.push(say("winner", { side: WORDS[position.winner] }));
  if (position.sight) parts.push(say("sight", { hexes: position.sight }));
  parts.push(say("piles", { deck: position.deck, pile: position.pile }));
  $("turn").textContent = parts.join(" · ");
}

function tellStep(step, number) {
  const said = [...step.said, ...(step.undone ? [WORDS.undone] : [])].join(" ");
  $("number").textContent = say("step", { step: number, steps: LAST });
  $("said").textContent = said;
  $("slider").value = number;
  $("slider").setAttribute("aria-valuetext", `${say("step", { step: number, steps: LAST })}. ${said}`);
  const rolls = (step.dice || []).map((roll) => {
    const named = roll.map((face) => WORDS[`face-${face}`]).join(", ");
    const strip = made("svg:svg", { viewBox: `-22 -22 ${44 * roll.length} 44`, width: 34 * roll.length, height: 34, role: "img", "aria-label": named });
    roll.forEach((face, n) => strip.append(made("svg:use", { href: `#die-${face}`, x: 44 * n })));
    return made("li", { "data-dice": roll.join(" ") }, strip, made("span", { "aria-hidden": "true" }, named));
  });
  $("dice").replaceChildren(...rolls);
  $("rolled").hidden = !rolls.length;
}

// -- the log --------------------------------------------------------------------------------------------------------

const LINES = [];
function writeLog() {
  const log = $("log");
  let list = null, turn = null;
  DATA.steps.forEach((step, number) => {
    // What ends a turn belongs to it.
    const [begun, side] = TURNS[Math.max(0, number - 1)];
    if (begun !== turn) {
      turn = begun;
      list = made("ol", { start: number });
      log.append(made("h3", {}, say("turn", { turn, side: WORDS[side] })), list);
    }
    const text = step.said.join(" ");
    const button = made("button", { type: "button", "data-step": number, tabindex: -1 }, text);
    if (step.undone) button.append(" ", made("em", {}, WORDS.undone));
    if (step.undone) button.className = "undone";
    LINES.push(button);
    list.append(made("li", { value: number }, button));
  });
  log.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-step]");
    if (button) { stop(); go(Number(button.dataset.step)); }
  });
}

let tabbed = null;
/** The line that the Tab key stops at. */
function stopAt(line) {
  if (tabbed) tabbed.tabIndex = -1;
  tabbed = line;
  line.tabIndex = 0;
}

// -- from step to step ----------------------------------------------------------------------------------------------

function go(number) {
  const to = Math.min(Math.max(number, 0), LAST);
  if (to === now) return;
  const before = to === now + 1, step = DATA.steps[to], position = positionAt(to);
  if (now >= 0) LINES[now].removeAttribute("aria-current");
  now = to;
  drawGround(position);
  drawUnits(position, step, before);
  drawMedals(position);
  drawMarks(step);
  tellSides(position);
  tellTurn(position);
  tellStep(step, to);
  LINES[to].setAttribute("aria-current", "step");
  stopAt(LINES[to]);
  follow($("log"), LINES[to]);
  followBoard(step);
  for (const id of ["first", "back"]) $(id).setAttribute("aria-disabled", String(to === 0));
  for (const id of ["on", "last"]) $(id).setAttribute("aria-disabled", String(to === LAST));
}

/** Scroll a box, and never the whole page. */
function follow(box, one) {
  const top = one.offsetTop;
  if (top < box.scrollTop || top + one.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 3;
}

/** Where a wide board does not fit, what happens comes into sight. */
function followBoard(step) {
  const box = $("frame"), mark = (step.marks || [])[0];
  if (!mark || box.scrollWidth <= box.clientWidth) return;
  const share = $("board").clientWidth / DATA.size[0];
  box.scrollLeft = CELLS.get(mark[mark.length - 1]).x * share - box.clientWidth / 2;
}

function turnFrom(way) {
  const turn = (n) => TURNS[n][0];
  let n = now;
  if (way > 0) {
    while (n < LAST && turn(n) === turn(now)) n++;
  } else {
    n = Math.max(0, n - 1);
    while (n > 0 && turn(n - 1) === turn(n)) n--;
  }
  go(n);
}

const PACE = 1400;
function play() {
  if (now === LAST) go(0);
  playing = setInterval(() => { go(now + 1); if (now === LAST) stop(); }, PACE);
  showPlay();
}
function stop() {
  if (playing) clearInterval(playing);
  playing = 0;
  showPlay();
}
function showPlay() {
  $("play").querySelector("span").textContent = playing ? WORDS.pause : WORDS.play;
  $("play").querySelector("b").textContent = playing ? "❚❚" : "►";
}

const DEEDS = {
  first: () => go(0), back: () => go(now - 1), on: () => go(now + 1), last: () => go(LAST),
  before: () => turnFrom(-1), after: () => turnFrom(1),
};
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };
const SHIFTED = { ArrowLeft: "before", ArrowRight: "after" };

function listen() {
  for (const [id, deed] of Object.entries(DEEDS)) $(id).addEventListener("click", () => { stop(); deed(); });
  $("play").addEventListener("click", () => (playing ? stop() : play()));
  $("slider").addEventListener("input", (event) => { stop(); go(Number(event.target.value)); });
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const deed = (event.shiftKey ? SHIFTED : KEYS)[event.key];
    if (event.key === " " && !event.target.closest("button, summary, a")) {
      event.preventDefault();
      (playing ? stop : play)();
    } else if (deed && event.target.id !== "slider") {
      // The slider has keys of its own, and does the same.
      event.preventDefault();
      stop();
      DEEDS[deed]();
    }
  });
  // Of a thousand lines one is a stop of the Tab key; the arrows lead to the others.
  $("log").addEventListener("keydown", (event) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key], line = LINES.indexOf(event.target);
    if (!way || line < 0 || !LINES[line + way]) return;
    event.preventDefault();
    stopAt(LINES[line + way]);
    LINES[line + way].focus();
  });
  $("things").parentNode.addEventListener("click", (event) => {
    const hit = event.target.closest("[data-at], [data-hex]");
    if (hit) tellHex(hit.dataset.at || hit.dataset.hex);
  });
  for (const [id, by] of [["larger", 1.35], ["smaller", 1 / 1.35]]) $(id).addEventListener("click", () => zoom(by));
}

function tellHex(at) {
  const position = positionAt(now), unit = position[`u${at}`];
  const ground = DATA.looks[position[`h${at}`]][2] || WORDS.open;
  $("asked").textContent = unit ? unitText(at, unit, position) : say("hex", { hex: at, ground });
}

let size = 1;
function zoom(by) {
  size = Math.min(Math.max(size * by, 1), 5);
  $("board").style.width = `${size * 100}%`;
  $("smaller").setAttribute("aria-disabled", String(size === 1));
}

// -- the dice -------------------------------------------------------------------------------------------------------

/** What does not follow from the seed; and whether the dice shown above are those of the record. */
function checked() {
  const record = DATA.record;
  const found = check(record, DATA.seal, DATA.salts);
  const entries = [record.start, ...record.log];
  DATA.steps.filter((step) => !step.beside).forEach((step, number) => {
    const rolled = ((entries[number] || {}).rolls || []).filter(([what]) => what === "dice").flatMap(([, faces]) => faces);
    if (!same(rolled, (step.dice || []).flat())) found.push(`${number}: the page shows other dice`);
  });
  return found;
}

function offerCheck() {
  if ($("check")) $("check").addEventListener("click", () => {
    const found = checked(), rolls = [DATA.record.start, ...DATA.record.log].flatMap((one) => one.rolls || []).length;
    $("verdict").className = found.length ? "false" : "true";
    $("verdict").textContent = found.length ? WORDS.false : say("true", { rolls });
    $("faults").replaceChildren(...found.slice(0, 10).map((fault) => made("li", {}, fault)));
  });
  if ($("save")) $("save").addEventListener("click", () => {
    const text = new Blob([JSON.stringify(DATA.record)], { type: "application/json" });
    const link = made("a", { href: URL.createObjectURL(text), download: DATA.name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });
}

$("slider").max = LAST;
writeLog();
listen();
offerCheck();
document.body.classList.toggle("broad", DATA.columns > 17);
showPlay();
zoom(Math.max(1, (DATA.columns * 28) / ($("frame").clientWidth || 1)));
go(0);
// What a test looks at.
window.fieldpost = { DATA, TURNS, go, check, checked, digest, hex, encoded, chanceOf, keyed };
