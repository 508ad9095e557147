import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { ownId, userById } from '#server/admission/request-user.ts';
import type { Handlers } from '#server/http/handler.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { TOUCH_PROFILE } from '#server/store/touch-profile.ts';

/** The consent to the keeping of health data of whoever did not give it with the questionnaire. */
export const consentHandlers: Pick<Handlers, 'postConsent'> = {
  async postConsent({ body: { version } }, request) {
    const { database, clock } = request.services;
    const userId = ownId(request);
    // What was agreed to first counts, until a newer version of the sentence is agreed to.
    const isNewer = or(isNull(users.consentVersion), lt(users.consentVersion, version));
    await database.orm
      .update(users)
      .set({
        consentVersion: version,
        consentMs: clock(),
        updatedMs: clock(),
        ...TOUCH_PROFILE,
      })
      .where(and(eq(users.userId, userId), isNewer));
    return { data: await userById(request, userId) };
  },
};
