import * as v from 'valibot';
import { LeftOutItem, processFood, UnknownWords } from '#contract/assistant/ai.ts';
import { knowItems } from './nutrients/read-foods.ts';
import type { FoodReading } from './nutrients/food-reading.ts';
import { signedCallWithMeta } from '../api/signed-call.ts';

/** A model thinks for as long as the server lets it: AI_TEXT_SECONDS, 12 where nothing else is set. */
const TIMEOUT_MS = 20_000;

const Meta = v.object({
  unknown: v.fallback(v.array(UnknownWords), []),
  leftOut: v.fallback(v.array(LeftOutItem), []),
});

/** What foods the server reads in a text, by its model where it has one. Rejects with a RemoteError. */
export async function processFoodText(input: string, signal: AbortSignal): Promise<FoodReading> {
  const { data, meta } = await signedCallWithMeta(processFood, { body: { input }, signal, timeoutMs: TIMEOUT_MS });
  const { unknown, leftOut } = v.parse(v.fallback(Meta, { unknown: [], leftOut: [] }), meta);
  const [foods, others] = await Promise.all([knowItems(data), knowItems(leftOut)]);
  return {
    foods,
    leftOut: others.flatMap((food, at) => (leftOut[at] ? [{ food, why: leftOut[at].why }] : [])),
    unknown: unknown.map(({ text }) => text),
  };
}
