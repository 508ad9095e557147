import { ApiError, invalidInput } from '../errors/api-error.ts';
import type { ServerContext } from './client-address.ts';

/** The bytes of a request's body. Throws 413 as soon as it is known to be longer than `limit`. */
export async function readBytes(c: ServerContext, limit: number): Promise<Uint8Array> {
  const announced = c.req.header('content-length');
  if (announced !== undefined && Number(announced) > limit) throw tooLarge(limit);
  try {
    // Node itself ends a body at its announced length.
    if (announced !== undefined) return new Uint8Array(await c.req.raw.arrayBuffer());
    return await readCounting(c.req.raw.body, limit);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw invalidInput([{ path: '', message: 'The body broke off' }]);
  }
}

async function readCounting(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return Buffer.concat(chunks);
    size += value.length;
    if (size > limit) {
      // Not awaited: a sender that never stops would never let go.
      void reader?.cancel().catch(() => undefined);
      throw tooLarge(limit);
    }
    chunks.push(value);
  }
}

const tooLarge = (limit: number) => new ApiError('too-large', `The body is larger than ${limit} bytes`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON of a request's body. Throws 415, 413 or 400. Where the body is optional, none and an empty one are `{}`, and a
 * sender who names no type means JSON.
 */
export async function readJson(c: ServerContext, limit: number, optional = false): Promise<unknown> {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isJson = type === 'application/json' || (optional && !type);
  if (!isJson && !optional) throw wrongType();
  const bytes = await readBytes(c, limit);
  if (optional && bytes.length === 0) return {};
  if (!isJson) throw wrongType();
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw invalidInput([{ path: '', message: 'Not valid JSON' }]);
  }
}

const wrongType = () => new ApiError('unsupported-media', 'Send application/json');
