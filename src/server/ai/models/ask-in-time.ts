import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** No meal and no chat needs a longer answer. */
const MOST_BYTES = 1_000_000;

/** `fetch` that follows no redirection, which could carry the key elsewhere, and breaks off an answer without end. */
export async function fetchModest(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) controller.error(new Error('The answer is too long'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(counted ?? null, { status, statusText, headers });
}

/** Where the server names no pause, the second attempt comes after about this long. */
const PAUSE_MS = 400;

/**
 * Asks, and once again where `pauseBefore` takes the failure for a passing one: it returns how many ms the other side wants
 * to be left alone, null for failures that stay. Both attempts and the pause fit into `withinMs`; the signal of an attempt is
 * aborted at its end or when `client` goes away. Throws the last failure.
 */
export async function askInTime<Answer>(
  withinMs: number,
  client: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
  pauseBefore: (failure: unknown) => number | null,
): Promise<Answer> {
  const endsAt = performance.now() + withinMs;
  const signal = AbortSignal.any([client, AbortSignal.timeout(withinMs)]);
  try {
    return await ask(signal);
  } catch (failure) {
    const wanted = signal.aborted ? null : pauseBefore(failure);
    // Spread out, so that many who failed together do not come back together.
    const pauseMs =
      wanted === null ? Number.POSITIVE_INFINITY : Math.max(wanted, PAUSE_MS * (0.75 + Math.random() / 2));
    if (performance.now() + pauseMs >= endsAt) throw failure;
    await pause(pauseMs, undefined, { signal });
    return ask(signal);
  }
}
