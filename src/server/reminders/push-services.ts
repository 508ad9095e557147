/**
 * The push services of the browsers. A subscription's address comes from outside and the server posts to it,
 * so nothing else is ever asked: no inner address, no other port, no redirect.
 */
const BROWSERS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Whether messages may go to this address: a browser's own service over https, or one that the settings name. */
export function isPushService(endpoint: string, named: readonly string[]): boolean {
  const url = parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (named.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  return [...BROWSERS, ...named].some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
