// Names of battles begin with a sign of their own: simcord sets another before each name of a channel.
const $ = selector => document.querySelector(selector);
const twice = text => text.replace('##', '#');
function put(element, key) {
  if (element[key]?.includes('##')) element[key] = twice(element[key]);
}
const field = $('#channel-composer-input');
new MutationObserver(() => put(field, 'placeholder'))
  .observe(field, {attributes: true, attributeFilter: ['placeholder']});
const named = () => document.body.classList.toggle('local-numbered', $('#channel-name').textContent.startsWith('#'));
new MutationObserver(named).observe($('#channel-name'), {childList: true, characterData: true, subtree: true});
named();
const list = $('#channel-message-list');
new MutationObserver(() => list.querySelectorAll('.mention').forEach(one => put(one, 'textContent')))
  .observe(list, {childList: true, subtree: true});
