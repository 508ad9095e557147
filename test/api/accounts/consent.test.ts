import { expect, test } from 'vitest';
import { onEveryStore } from '../support/world.ts';

onEveryStore({}, (world) => {
  test('the consent of who came without the questionnaire is kept with its version and time; an older sentence changes nothing', async () => {
    const user = await world().newUser();
    expect((await user.ask('getMe')).data.consent).toBeNull();
    const { data: first } = await user.ask('postConsent', { body: { version: 2 } });
    expect(first.consent).toEqual({ version: 2, givenAt: expect.any(String) as string });
    expect((await user.ask('postConsent', { body: { version: 2 } })).data.consent).toEqual(first.consent);
    expect((await user.ask('postConsent', { body: { version: 1 } })).data.consent).toEqual(first.consent);
    const changes = await user.ask('getChanges', { query: { since: 0 } });
    expect(changes.data.profile?.consent).toEqual(first.consent);
    expect((await world().nobody.ask('postConsent', { body: { version: 1 } })).status).toBe(401);
  });
});
