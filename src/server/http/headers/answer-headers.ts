import { HEADER, type Envelope } from '#contract/envelope.ts';
import { BARE_POLICY, COMMON_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';
import type { ServerState } from '../services.ts';

export const API_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': BARE_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of an answer of the API. */
export function apiHeaders({ generation, stopping }: ServerState, secure: boolean): Record<string, string> {
  const headers: Record<string, string> = { ...API_HEADERS, [HEADER.generation]: generation };
  if (secure) headers['Strict-Transport-Security'] = STRICT_TRANSPORT;
  if (stopping) headers['Connection'] = 'close';
  return headers;
}

/**
 * An answer of the API. Made here and not by Hono's context, which would turn the headers into an object of
 * their own for every answer.
 */
export const apiResponse = (
  status: number,
  body: Envelope | string | Uint8Array | null,
  headers: Record<string, string>,
): Response => new Response(isWritten(body) ? body : JSON.stringify(body), { status, headers });

const isWritten = (body: Envelope | string | Uint8Array | null): body is string | Uint8Array<ArrayBuffer> | null =>
  body === null || typeof body === 'string' || body instanceof Uint8Array;

/** Puts the headers of everything else on an answer. */
export function setPageHeaders(headers: Headers, { stopping }: ServerState, secure: boolean): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY);
  if (secure) headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  if (stopping) headers.set('Connection', 'close');
}
