// Fieldpost's own on simcord's page: its name, who one is, and the channels of this little Discord.
import './presses.js';
import './commands.js';
import './names.js';
import {context, headers} from './page.js';
import {inView, pill, toNewest} from './timeline.js';
import {languages, w} from './words.js';

const $ = selector => document.querySelector(selector);
const bar = document.createElement('nav');
bar.id = 'local-bar';
$('#messages-sidebar').replaceChildren(bar);
const picker = $('#viewer-picker');
const about = document.createElement('p');
about.id = 'local-about';
const first = document.createElement('button');
first.id = 'local-first';
first.append('🎓 ', Object.assign(document.createElement('span'), {className: 'local-wide', textContent: `${w('new-here')} `}), w('first'));
first.onclick = begin;
// One line, on a phone too: what is in view is spoken of, in the words there is room for.
const says = document.createElement('span');
says.id = 'local-says';
about.append(first, says, pill);
function speak(key) {
  const text = w(`${key}-${innerWidth > 760 ? 'wide' : 'narrow'}`);
  if (says.textContent !== text) says.textContent = text;
}
/** The first battle, in one press: whoever is new is in his private messages then, and it has begun. */
async function begin() {
  first.disabled = true;
  try {
    for (let tries = 12; tries > 0; tries -= 1) {
      const answer = await fetch('/api/local/first', {method: 'POST', headers: headers()});
      if (answer.ok) break;
      await new Promise(done => setTimeout(done, 150));
    }
  } finally { first.disabled = false; }
  toNewest();
  last = '';
}
$('#channel-layout > header').after(about);
const more = document.createElement('button');
more.id = 'local-more';
more.className = 'toolbar-button';
more.textContent = w('person');
more.title = w('person-why');
more.onclick = async () => {
  const {id} = await (await fetch('/api/local/person', {method: 'POST', headers: headers()})).json();
  if (id) become(id, 20);
};
picker.parentElement.after(more, languages);

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
picker.addEventListener('change', toNewest);

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
    const channel = [...bar.querySelectorAll('.local-channel')].find(one => [name, name.slice(1)].includes(one.dataset.name));
    if (channel) go(channel.dataset.id, 12);
  }
}, true);

// By its id: its label is in whatever language.
const turns = one => /\.fp:turn:/.test(one.dataset.controlKey) && inView(one);
let last = '';
let stuck = 0;
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
  toNewest();
  last = '';
  // On a phone the list lies over the channel.
  $('#drawer-scrim')?.click();
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
      const own = seen.channels.find(one => one.private);
      first.hidden = !!own?.current && own.learning;
      // What to press is told while it is in view; in private it may be of another battle.
      speak(!own?.current && [...document.querySelectorAll('.component-button')].some(turns) ? 'turn' : 'about');
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
// An address that was copied without its end, or that of another run: simcord leaves the page grey.
const unknown = () => window.simcordPreview?.diagnostics?.some?.(one => /missing-capability|bootstrap-failed/.test(one.code))
  || !location.hash.slice(1);
setTimeout(function look() {
  if (context()) return;
  if (!unknown()) { setTimeout(look, 500); return; }
  const closed = document.createElement('p');
  closed.id = 'local-closed';
  closed.setAttribute('role', 'alert');
  closed.textContent = w('closed');
  document.body.append(closed);
}, 500);
