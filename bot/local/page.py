"""What the browser gets beside simcord's own page: a list of channels, live refresh, and a few mended habits."""

from __future__ import annotations

from typing import Final

SCRIPT: Final = r"""
const secret = location.hash.slice(1);
const bar = document.createElement('nav');
bar.id = 'local-bar';
const context = () => (window.simcordPreview || {}).contextId || (window.simcordPreview?.context || {}).id;
const headers = () => ({
  'X-Simcord-Capability': secret, 'X-Simcord-Context': context(), 'Content-Type': 'application/json'
});
document.querySelector('#messages-sidebar').replaceChildren(bar);
document.title = 'Fieldpost try-out';
['refresh', 'capture-open', 'inspector-toggle'].forEach(id => {
  const found = document.getElementById(id);
  if (found) found.style.display = 'none';
});
let last = '';
let stick = true;
function entry(channel) {
  const button = document.createElement('button');
  button.textContent = channel.label;
  button.dataset.id = channel.id;
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
      const found = await (await fetch('/api/local/channels', {headers: headers()})).json();
      const key = JSON.stringify(found);
      if (key !== last) { last = key; bar.replaceChildren(...found.channels.map(entry)); }
    }
  } catch (error) { /* the server restarts: the next tick asks again */ }
  setTimeout(tick, 700);
}
tick();
const timeline = document.querySelector('#channel-timeline');
timeline.addEventListener('scroll', () => {
  stick = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < 160;
});
// simcord asks for completions only after a key; Discord asks at once.
document.addEventListener('focusin', event => {
  if (event.target.matches?.('.command-option-input[role=combobox]') && !event.target.value) {
    setTimeout(() => event.target.dispatchEvent(new Event('input', {bubbles: true})), 50);
  }
});
new ResizeObserver(() => { if (stick) timeline.scrollTop = timeline.scrollHeight; })
  .observe(document.querySelector('#channel-message-list'));
"""

STYLE: Final = """
#local-bar { display: flex; flex-direction: column; gap: 2px; padding: 8px; }
.local-channel { all: unset; cursor: pointer; padding: 6px 10px; border-radius: 4px; color: #b5bac1; font-size: 15px; }
.local-channel.current { background: #404249; color: #fff; }
.local-channel.unread { color: #fff; font-weight: 700; }
.local-channel.unread::after { content: ' \\25CF'; color: #f23f43; }
.local-channel.header { cursor: default; font-size: 12px; text-transform: uppercase; margin-top: 12px;
  font-weight: 700; }
.local-channel.indent { margin-left: 16px; font-size: 14px; }
.messages-sidebar { display: flex !important; }
/* simcord draws every picture anew when a list opens: without a reserved height the page jumps and the list closes */
img.embed-image { min-height: 250px; }
img.attachment-image, img.gallery-image { min-height: 300px; }
/* a picture takes a moment to be prepared: until then an even place, not its text across the page */
img.attachment-image { color: transparent; background: #2b2d31; border-radius: 8px; }
"""
