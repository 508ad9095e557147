import { idle } from './idle.ts';

/** A screen that never says it can be read (a store that refuses, a failure) holds nothing back for longer. */
const LONGEST_MS = 1_500;
/** A browser that never rests is not waited for longer than this. */
const REST_MS = 200;

let tell: () => void = () => undefined;
const readable = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that what the person came for stands on the screen. Again changes nothing. */
export const firstScreenReadable = (): void => tell();

/**
 * Resolves once the first screen can be read and the browser has nothing more urgent to do. What nobody waits for
 * (the engine, the side cards, the sync chip) is fetched after it: on a slow line it shares no byte with the day.
 */
export async function afterFirstScreen(): Promise<void> {
  await Promise.race([readable, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  await idle(REST_MS);
}
