import * as v from 'valibot';
import { SmsFailed } from './sms-sender.ts';

const ANSWER_WITHIN_MS = 10_000;

/** Asks a provider and reads its JSON by a schema. Throws SmsFailed for every other answer; nothing of what was sent is in it. */
export async function askProvider<Schema extends v.GenericSchema>(
  url: string,
  request: RequestInit,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(url, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => {
    throw new SmsFailed(
      error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no connection',
    );
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new SmsFailed(`status ${response.status}`);
  }
  const answer: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new SmsFailed('an answer that is not the documented one');
  return parsed.output;
}
