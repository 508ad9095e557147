import * as v from 'valibot';
import { Envelope } from '#contract/envelope.ts';
import type { HttpAnswer } from '#sync/ports.ts';
import type { EpochMs } from '#sync/records.ts';

/** Our server's envelope, or null: a hotel's log-in page, a proxy, half an answer. */
export function readEnvelope(answer: HttpAnswer): Envelope | null {
  let json: unknown;
  try {
    json = JSON.parse(answer.body);
  } catch {
    return null;
  }
  const read = v.safeParse(Envelope, json);
  return read.success ? read.output : null;
}

/** The server's clock in epoch ms, as an answer tells it. */
export function serverTimeOf(answer: HttpAnswer): EpochMs | null {
  const header = answer.header('date');
  const at = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(at) ? null : at;
}
