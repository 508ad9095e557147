import type { ErrorCode, Issue } from '#contract/envelope.ts';

interface Details {
  issues?: Issue[];
  meta?: Record<string, unknown>;
  data?: unknown;
  retryAfterSeconds?: number;
}

/** A refusal that the caller shall read; `code` decides the HTTP status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The refusal that an error is, or that a layer between has wrapped, as the ORM does; null: it is none. */
export function refusalIn(error: unknown): ApiError | null {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof ApiError) return one;
  return null;
}

/** 400 with what is wrong and where. */
export const invalidInput = (issues: Issue[]): ApiError => new ApiError('invalid-input', 'Invalid input', { issues });

export const unauthenticated = (): ApiError => new ApiError('unauthenticated', 'Sign in first');

export const premiumRequired = (): ApiError => new ApiError('premium-required', 'Only for PRO members');

export const noPlan = (): ApiError =>
  new ApiError('not-found', 'No active diet plan found. Please complete onboarding.');

/** 403: what could take an account wants a proof of the last minutes. */
export const confirmationRequired = (): ApiError =>
  new ApiError('confirmation-required', 'Confirm with your password or a new code first');
