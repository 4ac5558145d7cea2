// What is in view: the newest at the bottom, one's own answer wherever it is, and a word of what else has come.
import {onPress} from './presses.js';
import {w} from './words.js';

const timeline = document.querySelector('#channel-timeline');
const list = document.querySelector('#channel-message-list');
const NEAR = 24;
let stick = true;
// Where one's own answer was put: its number, and where its buttons stand.
let shown = null;
// What was pressed last.
let asked = null;
const atBottom = () => timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
/** Whether something is seen, whole. */
export function inView(element) {
  const room = timeline.getBoundingClientRect();
  const it = element.getBoundingClientRect();
  return it.height > 0 && it.top >= room.top && it.bottom <= room.bottom;
}
/** simcord remembers where the page stood and goes back there: it is told at once. */
function move(top) {
  timeline.scrollTop = top;
  timeline.dispatchEvent(new Event('scroll'));
}
const down = () => move(timeline.scrollHeight);

export const pill = document.createElement('button');
pill.id = 'local-news';
pill.type = 'button';
pill.textContent = w('news');
pill.hidden = true;
pill.onclick = () => {
  // Of a long thread the page holds a part: simcord's own button fetches the newest.
  if (!document.querySelector('#history-newer').hidden) document.querySelector('#new-messages').click();
  toNewest();
};
list.before(document.querySelector('#history-older'));
list.after(document.querySelector('#history-newer'));

/** From now on the newest message is in view, until a hand scrolls. */
export function toNewest() {
  stick = true;
  asked = shown = null;
  pill.hidden = true;
  down();
}

// Only a hand that scrolls lets go of the newest message; simcord scrolls, too, when it draws the page anew, and on a
// busy machine it does so after the last picture has come, back to where the page was before.
let byHand = 0;
let held = false;
const hand = () => { byHand = Date.now(); };
for (const kind of ['wheel', 'touchmove']) timeline.addEventListener(kind, hand, {passive: true});
// The bar at its side, and no button in it.
timeline.addEventListener('pointerdown', event => { held = event.target === timeline; });
addEventListener('pointerup', () => { held = false; });
timeline.addEventListener('keydown', event => {
  if (/^(Arrow|Page|Home|End)/.test(event.key)) hand();
});
timeline.addEventListener('scroll', event => {
  if (atBottom()) pill.hidden = true;
  if (!event.isTrusted) return;
  if (!held && Date.now() - byHand > 1000) {
    if (stick && !atBottom()) down();
    else holdShown();
    return;
  }
  byHand = Date.now();
  asked = shown = null;
  stick = atBottom();
}, {passive: true});

// One's own answer: what one alone can see, or what was pressed and now says something else.
const articles = () => [...list.querySelectorAll('[data-message-id]')];
const numbers = () => articles().map(one => BigInt(one.dataset.messageId));
onPress(({kind, controlKey}) => {
  if (!['click', 'select', 'modal_submit', 'run_command'].includes(kind)) return;
  const message = /^message:(\d+):/.exec(controlKey || '')?.[1];
  // A finger that presses has let go of the page.
  byHand = 0;
  shown = null;
  asked = {message, known: new Set(articles().map(one => one.dataset.messageId)), until: Date.now() + 15000};
});

function answer(changed) {
  if (!asked || Date.now() > asked.until) return null;
  const own = articles().filter(one => !asked.known.has(one.dataset.messageId)
    && one.querySelector('.message-ephemeral-note, .message-interaction-header'));
  if (own.length) return own.pop();
  return changed.has(asked.message) ? list.querySelector(`[data-message-id="${asked.message}"]`) : null;
}

// Where the buttons of one's own answer stand: an edit that brings its picture later moves them no more.
const buttons = article => article.querySelector('.component-row')?.getBoundingClientRect().top;
const note = article => { shown = {id: article.dataset.messageId, top: buttons(article)}; };
function hold(article) {
  const now = buttons(article);
  if (shown?.id !== article.dataset.messageId || shown.top === undefined || now === undefined) return false;
  if (now !== shown.top) move(timeline.scrollTop + now - shown.top);
  return true;
}

/** simcord goes back to where the page stood when it has drawn it anew, at a time of its own. */
function holdShown() {
  const article = !stick && shown && asked && Date.now() < asked.until
    && list.querySelector(`[data-message-id="${shown.id}"]`);
  if (article) hold(article);
}

/** Its words and its first buttons, if both go together; else the buttons, with as much above them as there is room; of
 * what went wrong its head. */
function show(article) {
  const room = timeline.getBoundingClientRect();
  const whole = article.getBoundingClientRect();
  const content = article.querySelector('.text-display, .message-content');
  const words = content?.getBoundingClientRect().top ?? whole.top;
  const warns = /^(⚠️|🚫)/u.test(content?.textContent.trim() || '');
  const row = article.querySelector('.component-row')?.getBoundingClientRect().bottom ?? whole.bottom;
  if (whole.top >= room.top && whole.bottom <= room.bottom) return;
  const foot = whole.bottom - room.bottom;
  const head = words - room.top - 4;
  const cut = whole.bottom - words > room.height && (warns || row - words < room.height);
  move(timeline.scrollTop + (cut ? head : whole.height > room.height || foot > 0 ? foot : whole.top - room.top));
  stick = atBottom();
}

let newest = 0n;
function settle(changed) {
  const all = numbers();
  const latest = all.reduce((one, other) => other > one ? other : one, 0n);
  // Another place, or another person: all that stood here is gone.
  if (!all.some(one => one <= newest)) {
    newest = latest;
    toNewest();
    return;
  }
  const news = latest > newest;
  newest = latest > newest ? latest : newest;
  const own = answer(changed);
  if (own) {
    if (!hold(own)) show(own);
    note(own);
  } else if (stick) down();
  const foot = timeline.getBoundingClientRect().bottom;
  const last = articles().pop();
  if (news && last !== own && last.getBoundingClientRect().top > foot - NEAR) pill.hidden = false;
  if (atBottom()) pill.hidden = true;
}

// A picture takes its place before it is there: without a source a browser gives it none, whatever size it is said to have.
function reserve() {
  for (const picture of list.querySelectorAll('img[width][height]')) {
    const width = picture.getAttribute('width');
    picture.style.aspectRatio = `${width} / ${picture.getAttribute('height')}`;
    picture.style.maxWidth = `min(100%, ${width}px)`;
  }
}
let due = null;
new MutationObserver(records => {
  due ||= new Set();
  reserve();
  for (const {target} of records) {
    const element = target instanceof Element ? target : target.parentElement;
    due.add(element?.closest('[data-message-id]')?.dataset.messageId);
  }
  // After simcord has put its own view right.
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const changed = due;
    due = null;
    if (changed) settle(changed);
  }));
}).observe(list, {childList: true, subtree: true, characterData: true});
const sizes = new ResizeObserver(() => { if (stick) down(); else holdShown(); });
sizes.observe(list);
sizes.observe(timeline);
