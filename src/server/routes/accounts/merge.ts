import { mergeDiary } from '#server/accounts/merge-diary.ts';
import { mergedInto } from '#server/accounts/sessions/sessions.ts';
import { ownId, userById } from '#server/admission/request-user.ts';
import { load } from '#server/diary/core/load.ts';
import { invalidInput, unauthenticated } from '#server/errors/api-error.ts';
import type { ApiRequest, Handlers } from '#server/http/handler.ts';
import { cancelRenewal } from '#server/payments/membership.ts';
import { hashOf } from '#server/platform/secrets.ts';

/** Bringing a nameless diary along into an account. */
export const mergeHandlers: Pick<Handlers, 'postMerge'> = {
  async postMerge({ body: { anonymousToken, keep } }, request) {
    const {
      services: { database, clock, sessionCache, hash },
    } = request;
    const accountId = ownId(request);
    const { isAnonymous } = await userById(request, accountId);
    if (isAnonymous) throw invalidInput([{ path: '', message: 'Only an account takes a diary in' }]);
    const tokenHash = hashOf(anonymousToken);
    const other = await sessionCache.check(anonymousToken);
    if (!other || other.userId === accountId) return mergedBefore(request, accountId, tokenHash);
    if (keep === 'leave') {
      // Nobody is left who could end its charges.
      await cancelRenewal({ database }, other.userId);
      return { data: { entries: 0, rev: await revOf(request, accountId) } };
    }
    const merged = await database.orm.transaction((orm) => mergeDiary(orm, hash, other.userId, accountId, clock()));
    // Another request with the same diary may have ended while this one waited for its lock.
    return merged ? { data: merged } : mergedBefore(request, accountId, tokenHash);
  },
};

/** The answer where the first one was lost. Throws 400 when the diary is in no account, or in another one. */
async function mergedBefore(request: ApiRequest, accountId: string, tokenHash: string) {
  if ((await mergedInto(request.services.database.orm, tokenHash)) === accountId)
    return { data: { entries: 0, rev: await revOf(request, accountId) } };
  throw invalidInput([{ path: 'anonymousToken', message: 'Not the token of an anonymous diary' }]);
}

async function revOf({ services: { database } }: ApiRequest, userId: string): Promise<number> {
  const { user } = await load(database, userId, []);
  if (!user) throw unauthenticated();
  return user.rev;
}
