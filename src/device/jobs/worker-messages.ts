import * as v from 'valibot';

/** What a page says to its engine's worker, once: whose diary. */
const StartMessage = v.object({ start: v.string() });
export type StartMessage = v.InferOutput<typeof StartMessage>;

/** What a worker tells its page: a change was dropped, because it made no sense any more. */
const NoticeMessage = v.object({ notice: v.picklist(['plan-changed']) });
export type NoticeMessage = v.InferOutput<typeof NoticeMessage>;
export type NoticeCode = NoticeMessage['notice'];

/** Whose diary a worker is to send; null for any other message. */
export function readStart(message: unknown): string | null {
  const read = v.safeParse(StartMessage, message);
  return read.success ? read.output.start : null;
}

/** The engine's notice; null for any other message. */
export function readNotice(message: unknown): NoticeCode | null {
  const read = v.safeParse(NoticeMessage, message);
  return read.success ? read.output.notice : null;
}
