/** What the model server refuses; thrown where it is found out. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
  }
}

/** Its envelope. */
export const refused = ({ code, retryAfterSeconds }: Refusal) => ({
  success: false,
  message: code,
  code,
  ...(retryAfterSeconds !== undefined && { meta: { retryAfterSeconds } }),
});
