"""What the browser gets beside simcord's own page: a list of channels, live refresh, and a few mended habits."""

from __future__ import annotations

from typing import Final

SCRIPT: Final = r"""
const secret = location.hash.slice(1);
const PRESSED = '.message-components :is(.component-button, .select-apply, [role=option])';
const bar = document.createElement('nav');
bar.id = 'local-bar';
const context = () => (window.simcordPreview || {}).contextId || (window.simcordPreview?.context || {}).id;
const headers = () => ({
  'X-Simcord-Capability': secret, 'X-Simcord-Context': context(), 'Content-Type': 'application/json'
});
document.querySelector('#messages-sidebar').replaceChildren(bar);
document.title = 'Fieldpost try-out';
// Fieldpost's name instead of the simulator's, and what a player needs of its tools.
document.querySelector('.brand-mark').textContent = 'F';
document.querySelector('.preview-brand strong').textContent = 'Fieldpost';
document.querySelector('.preview-brand small').textContent = 'Try-out';
document.querySelector('#messages-toggle').lastChild.textContent = 'Channels';
const picker = document.querySelector('#viewer-picker');
picker.parentElement.firstChild.textContent = 'You are ';
const about = document.createElement('p');
about.id = 'local-about';
about.textContent = 'A little Discord on your own machine. Press “Take turn” below; '
  + 'to move the other side, change who you are above.';
document.querySelector('#channel-layout > header').after(about);
const more = document.createElement('button');
more.id = 'local-more';
more.className = 'toolbar-button';
more.textContent = '+ Person';
more.title = 'One more person, for teams';
more.onclick = async () => {
  const {id} = await (await fetch('/api/local/person', {method: 'POST', headers: headers()})).json();
  if (id) become(id, 20);
};
picker.parentElement.after(more);
function become(id, tries) {
  const known = [...picker.options].some(one => one.value === id);
  if (known && picker.value === id) return;
  if (!known || window.simcordPreview.pendingAction) {
    if (tries > 0) setTimeout(() => become(id, tries - 1), 150);
    return;
  }
  picker.value = id;
  picker.dispatchEvent(new Event('change', {bubbles: true}));
}
// What simcord says of its own work, in words for a player; most of it is not worth a word.
const status = document.querySelector('#action-status');
const told = document.createElement('span');
told.id = 'local-status';
status.after(told);
const SAYS = {
  'Completing action…': '…', 'Switching viewer…': '…', 'Action was not completed.': 'That press was lost. Press again.',
  'Connection interrupted; trying again…': 'The try-out does not answer. Is it still running?',
  'Preview session ended.': 'The try-out has ended. Start it again and open its new address.'
};
new MutationObserver(() => { told.textContent = SAYS[status.textContent] || ''; })
  .observe(status, {childList: true, characterData: true, subtree: true});
// Links to messages and channels of this little world stay in it; nothing opens the real Discord.
document.addEventListener('click', event => {
  const link = event.target.closest?.('a[href^="https://discord.com/"], a[href^="discord:"]');
  const name = event.target.closest?.('.mention')?.textContent || '';
  if (link) {
    event.preventDefault();
    event.stopPropagation();
    const place = /\/channels\/[^/]+\/(\d+)/.exec(link.href);
    if (place) go(place[1], 12);
  } else if (name.startsWith('#')) {
    const channel = [...bar.querySelectorAll('.local-channel')].find(one => one.dataset.name === name.slice(1));
    if (channel) go(channel.dataset.id, 12);
  }
}, true);
let last = '';
let stuck = 0;
let stick = true;
function entry(channel) {
  const button = document.createElement('button');
  button.textContent = channel.label;
  button.dataset.id = channel.id;
  button.dataset.name = channel.name || '';
  button.className = 'local-channel' + (channel.current ? ' current' : '') + (channel.unread ? ' unread' : '')
    + (channel.header ? ' header' : '') + (channel.indent ? ' indent' : '');
  if (!channel.header) button.onclick = () => go(channel.id, 12);
  return button;
}
async function go(id, tries) {
  // The server shows one page after the other: while it is busy it says so, and is asked again.
  const body = JSON.stringify({channel_id: id});
  const answer = await fetch('/api/local/goto', {method: 'POST', headers: headers(), body});
  if (!answer.ok && tries > 0) { setTimeout(() => go(id, tries - 1), 150); return; }
  stick = true;
  last = '';
  // On a phone the list lies over the channel.
  document.getElementById('drawer-scrim')?.click();
}
async function tick() {
  try {
    if (context()) {
      const answer = await fetch('/api/local/channels', {headers: headers()});
      // Asleep too long, or an answer lost on its way: simcord's page would never go on.
      stuck = window.simcordPreview.transport.uncertainRequestId ? stuck + 1 : 0;
      if (answer.status === 410 || stuck > 2) { location.reload(); return; }
      const seen = await answer.json();
      more.hidden = !seen.more;
      remember(seen.channels);
      const key = JSON.stringify(seen);
      if (key !== last) { last = key; bar.replaceChildren(...seen.channels.map(entry)); }
    }
  } catch (error) { /* the server restarts: the next tick asks again */ }
  setTimeout(tick, 700);
}
// A page opened anew is the same person in the same channel.
const before = JSON.parse(sessionStorage.getItem('place') || '{}');
let restored = false;
function remember(channels) {
  const person = window.simcordPreview.viewerId;
  const here = channels.find(one => one.current);
  if (!restored) {
    if (before.person && before.person !== person && [...picker.options].some(one => one.value === before.person)) {
      become(before.person, 20);
      return;
    }
    restored = true;
    if (before.channel && before.channel !== here?.id && channels.some(one => one.id === before.channel)) {
      go(before.channel, 12);
      return;
    }
  }
  if (person && here) sessionStorage.setItem('place', JSON.stringify({person, channel: here.id}));
}
tick();
const timeline = document.querySelector('#channel-timeline');
// Only a hand that scrolls lets go of the newest message; simcord scrolls, too, when it draws the page anew, and on a
// busy machine it does so after the last picture has come, back to where the page was before.
let byHand = 0;
let held = false;
for (const kind of ['wheel', 'touchmove', 'pointerdown', 'pointerup', 'keydown']) {
  timeline.addEventListener(kind, () => {
    byHand = Date.now();
    if (kind.startsWith('pointer')) held = kind === 'pointerdown';
  }, {passive: true});
}
addEventListener('pointerup', () => { held = false; });
const toNewest = () => { if (stick) timeline.scrollTop = timeline.scrollHeight; };
timeline.addEventListener('scroll', () => {
  if (!held && Date.now() - byHand > 1000) { toNewest(); return; }
  byHand = Date.now();
  stick = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 160;
});
picker.addEventListener('change', () => { stick = true; });
// What is pressed while the last press is being answered is kept and done then; simcord drops it without a word.
let kept = null;
const keep = act => { kept = {act, until: Date.now() + 10000}; };
const busy = () => {
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
  const says = pressed.innerText;
  // What stands there may say something else by then: then nobody pressed it.
  keep(() => [...document.querySelectorAll(`[data-message-id="${message}"] :is(${PRESSED})`)]
    .find(one => one.innerText === says)?.click());
}, true);
// A command, too: simcord asks for completions with every letter, and is busy just when it is sent.
const form = document.querySelector('#channel-composer');
const send = event => {
  if (!busy()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(() => form.requestSubmit());
};
document.addEventListener('submit', send, true);
document.addEventListener('keydown', event => {
  const open = document.querySelector('.command-popup:not([hidden]) [aria-selected="true"]');
  if (event.key === 'Enter' && !event.shiftKey && event.target.closest?.('#channel-composer') && !open) send(event);
}, true);
// What was chosen from a list closes it, as on Discord; else Enter would choose it again and again.
document.addEventListener('click', event => {
  if (!event.target.closest?.('.command-suggestion')) return;
  setTimeout(() => document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, cancelable: true})), 0);
}, true);
// simcord asks for completions only after a key; Discord asks at once.
document.addEventListener('focusin', event => {
  if (event.target.matches?.('.command-option-input[role=combobox]') && !event.target.value) {
    setTimeout(() => event.target.dispatchEvent(new Event('input', {bubbles: true})), 50);
  }
});
const field = document.querySelector('#channel-composer-input');
new MutationObserver(() => {
  if (field.placeholder.includes('##')) field.placeholder = field.placeholder.replace('##', '#');
}).observe(field, {attributes: true, attributeFilter: ['placeholder']});
const sizes = new ResizeObserver(toNewest);
for (const one of [timeline, document.querySelector('#channel-message-list')]) sizes.observe(one);
"""

