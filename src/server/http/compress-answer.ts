import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Call } from '#contract/call.ts';
import { acceptedEncodings } from './headers/request-headers.ts';

/** Smaller answers fit into one packet as they are. */
const LEAST_BYTES = 1_024;
/** Up to here the event loop does it at once, in half a millisecond; what is larger goes to another thread. */
const MOST_AT_ONCE = 64 * 1024;
/** Brotli's quality 4 takes as long as gzip's 6 and makes a tenth less of Georgian JSON; 5 takes twice as long for three in a hundred. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const GZIP = { level: 6 };

const later = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Whether answers of a call may be compressed. Those of signing in hold tokens, and what somebody else typed may stand beside them (a name,
 * a device): the length of a compressed answer would tell of the one through the other.
 */
export const mayCompress = ({ path }: Call): boolean => !path.startsWith('/auth/') && !path.startsWith('/payment');

/** An answer's text in an encoding that the asker takes, with the headers that say so; as it is where that is not worth it. */
export async function compressAnswer(
  text: string,
  headers: Record<string, string>,
  accepted: string | undefined,
): Promise<{ body: string | Uint8Array; headers: Record<string, string> }> {
  const varied = { ...headers, Vary: 'Accept-Encoding' };
  const accepts = acceptedEncodings(accepted);
  const encoding = accepts.has('br') ? 'br' : accepts.has('gzip') ? 'gzip' : null;
  // Georgian letters take three bytes, nothing takes less than one.
  if (encoding === null || text.length * 3 < LEAST_BYTES) return { body: text, headers: varied };
  const bytes = Buffer.from(text);
  if (bytes.length < LEAST_BYTES) return { body: text, headers: varied };
  return { body: await compress(bytes, encoding), headers: { ...varied, 'Content-Encoding': encoding } };
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> | Buffer {
  if (bytes.length > MOST_AT_ONCE) return encoding === 'br' ? later.br(bytes, BROTLI) : later.gzip(bytes, GZIP);
  return encoding === 'br' ? brotliCompressSync(bytes, BROTLI) : gzipSync(bytes, GZIP);
}
