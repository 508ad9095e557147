import type { ServerContext } from './client-address.ts';

/** The token that a request came with, or null when there is none or it cannot be one. */
export const bearerOf = (c: ServerContext): string | null =>
  /^Bearer +([\w-]{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
