import { isIP } from 'node:net';

/** Modes in which pg demands TLS and a certificate that names the host; it takes the older three for `verify-full`. */
const CHECKED = ['verify-full', 'verify-ca', 'require', 'prefer'];

/**
 * What is wrong with a DATABASE_URL, as a sentence, or null. A database on another host is asked by TLS alone, unless the address says
 * `sslmode=disable` in so many words: pg by itself would send the password and everybody's diaries in the clear.
 */
export function databaseUrlMistake(url: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'DATABASE_URL must begin with postgres:// or postgresql://.';
  const address = addressOf(url);
  if (address === null)
    return 'DATABASE_URL must be an address such as postgres://name:password@host/database; other characters of a password as %XX.';
  // Of a parameter that is there twice, pg takes the last.
  const last = (name: string) => address.searchParams.getAll(name).at(-1) ?? null;
  const mode = last('sslmode');
  if (last('uselibpqcompat') !== null)
    return 'DATABASE_URL must not have uselibpqcompat: its sslmode=require checks no certificate. Say sslmode=verify-full.';
  if (mode === 'disable') return null;
  if (mode !== null && !CHECKED.includes(mode))
    return `DATABASE_URL must have sslmode=verify-full or sslmode=disable, not "${mode}".`;
  if (mode !== null || isHere(last('host') ?? decodeURIComponent(address.hostname))) return null;
  return 'DATABASE_URL names another host without sslmode=verify-full, so the diaries would travel in the clear. Say sslmode=verify-full, with sslrootcert=FILE for a certificate of your own, or sslmode=disable where the network between them is yours alone.';
}

/** As pg reads it: the host may be left out where a parameter names it. */
function addressOf(url: string): URL | null {
  const found = [url, url.replace('@/', '@localhost/')].find((text) => URL.canParse(text));
  return found === undefined ? null : new URL(found);
}

/** Whether the connection stays on this machine: its loopback, or a socket in the file system. */
function isHere(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return (
    address === '' ||
    address.startsWith('/') ||
    address === 'localhost' ||
    address === '::1' ||
    (isIP(address) === 4 && address.startsWith('127.'))
  );
}
