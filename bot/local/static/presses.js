// What becomes of a press: none is lost while another one is answered, and each tells how it goes.
import {w} from './words.js';
export const PRESSED = '.message-components :is(.component-button, .select-apply, [role=option])';
// What is pressed while the last press is being answered is kept and done then; simcord drops it without a word.
let kept = null;
export const keep = act => { kept = {act, until: Date.now() + 10000}; };
export const busy = () => {
  const now = window.simcordPreview;
  return now.pendingAction || !now.viewerId || (now.awaitingRevision || 0) > now.publishedRevision;
};
setInterval(() => {
  if (!kept || busy()) return;
  const {act, until} = kept;
  kept = null;
  if (Date.now() < until) act();
}, 60);
document.addEventListener('click', event => {
  const pressed = event.target.closest?.(PRESSED);
  if (!pressed || pressed.disabled || !busy()) return;
  event.preventDefault();
  event.stopPropagation();
  // The second click of a double one is no second press.
  if (window.simcordPreview.pendingAction?.controlKey === pressed.dataset.controlKey) return;
  const message = pressed.closest('[data-message-id]')?.dataset.messageId;
  const says = pressed.textContent;
  // What stands there may say something else by then: then nobody pressed it.
  keep(() => [...document.querySelectorAll(`[data-message-id="${message}"] :is(${PRESSED})`)]
    .find(one => one.textContent === says)?.click());
}, true);

// What is being answered shows it: simcord draws its controls anew meanwhile, so it is told by a rule and not by a class.
const waiting = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, waiting];
const told = document.createElement('div');
told.id = 'local-toast';
told.setAttribute('role', 'status');
document.querySelector('#channel-layout').append(told);
const LOST = w('lost');
const SAYS = {
  'Action was not completed.': LOST, 'Action is awaiting a confirmed result.': LOST,
  'Action outcome uncertain. It will not be retried.': w('uncertain'),
  'Connection interrupted; trying again…': w('silent'),
  'Preview session ended.': w('ended'),
  'Preview session is unavailable. Reload the active Preview URL.': w('ended'),
};
// These stay until they are over; a press that was lost is said for a while.
const LASTS = 7000;
const status = document.querySelector('#action-status');
let quiet = 0;
// What simcord has to say meanwhile takes it away no earlier.
let saying = false;
/** A line for a while. */
export function say(text) {
  told.textContent = text;
  saying = true;
  clearTimeout(quiet);
  quiet = setTimeout(() => { saying = false; told.textContent = ''; }, LASTS);
}
const listeners = [];
/** Calls `listener` with simcord's record of each press or command that is taken. */
export const onPress = listener => listeners.push(listener);
let taken = null;
// Of a list both its frame and what is tapped in it bear the key: one of them turns.
const TURNING = `content: ''; box-sizing: border-box; position: absolute; left: calc(50% - 9px); top: calc(50% - 9px);
  width: 18px; height: 18px; margin: 0; border: 2px solid #fff6; border-top-color: #fff; border-radius: 50%;
  pointer-events: none; animation: local-turn .8s linear infinite;`;
function follow() {
  const {pendingAction, transport} = window.simcordPreview;
  const shown = ['click', 'select'].includes(pendingAction?.kind) && pendingAction.controlKey;
  const at = `[data-control-key="${CSS.escape(shown || '')}"]`;
  waiting.replaceSync(shown ? `${at} { position: relative; cursor: progress !important; } ${at} > * { opacity: .3; }
    button${at}::after, ${at}:not(:has(${at}))::after { ${TURNING} }` : '');
  if (pendingAction && pendingAction.requestId !== taken) {
    taken = pendingAction.requestId;
    listeners.forEach(one => one(pendingAction));
  }
  const text = SAYS[status.textContent];
  if (text) {
    saying = false;
    told.textContent = text;
    clearTimeout(quiet);
    quiet = text === LOST ? setTimeout(() => { told.textContent = ''; }, LASTS) : 0;
  } else if (!saying && (pendingAction || (told.textContent !== LOST && transport.state !== 'error'))) {
    told.textContent = '';
  }
}
new MutationObserver(follow).observe(status, {childList: true, characterData: true, subtree: true});
// A touch leaves no key behind that would have to be seen; simcord marks what has the focus after every answer.
for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(kind, () => document.body.classList.toggle('local-keys', kind === 'keydown'), true);
}
