import { ApiError } from '../errors/api-error.ts';
import { okEnvelope, refusal } from '../errors/envelopes.ts';
import { errorFields, logEvent } from '../platform/log.ts';

/** Makes an answer that grows: `send` shows a piece of it, `gone` says that nobody listens any more. */
export type Growing<Data> = (
  send: (text: string) => void,
  gone: AbortSignal,
) => Promise<{ data: Data; meta?: Record<string, unknown> }>;

/** Headers of such an answer; the last one keeps nginx from collecting it. */
export const EVENT_HEADERS = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' };

const encoder = new TextEncoder();

/** Server-sent events: `{text}` for each piece, and as the last one the envelope, which alone counts. */
export function eventStream<Data>(grow: Growing<Data>): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  return new ReadableStream({
    async start(controller) {
      const send = (event: object) => {
        if (!gone.signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      try {
        const { data, meta } = await grow((text) => send({ text }), gone.signal);
        send(okEnvelope(data, meta));
      } catch (error) {
        const known = error instanceof ApiError ? error : new ApiError('internal', 'Something went wrong');
        if (known !== error) logEvent('error', 'stream failed', errorFields(error));
        send(refusal(known).body);
      }
      if (!gone.signal.aborted) controller.close();
    },
    cancel: () => gone.abort(),
  });
}
