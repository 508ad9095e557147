import { ApiError } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';

/**
 * Takes one question out of the day's budgets for models, for the address, the networks around it and everybody together. False where one
 * of them is used up: models cost money, and the built-in parser and coach answer as well.
 */
export async function takeModelQuestion({
  services: {
    limiter,
    config: {
      limits: { ai },
    },
  },
  address,
  networks,
}: ApiRequest): Promise<boolean> {
  try {
    await limiter.takeOfDay(`models-from ${address}`, ai.addressDay);
    for (const { name, times } of networks()) await limiter.takeOfDay(`models-from ${name}`, ai.addressDay * times);
    await limiter.takeOfDay('models', ai.day);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate-limited') return false;
    throw error;
  }
}

/** What the assistant adds to an answer for which a model would have been asked. */
export const LIMITED_SENTENCE =
  'დღეს ასისტენტს ბევრი კითხვა დაუსვეს, ამიტომ ახლა მარტივი პასუხი მიიღეთ. ხვალ ისევ სრულად გიპასუხებთ.';
