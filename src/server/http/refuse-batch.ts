import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { CALLS } from '#contract/calls.ts';
import { refusal } from '../errors/envelopes.ts';
import { logRequest } from '../platform/log.ts';
import { apiHeaders } from './headers/answer-headers.ts';
import { announcedBytes } from './headers/request-headers.ts';
import type { ClientAddress } from './client-address.ts';
import type { Services } from './services.ts';

const ROUTES = new Map<string, number>(
  Object.values(CALLS).flatMap((call) =>
    'isBatch' in call ? [[`${call.method} /api${call.path}`, call.bodyLimit] as const] : [],
  ),
);

/**
 * Answers a batch that finds no room with 503 at the door, before the framework makes a request of it: where a thousand devices come in one
 * moment nearly all of them are told so, and each tenth of a millisecond is a tenth of a second for the last one. Returns whether it did.
 */
export function refuseBatch(
  request: IncomingMessage,
  response: ServerResponse,
  { batches, metrics, state }: Services,
  addresses: ClientAddress,
): boolean {
  const { method = '', url = '', headers } = request;
  const limit = ROUTES.get(`${method} ${url}`);
  if (limit === undefined) return false;
  const startedMs = performance.now();
  const refused = batches.refusal(announcedBytes(headers['content-length'], limit));
  if (!refused) return false;
  batches.arrived();
  const { status, body } = refusal(refused);
  const text = JSON.stringify(body);
  response.writeHead(status, {
    ...apiHeaders(state, addresses.isSecure(request)),
    'Retry-After': String(refused.details.retryAfterSeconds),
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
  const ms = performance.now() - startedMs;
  logRequest(method, url, status, ms);
  metrics.answered(method, url, status, ms);
  return true;
}
