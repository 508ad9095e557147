import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { areReceiverKeys, encryptPayload } from '#server/reminders/encrypt-payload.ts';
import { isPushService } from '#server/reminders/push-services.ts';
import { makeVapidKeys, readVapidKeys } from '#server/reminders/vapid-keys.ts';
import { instantOf, localMoment } from '#server/reminders/local-time.ts';
import { decrypt } from '#test/api/support/outside/push-service.ts';

// RFC 8291, section 5.
const RECEIVER = {
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const EPHEMERAL = {
  privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
  salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
};
const BODY =
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';

test('a message is encrypted as the example of RFC 8291 has it, byte for byte', () => {
  expect(encryptPayload('When I grow up, I want to be a watermelon', RECEIVER, EPHEMERAL).toString('base64url')).toBe(
    BODY,
  );
});

test('no two messages are encrypted alike, and the receiver reads both', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(RECEIVER.privateKey, 'base64url'));
  const [one, other] = [encryptPayload('წყლის დროა', RECEIVER), encryptPayload('წყლის დროა', RECEIVER)];
  expect(one.equals(other)).toBe(false);
  for (const body of [one, other])
    expect(decrypt(body, pair, Buffer.from(RECEIVER.auth, 'base64url'))).toBe('წყლის დროა');
});

test('keys that no browser has are told from those that one may have', () => {
  expect(areReceiverKeys(RECEIVER)).toBe(true);
  expect(areReceiverKeys({ ...RECEIVER, auth: 'AAAA' })).toBe(false);
  expect(areReceiverKeys({ ...RECEIVER, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(areReceiverKeys({ ...RECEIVER, p256dh: '' })).toBe(false);
});

test('a pair of keys is a pair, also with a number that begins with zeros', () => {
  const pairs = Array.from({ length: 600 }, makeVapidKeys);
  expect(new Set(pairs.map(({ privateKey }) => Buffer.from(privateKey, 'base64url').length))).toEqual(new Set([32]));
  for (const keys of pairs.slice(0, 5)) expect(readVapidKeys(keys)).toEqual(keys);
  expect(readVapidKeys({ publicKey: makeVapidKeys().publicKey, privateKey: makeVapidKeys().privateKey })).toBeNull();
  expect(readVapidKeys({ publicKey: 'a', privateKey: 'b' })).toBeNull();
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QOabc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://push.example.com/abc', true],
  ['http://127.0.0.1:4000/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:pass@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['http://127.0.0.1:4001/abc', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
])('a message to %s is sent: %s', (endpoint, allowed) => {
  expect(isPushService(endpoint, ['push.example.com', 'http://127.0.0.1:4000'])).toBe(allowed);
});

test('the clock of a time zone is read and set, over summer time and the date line', () => {
  const noon = Date.UTC(2026, 2, 2, 12, 30);
  expect(localMoment(noon, 'Asia/Tbilisi')).toEqual({ day: '2026-03-02', at: 16 * 60 + 30 });
  expect(localMoment(noon, 'Pacific/Auckland')).toEqual({ day: '2026-03-03', at: 90 });
  expect(instantOf({ day: '2026-03-03', at: 90 }, 'Pacific/Auckland')).toBe(noon);
  expect(instantOf({ day: '2026-07-01', at: 600 }, 'Europe/Berlin')).toBe(Date.UTC(2026, 6, 1, 8));
  expect(instantOf({ day: '2026-01-01', at: 600 }, 'Europe/Berlin')).toBe(Date.UTC(2026, 0, 1, 9));
  // 02:30 does not exist on that night in Berlin.
  expect(instantOf({ day: '2026-03-29', at: 150 }, 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30));
});
