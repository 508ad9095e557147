import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  Output,
  streamText,
  wrapLanguageModel,
  type ModelMessage,
} from 'ai';
import * as v from 'valibot';
import type { AiSettings } from '../ai-settings.ts';
import { askInTime, fetchModest } from './ask-in-time.ts';
import { LabelAnswer } from '../label-answer.ts';
import { MOST_FOODS, PhotoFoods, TextFoods } from '../model-answer.ts';
import { ModelFailed, type Models } from './models.ts';
import { transcribe } from './transcribe.ts';
import { CHAT, FOODS_IN_TEXT, FOODS_ON_PHOTO, LABEL_ON_PHOTO } from './prompts.ts';

/** What a model answers as an object, the name under which it is asked for, and how long it may be. */
interface ObjectAsked<Schema> {
  schema: Schema;
  name: string;
  mostTokens: number;
}

const TEXT_FOODS = { schema: TextFoods, name: 'foods', mostTokens: 6_000 };
const PHOTO_FOODS = { schema: PhotoFoods, name: 'foods', mostTokens: 6_000 };
const LABEL = { schema: LabelAnswer, name: 'label', mostTokens: 1_000 };
const MOST_CHAT_TOKENS = 1_000;

/** Models through the AI SDK. */
export function sdkModels(settings: AiSettings): Models {
  const { baseUrl, apiKey, textModel, visionModel, timeoutMs } = settings;
  // Warnings would go to the console, and the log is ours.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = (supportsStructuredOutputs: boolean) =>
    createOpenAICompatible({
      name: 'models',
      baseURL: baseUrl,
      supportsStructuredOutputs,
      fetch: fetchModest,
      ...(apiKey !== null && { apiKey }),
    });
  const [strict, loose] = [provider(true), provider(false)];
  /** Models whose server has refused a schema: they get it told in the prompt only. */
  const withoutSchema = new Set<string>();

  async function object<Schema extends v.GenericSchema>(
    modelId: string,
    { schema, name, mostTokens }: ObjectAsked<Schema>,
    system: string,
    messages: ModelMessage[],
    abortSignal: AbortSignal,
  ) {
    const ask = async (withSchema: boolean) => {
      const model = wrapLanguageModel({
        model: (withSchema ? strict : loose)(modelId),
        middleware: extractJsonMiddleware(),
      });
      const output = Output.object({ schema: toStandardJsonSchema(schema), name });
      const answer = await generateText({
        model,
        system,
        messages,
        output,
        abortSignal,
        maxRetries: 0,
        temperature: 0,
        maxOutputTokens: mostTokens,
      });
      // The SDK takes valibot's refusal for a value, as it holds one beside its issues.
      const parsed = v.safeParse(schema, answer.output);
      if (!parsed.success) throw new ModelFailed('not the agreed shape');
      return parsed.output;
    };
    if (withoutSchema.has(modelId)) return ask(false);
    try {
      return await ask(true);
    } catch (failure) {
      if (!APICallError.isInstance(failure) || failure.statusCode !== 400) throw failure;
      const answer = await ask(false);
      withoutSchema.add(modelId);
      return answer;
    }
  }

  return {
    async foodsInText(text, client) {
      const messages: ModelMessage[] = [{ role: 'user', content: JSON.stringify(text) }];
      const { items } = await inTime(timeoutMs.text, client, (signal) =>
        object(named(textModel), TEXT_FOODS, FOODS_IN_TEXT, messages, signal),
      );
      return few(items);
    },

    async foodsOnPhoto(jpeg, hint, client) {
      const picture = { type: 'image', image: jpeg, mediaType: 'image/jpeg' } as const;
      const words = hint === '' ? [] : [{ type: 'text', text: JSON.stringify(hint) } as const];
      const messages: ModelMessage[] = [{ role: 'user', content: [picture, ...words] }];
      const { items } = await inTime(timeoutMs.photo, client, (signal) =>
        object(named(visionModel), PHOTO_FOODS, FOODS_ON_PHOTO, messages, signal),
      );
      return few(items);
    },

    async labelOnPhoto(jpeg, client) {
      const picture = { type: 'image', image: jpeg, mediaType: 'image/jpeg' } as const;
      const messages: ModelMessage[] = [{ role: 'user', content: [picture] }];
      return inTime(timeoutMs.photo, client, (signal) =>
        object(named(visionModel), LABEL, LABEL_ON_PHOTO, messages, signal),
      );
    },

    wordsIn: (recording, client) => transcribe(settings, recording, client),

    async reply(messages, facts, client, onText) {
      const system = `${CHAT}\n\nFACTS: ${JSON.stringify(facts)}`;
      return inTime(timeoutMs.chat, client, async (abortSignal) => {
        const asked = {
          model: loose(named(textModel)),
          system,
          messages: [...messages],
          abortSignal,
          maxRetries: 0,
          maxOutputTokens: MOST_CHAT_TOKENS,
        };
        const streamed = onText ? await readStream(asked, onText) : '';
        // A server that knows no streaming answers a stream without any text.
        return streamed === '' ? (await generateText(asked)).text : streamed;
      });
    },
  };
}

/** The whole text of a streamed answer. Throws what broke it off. */
async function readStream(asked: Parameters<typeof streamText>[0], onText: (piece: string) => void): Promise<string> {
  let text = '';
  // The error comes as a part of the stream; the SDK would write it to the console as well.
  for await (const part of streamText({ ...asked, onError: () => undefined }).fullStream) {
    // What is no stream has no text; what refuses or breaks off says so in a call's own error.
    if (part.type === 'error' && text === '' && !APICallError.isInstance(part.error)) return '';
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new DOMException('The time is over', 'AbortError');
    if (part.type !== 'text-delta') continue;
    text += part.text;
    onText(part.text);
  }
  return text;
}

function named(model: string | null): string {
  if (model === null) throw new ModelFailed('no model for this task');
  return model;
}

function few<Item>(items: Item[]): Item[] {
  if (items.length > MOST_FOODS) throw new ModelFailed('too many foods');
  return items;
}

/** The SDK's own retries do not know how much time is left. */
async function inTime<Answer>(
  withinMs: number,
  client: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await askInTime(withinMs, client, ask, pauseBefore);
  } catch (failure) {
    throw new ModelFailed(reasonOf(failure));
  }
}

/** ms that a server wants to be left alone before a second attempt; null: it would fail again. */
function pauseBefore(failure: unknown): number | null {
  if (!APICallError.isInstance(failure) || !failure.isRetryable) return null;
  const text = failure.responseHeaders?.['retry-after'];
  if (text === undefined) return 0;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** Only kinds: messages of providers repeat what was sent. */
function reasonOf(failure: unknown): string {
  if (failure instanceof ModelFailed) return failure.message;
  if (APICallError.isInstance(failure))
    return failure.statusCode === undefined ? 'unreachable' : `status ${failure.statusCode}`;
  if (NoObjectGeneratedError.isInstance(failure)) return 'not the agreed shape';
  if (failure instanceof Error && (failure.name === 'TimeoutError' || failure.name === 'AbortError'))
    return 'no answer in time';
  return failure instanceof Error ? failure.name : 'unknown';
}
