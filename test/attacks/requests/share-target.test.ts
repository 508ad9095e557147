import { expect, test } from 'vitest';
import { onStore } from '#test/api/support/world.ts';

const FORM = 'multipart/form-data; boundary=one';

onStore('PGlite', {}, (world) => {
  const share = async (headers: Record<string, string>) => {
    const answer = await fetch(`${world().server.origin}/share-target`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: '--one--\r\n',
    });
    return [answer.status, answer.headers.get('location')];
  };

  test.each(['cross-site', 'same-site'])('a form of another site (%s) is no share', async (site) => {
    expect(await share({ 'Content-Type': FORM, 'Sec-Fetch-Site': site })).toEqual([403, null]);
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/json'])(
    'a body of type %s is no share',
    async (type) => {
      expect(await share({ 'Content-Type': type, 'Sec-Fetch-Site': 'none' })).toEqual([415, null]);
    },
  );

  test('what the system shares leads to the diary, which says that it was not kept', async () => {
    expect(await share({ 'Content-Type': FORM, 'Sec-Fetch-Site': 'none' })).toEqual([303, '/dashboard?add=shared']);
    expect(await share({ 'Content-Type': FORM })).toEqual([303, '/dashboard?add=shared']);
  });
});