STYLE: Final = """
/* simcord's own tools */
#refresh, #capture-open, #inspector-toggle, .session-menu, #back-activity, #view-action-output, #action-status,
.preview-toolbar [hidden] { display: none !important; }
#local-about { margin: 0; padding: 6px 16px; color: #b5bac1; font-size: 13px; border-bottom: 1px solid #26272b; }
#local-status { margin-left: auto; padding: 0 12px; color: #b5bac1; font-size: 13px; }
.channel-message .mention { cursor: pointer; }
#local-bar { display: flex; flex-direction: column; gap: 2px; padding: 8px; }
.local-channel { all: unset; cursor: pointer; padding: 6px 10px; border-radius: 4px; color: #b5bac1; font-size: 15px; }
.local-channel.current { background: #404249; color: #fff; }
.local-channel.unread { color: #fff; font-weight: 700; }
.local-channel.unread::after { content: ' \\25CF'; color: #f23f43; }
.local-channel.header { cursor: default; font-size: 12px; text-transform: uppercase; margin-top: 12px;
  font-weight: 700; }
.local-channel.indent { margin-left: 16px; font-size: 14px; }
.messages-sidebar { display: flex !important; }
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 52px !important; }
  img.attachment-image, img.gallery-image { min-height: 180px !important; }
  /* A picture that is tapped is to be larger than it was */
  .media-lightbox { padding: 64px 0 24px; }
}
/* Discord shows the buttons below the picture */
.channel-message { display: flex; flex-direction: column; }
.channel-message > .message-components { order: 1; }
.channel-message > .message-reactions { order: 2; }
/* A tap on a picture enlarges it; what lies on it hides the medals */
.attachment-media-actions, .select-draft-actions > span { display: none !important; }
/* What is typed is to be read: of a hex one letter was seen, of a whole turn's orders 24 */
.command-option-input { field-sizing: content; width: auto !important; min-width: 3.5em; max-width: 60vw; }
/* simcord draws every picture anew when a list opens: without a reserved height the page jumps and the list closes */
img.embed-image { min-height: 250px; }
img.attachment-image, img.gallery-image { min-height: 300px; }
/* a picture takes a moment to be prepared: until then an even place, not its text across the page */
img.attachment-image { color: transparent; background: #2b2d31; border-radius: 8px; }
"""
