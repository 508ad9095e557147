import * as v from 'valibot';
import { BankFailed } from './bank.ts';

const ANSWER_WITHIN_MS = 15_000;
/** Refusals after which the same request may still go through: it says nothing of the payment. */
const NOT_ABOUT_THE_PAYMENT: ReadonlySet<number> = new Set([401, 403, 408, 425, 429]);

/** Asks a bank's server and reads its JSON by a schema. Throws BankFailed, whose message names no secret and no person. */
export async function askBankServer<Schema extends v.GenericSchema>(
  url: string,
  request: RequestInit,
  schema: Schema,
  withinMs = ANSWER_WITHIN_MS,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(withinMs) }).catch(
    (error: unknown) => {
      throw new BankFailed(
        'unknown',
        error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection',
      );
    },
  );
  if (!response.ok) {
    await response.body?.cancel();
    const { status } = response;
    throw new BankFailed(
      status >= 500 || NOT_ABOUT_THE_PAYMENT.has(status) ? 'unknown' : 'refused',
      `status ${status}`,
      status,
    );
  }
  const text = await response.text().catch(() => {
    throw new BankFailed('unknown', 'an answer that broke off');
  });
  const parsed = v.safeParse(schema, jsonOf(text));
  if (!parsed.success) throw new BankFailed('unknown', 'an answer that is not the documented one');
  return parsed.output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
