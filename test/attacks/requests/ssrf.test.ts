import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isPushService } from '#server/reminders/push-services.ts';
import { freshId, log, onStore, serverDay } from '#test/api/support/world.ts';

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#fcm.googleapis.com',
  'https://evilfcm.googleapis.com.evil.example/',
  'https://xfcm.googleapis.com/',
  'https://169.254.169.254/latest',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://0/',
  'https://localhost/',
  'https://metadata.google.internal/',
  'https://fcm.googleapis.com%2eevil.example/',
  'file:///etc/passwd',
  'gopher://fcm.googleapis.com/',
  'ftp://fcm.googleapis.com/',
  'javascript:alert(1)',
  'data:text/plain,x',
  '//fcm.googleapis.com/x',
  'fcm.googleapis.com',
  '',
])('messages go to no such address: %s', (endpoint) => expect(isPushService(endpoint, [])).toBe(false));

test('they go to the services of the browsers, and to one that the settings name', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ]) {
    expect([endpoint, isPushService(endpoint, [])]).toEqual([endpoint, true]);
  }
  expect(isPushService('http://127.0.0.1:9/a', ['http://127.0.0.1:9'])).toBe(true);
  expect(isPushService('http://127.0.0.1:9/a', ['127.0.0.1'])).toBe(false);
});

onStore('PGlite', {}, (world) => {
  test('no address in anything that a person sends is asked by the server', async () => {
    const asked: string[] = [];
    const trap = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
    const user = await world().newUser();
    await log(user, serverDay(), { title: `${url}/title`, mealId: `${url}/meal`.slice(0, 80) });
    await log(user, serverDay(), { imageUrl: `${url}/picture.jpg` }).catch(() => undefined);
    await user.ask('putProfile', { body: { displayName: `${url}/name`, email: 'a@127.0.0.1' } });
    await user.ask('processFood', { body: { text: `${url}/food` } });
    await user.ask('chat', { body: { messages: [{ role: 'user', content: `${url}/chat` }] } });
    await user.ask('analyzeFood', { body: { image: `${url}/photo.jpg` } });
    const subscription = { endpoint: `${url}/push`, keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } };
    expect(
      (
        await user.ask('putReminders', {
          body: { device: freshId(), subscription, timeZone: 'Asia/Tbilisi', reminders: {} },
        })
      ).status,
    ).toBe(400);
    await user.get('/config', {
      headers: {
        referer: `${url}/referer`,
        origin: url,
        'x-forwarded-host': url,
        forwarded: `host=${url}`,
        'x-original-url': url,
      },
    });
    await user.get(`/meals/search?q=${encodeURIComponent(url)}`);
    expect(asked).toEqual([]);
    await new Promise((resolve) => trap.close(resolve));
  });
});
