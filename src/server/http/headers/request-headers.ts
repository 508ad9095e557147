import type { ServerContext } from '../client-address.ts';

/** The encodings that a request's `Accept-Encoding` takes; one with a weight of 0 is refused by it. */
export const acceptedEncodings = (header: string | undefined): ReadonlySet<string> =>
  new Set(
    (header ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim() ?? ''),
  );

/** Whether an `If-None-Match` names the tag. Compared weakly: one content has one tag, whatever it was compressed with on the way. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => bare(known.trim()) === bare(tag));

const bare = (tag: string): string => tag.replace(/^W\//, '');

/** Bytes of a body by its `Content-Length`; one that does not say its length counts as long as it may be. */
export const announcedBytes = (header: string | undefined, most: number): number =>
  Math.min(most, Number(header ?? most));

/** The token that a request came with, or null when there is none or it cannot be one. */
export const bearerOf = (c: ServerContext): string | null =>
  /^Bearer +([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
