import * as v from 'valibot';
import type { AiSettings } from '../ai-settings.ts';
import { askInTime, fetchModest } from './ask-in-time.ts';
import { ModelFailed, type Recording } from './models.ts';

/** What is said is Georgian, as the app is. */
const LANGUAGE = 'ka';

const Heard = v.object({ text: v.string() });

/** A refusal of the model's server. */
class Refused extends Error {
  constructor(readonly status: number) {
    super(`status ${status}`);
  }
}

/** What is said in a recording, by `POST /audio/transcriptions` of an OpenAI-compatible server. Throws `ModelFailed`. */
export async function transcribe(
  { baseUrl, apiKey, speechModel, timeoutMs }: AiSettings,
  { bytes, type, extension }: Recording,
  client: AbortSignal,
): Promise<string> {
  if (speechModel === null) throw new ModelFailed('no model for this task');
  const ask = async (signal: AbortSignal): Promise<string> => {
    const body = new FormData();
    body.set('file', new Blob([Buffer.from(bytes)], { type }), `voice.${extension}`);
    body.set('model', speechModel);
    body.set('language', LANGUAGE);
    body.set('response_format', 'json');
    const response = await fetchModest(`${baseUrl.replace(/\/$/, '')}/audio/transcriptions`, {
      method: 'POST',
      body,
      signal,
      headers: { Accept: 'application/json', ...(apiKey !== null && { Authorization: `Bearer ${apiKey}` }) },
    });
    const text = await response.text();
    if (!response.ok) throw new Refused(response.status);
    const heard = v.safeParse(Heard, parsed(text));
    if (!heard.success) throw new ModelFailed('not the agreed shape');
    return heard.output.text;
  };
  try {
    return await askInTime(timeoutMs.speech, client, ask, pauseBefore);
  } catch (failure) {
    throw failure instanceof ModelFailed ? failure : new ModelFailed(reasonOf(failure));
  }
}

/** A server in passing trouble, or one that cannot be reached, may answer the second time. */
const pauseBefore = (failure: unknown): number | null =>
  failure instanceof TypeError || (failure instanceof Refused && (failure.status >= 500 || failure.status === 429))
    ? 0
    : null;

/** Only kinds: messages of providers repeat what was sent. */
function reasonOf(failure: unknown): string {
  if (failure instanceof Refused) return failure.message;
  if (failure instanceof TypeError) return 'unreachable';
  if (failure instanceof Error && (failure.name === 'TimeoutError' || failure.name === 'AbortError'))
    return 'no answer in time';
  return failure instanceof Error ? failure.name : 'unknown';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
