// Options of a command: Enter does what it does on Discord, and words stand where simcord shows keys.
import {headers} from './page.js';
import {busy, keep, say} from './presses.js';
import {w} from './words.js';

const form = document.querySelector('#channel-composer');
const open = () => document.querySelector('.command-popup:not([hidden]) [aria-selected="true"]');
const send = event => {
  if (!busy()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // simcord asks for completions with every letter, and is busy just when the command is sent.
  keep(() => form.requestSubmit());
};
document.addEventListener('submit', event => { refuse(event); if (!event.defaultPrevented) send(event); }, true);
// Discord posts it as a message: whoever guesses a command would tell it to everybody.
function refuse(event) {
  const field = document.querySelector('#channel-composer-input');
  if (event.target !== form || form.querySelector('.command-chip') || !field?.value.trimStart().startsWith('/')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const [name] = field.value.trim().split(/\s+(?=[^ ]*:)/);
  say(w('not-sent', name));
}

const key = (target, name) => target?.dispatchEvent(
  new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));
const loading = field => {
  const {autocomplete} = window.simcordPreview.commandPicker;
  return autocomplete.state === 'loading' && autocomplete.option === field.dataset.option;
};
document.addEventListener('keydown', event => {
  if (event.key !== 'Enter' || event.shiftKey || !event.target.closest?.('#channel-composer')) return;
  const field = event.target.closest('.command-option-input[role=combobox]');
  if (field && event.isTrusted && loading(field)) {
    // The list that Enter chooses from is on its way.
    event.preventDefault();
    event.stopImmediatePropagation();
    const {option} = field.dataset;
    const text = field.value;
    const wait = tries => {
      const now = form.querySelector(`.command-option-input[data-option="${CSS.escape(option)}"]`);
      if (!now || now.value !== text) return;
      if (loading(now) && tries > 0) setTimeout(wait, 40, tries - 1);
      else key(now, 'Enter');
    };
    wait(75);
    return;
  }
  // What may be left out is offered, and chosen by arrows or a tap: Enter alone sends, as on Discord.
  if (event.target.matches('.command-chip') && !walked && open()) key(event.target, 'Escape');
  if (!open()) send(event);
}, true);
let walked = false;
document.addEventListener('keydown', ({key: name}) => { walked = /^Arrow(Up|Down)$/.test(name); }, true);

// What was chosen from a list: simcord puts its key into the field, and lets go of the cursor.
const titles = new Map();
const place = (option, value) => `${form.querySelector('.command-chip')?.textContent}\n${option}\n${value}`;
document.addEventListener('click', event => {
  const chosen = event.target.closest?.('.command-suggestion');
  if (!chosen) return;
  const option = window.simcordPreview.commandPicker.draft?.focusedOption;
  const title = chosen.querySelector('.command-suggestion-label')?.textContent;
  if (option && title) titles.set(place(option, chosen.dataset.value), title);
  setTimeout(() => {
    // A list that was chosen from closes, as on Discord; else Enter would choose again and again.
    key(document.activeElement, 'Escape');
    // And the next Enter sends.
    const field = document.activeElement;
    if (!form.contains(field) || field.dataset.option === option) form.querySelector('.command-chip')?.focus({preventScroll: true});
  }, 0);
}, true);
function entitle(field) {
  const pill = field.closest('.command-pill');
  const title = titles.get(place(field.dataset.option, field.value));
  if (!pill || !title || title === field.value || pill.querySelector('.local-title')) return;
  const shown = document.createElement('span');
  shown.className = 'local-title';
  shown.textContent = title;
  field.before(shown);
}
// What a command must be told stands beside its name, as on Discord; simcord counts only what may be left out.
let catalog = null;
async function needs(entry) {
  if (entry.dataset.told) return;
  entry.dataset.told = 'yes';
  catalog ||= fetch('/api/commands', {headers: headers()}).then(answer => answer.json());
  const known = (await catalog.catch(() => ({}))).entries || [];
  if (!known.length) catalog = null;
  const wanted = known.find(one => one.key === entry.dataset.entryKey)?.options.filter(one => one.required) || [];
  const title = entry.querySelector('.command-entry-title strong');
  for (const {name} of wanted.reverse()) {
    const shown = document.createElement('span');
    shown.className = 'local-needed';
    shown.textContent = name;
    title?.after(shown);
  }
}
new MutationObserver(() => {
  form.querySelectorAll('.command-option-input').forEach(entitle);
  form.querySelectorAll('.command-entry').forEach(needs);
}).observe(form, {childList: true, subtree: true});

// simcord asks for completions only after a key; Discord asks at once.
document.addEventListener('focusin', event => {
  if (event.target.matches?.('.command-option-input[role=combobox]') && !event.target.value) {
    setTimeout(() => event.target.dispatchEvent(new Event('input', {bubbles: true})), 50);
  }
});
