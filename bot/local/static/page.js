// What simcord's server asks of every call of this page.
const secret = location.hash.slice(1);
export const context = () => window.simcordPreview?.contextId;
export const headers = () => ({
  'X-Simcord-Capability': secret, 'X-Simcord-Context': context(), 'Content-Type': 'application/json'
});
