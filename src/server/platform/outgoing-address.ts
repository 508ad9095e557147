import { isIP } from 'node:net';

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

/** The machine's own network, as container names and private addresses are: a model of one's own has no certificate there. */
const isInner = (host: string): boolean =>
  /^[a-z][\w-]*$/i.test(host) ||
  (isIP(host) === 4 && /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host)) ||
  /^\[f[cd]/i.test(host);

/**
 * Whether a provider may be asked under this address: by https, since keys and what people wrote travel there. Without TLS only on this very
 * machine, and with `inner` in the machine's own network. No user name, no query: both would end in logs on the way.
 */
export function isOutgoingAddress(text: string, { inner = false }: { inner?: boolean } = {}): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  if (`${username}${password}${search}${hash}` !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && (isLoopback(hostname) || (inner && isInner(hostname))));
}
