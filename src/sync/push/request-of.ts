import { CONTRACT_VERSION, HEADER } from '#contract/envelope.ts';
import { syncOf } from '../entities/sync-registry.ts';
import type { FrozenRequest, Operation } from '../records.ts';

/** The request of an operation, made once, in the transaction before the first fetch. */
export function requestOf(operation: Operation): FrozenRequest {
  const { change, asOf } = operation;
  const claim = asOf === null ? { body: {}, query: '' } : { body: { asOf }, query: `?asOf=${asOf}` };
  return syncOf(change).request(change, claim, operation);
}

/** One operation inside a batch, made of the very bytes that it would be sent with alone. */
export const batchPart = ({ opId }: Operation, { method, path, body }: FrozenRequest): string =>
  `{"key":${JSON.stringify(opId)},"method":"${method}","path":${JSON.stringify(path)}${body === null ? '' : `,"body":${body}`}}`;

/** Headers of a signed-in request; a write says which generation the device knows. */
export function headersOf(token: string, generation: string | null = null): Record<string, string> {
  return {
    Authorization: `Bearer ${token}`,
    [HEADER.contract]: String(CONTRACT_VERSION),
    ...(generation !== null && { [HEADER.generation]: generation }),
  };
}

const BASE_TIMEOUT_MS = 30_000;
const BYTES_A_SECOND = 4096;

/** A hung socket must not stop the diary; a slow one gets a second per 4 KB. */
export const timeoutFor = (bytes: number): number => BASE_TIMEOUT_MS + 1000 * Math.ceil(bytes / BYTES_A_SECOND);

const encoder = new TextEncoder();
/** Bytes of a text on the wire; a Georgian letter takes three. */
export const bytesOf = (text: string): number => encoder.encode(text).length;
