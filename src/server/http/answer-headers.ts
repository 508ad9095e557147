import { HEADER } from '../../contract/envelope.ts';
import type { ServerState } from '../services.ts';
import { BARE_POLICY, COMMON_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

const API_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': BARE_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of an answer of the API. */
export const apiHeaders = ({ generation, stopping }: ServerState, secure: boolean): Record<string, string> => ({
  ...API_HEADERS,
  [HEADER.generation]: generation,
  ...(secure && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  ...(stopping && { Connection: 'close' }),
});

/** Puts the headers of everything else on an answer. */
export function setPageHeaders(headers: Headers, { stopping }: ServerState, secure: boolean): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY);
  if (secure) headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  if (stopping) headers.set('Connection', 'close');
}
