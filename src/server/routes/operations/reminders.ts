import { ownId, ownTokenHash } from '#server/admission/request-user.ts';
import { invalidInput } from '#server/errors/api-error.ts';
import type { Handlers } from '#server/http/handler.ts';
import { areReceiverKeys } from '#server/reminders/encrypt-payload.ts';
import { isPushService } from '#server/reminders/push-services.ts';
import { dropReminders, keepReminders } from '#server/reminders/reminder-store.ts';
import { nextInstant } from '#server/reminders/send-due.ts';

/** What devices want to be reminded of. */
export const reminderHandlers: Pick<Handlers, 'putReminders' | 'deleteReminders'> = {
  async putReminders({ body: { device, subscription, timeZone, reminders } }, request) {
    const { database, clock, config } = request.services;
    const { endpoint, keys } = subscription;
    if (!isPushService(endpoint, config.push.services)) {
      throw invalidInput([{ path: 'subscription.endpoint', message: 'Not a push service that this server sends to' }]);
    }
    if (!areReceiverKeys(keys))
      throw invalidInput([{ path: 'subscription.keys', message: 'Not the keys of a browser' }]);
    const nowMs = clock();
    const nextMs = nextInstant(reminders, timeZone, nowMs);
    await keepReminders(database.orm, {
      userId: ownId(request),
      device,
      tokenHash: ownTokenHash(request),
      endpoint,
      ...keys,
      timeZone,
      settings: reminders,
      nextMs,
      seenMs: nowMs,
    });
    return { data: { nextAt: nextMs === null ? null : new Date(nextMs).toISOString() } };
  },

  async deleteReminders({ params: { device } }, request) {
    await dropReminders(request.services.database.orm, ownId(request), device);
    return { data: { deleted: true } };
  },
};
