// What is said here, in the reader's language; and the choice of it.
const said = JSON.parse(document.querySelector('#local-words').textContent);
/** A text of the catalogue (`local-page-…`), with a name put in. */
export const w = (key, name = '') => said[key].replace('{…}', name);

const list = document.createElement('select');
list.id = 'local-language';
list.className = 'toolbar-button';
list.title = w('language-why');
list.setAttribute('aria-label', w('language-why'));
for (const [value, name] of said.languages) list.append(new Option(name, value, false, value === said.language));
// A phone has no room for a whole name: there it is EN, DE, NL.
const narrow = matchMedia('(max-width: 640px)');
const label = () => {
  for (const one of list.options) {
    one.setAttribute('aria-label', one.text);
    if (narrow.matches) one.label = one.value.toUpperCase();
    else one.removeAttribute('label');
  }
};
narrow.addEventListener('change', label);
label();
list.onchange = () => {
  document.cookie = `${said.cookie}=${list.value}; path=/; max-age=31536000; SameSite=Strict`;
  location.reload();
};
export const languages = list;
