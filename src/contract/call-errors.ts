import type { Call } from './call.ts';
import type { CALLS } from './calls.ts';
import type { ErrorCode } from './envelope.ts';

/** What any call may be refused with. */
const OF_EVERY_CALL = ['app-too-old', 'rate-limited', 'internal', 'server-stopping', 'server-busy'] as const;

/** What single calls may be refused with beyond what their kind says; a call that is not here has no more. */
const OF_CALL: { readonly [Id in keyof typeof CALLS]?: readonly ErrorCode[] } = {
  postOnboarding: ['not-found', 'generation-changed', 'server-busy'],
  postAnonymous: ['server-busy', 'invalid-input'],
  postExchange: ['unauthenticated', 'approval-pending'],
  smsSend: ['provider-unavailable'],
  smsVerify: [
    'invalid-code',
    'code-expired',
    'phone-registered',
    'phone-pending',
    'confirmation-required',
    'second-factor-required',
  ],
  smsSetPassword: ['confirmation-required', 'weak-password', 'server-busy'],
  loginEmail: ['unauthenticated', 'second-factor-required', 'server-busy'],
  postConfirm: ['invalid-code', 'code-expired', 'server-busy'],
  postPasskeyOptions: ['invalid-input', 'confirmation-required'],
  postPasskey: ['invalid-code', 'confirmation-required'],
  putPasskey: ['not-found'],
  deletePasskey: ['confirmation-required', 'last-passkey'],
  passkeyVerify: ['unauthenticated'],
  secondFactorSend: ['unauthenticated', 'invalid-code', 'provider-unavailable'],
  postSecondFactor: ['unauthenticated', 'invalid-code', 'code-expired', 'server-busy'],
  secondFactorRecover: ['unauthenticated', 'invalid-code'],
  putSecondFactor: ['confirmation-required'],
  undoAccountChange: ['not-found', 'confirmation-required'],
  putProfile: ['confirmation-required'],
  getSessions: ['confirmation-required'],
  deleteSession: ['confirmation-required'],
  postPair: ['confirmation-required'],
  getPairing: ['not-found'],
  answerPairing: ['not-found'],
  postMerge: ['generation-changed'],
  postPaymentCreate: ['not-found', 'provider-unavailable'],
  getOrder: ['not-found', 'provider-unavailable'],
  getReceipts: ['not-found'],
  postCancelRenewal: ['not-found'],
  postResumeRenewal: ['not-found'],
  deleteUser: ['confirmation-required'],
  getDashboard: ['not-found'],
  getMealPlan: ['not-found'],
  getShoppingList: ['not-found'],
  putMacros: ['premium-required'],
  putThing: ['unknown-thing'],
  deleteThing: ['unknown-thing'],
  postDiet: ['not-found', 'premium-required'],
  postSwapMeal: ['not-found', 'premium-required', 'plan-changed', 'dish-unsuitable'],
  getMeal: ['not-found', 'premium-required'],
  getProduct: ['not-found', 'provider-unavailable'],
  postMealThumbnail: ['server-busy', 'day-full', 'storage-full'],
  processFood: ['premium-required', 'provider-unavailable'],
  analyzeFood: ['premium-required', 'provider-unavailable', 'server-busy'],
  readLabel: ['premium-required', 'provider-unavailable', 'server-busy'],
  transcribe: ['premium-required', 'provider-unavailable'],
  chat: ['premium-required', 'provider-unavailable'],
  postBatch: ['generation-changed', 'server-busy', 'day-full', 'storage-full'],
};

/** Every code that a call may be refused with. */
export function errorCodesOf(id: string, call: Call): ReadonlySet<ErrorCode> {
  const named: { readonly [Id in string]?: readonly ErrorCode[] } = OF_CALL;
  const { auth, params, query, body, multipart, idempotent, batchable } = call;
  return new Set<ErrorCode>([
    ...OF_EVERY_CALL,
    ...(params || query || body || multipart || idempotent ? (['invalid-input'] as const) : []),
    ...(body || multipart ? (['too-large', 'too-slow', 'unsupported-media'] as const) : []),
    ...(auth === 'none' ? [] : (['unauthenticated', 'merged'] as const)),
    ...(idempotent ? (['request-in-progress', 'idempotency-mismatch'] as const) : []),
    ...(batchable ? (['generation-changed', 'server-busy', 'day-full', 'storage-full'] as const) : []),
    ...(named[id] ?? []),
  ]);
}
