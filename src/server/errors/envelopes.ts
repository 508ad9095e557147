import { ERROR_STATUS, type Envelope } from '#contract/envelope.ts';
import type { ApiError } from './api-error.ts';

/** The envelope of success. */
export const okEnvelope = (data: unknown, meta?: Record<string, unknown>): Envelope => ({
  success: true,
  message: 'OK',
  data,
  ...(meta && { meta }),
});

/** A refusal as status and envelope. */
export function refusal({ code, message, details }: ApiError): { status: number; body: Envelope } {
  const { issues, data, retryAfterSeconds } = details;
  // In the body too: an operation of a batch has no headers of its own.
  const meta = retryAfterSeconds === undefined ? details.meta : { ...details.meta, retryAfterSeconds };
  return {
    status: ERROR_STATUS[code],
    body: {
      success: false,
      message,
      code,
      ...(issues && { issues }),
      ...(meta && { meta }),
      ...(data !== undefined && { data }),
    },
  };
}
