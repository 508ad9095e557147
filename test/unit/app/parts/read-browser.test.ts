import { expect, test } from 'vitest';
import { readBrowser, type HostApp } from '#app/parts/install/read-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const IN_APPS: readonly (readonly [HostApp, string])[] = [
  ['facebook', `${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.38.103;FBBV/661421423;FBDV/iPhone14,5]`],
  ['facebook', `${ANDROID_VIEW} Chrome/130.0.6723.102 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/489.0.0.66.81;]`],
  ['messenger', `${IPHONE} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/483.0.0.43.106;FBDV/iPhone14,5]`],
  [
    'messenger',
    `${ANDROID_VIEW} Chrome/130.0.6723.102 Mobile Safari/537.36 [FB_IAB/Orca-Android;FBAV/483.0.0.51.109;]`,
  ],
  ['instagram', `${IPHONE} Mobile/22B83 Instagram 355.1.0.36.90 (iPhone14,5; iOS 18_1; ka_GE; ka; scale=3.00)`],
  [
    'instagram',
    `${ANDROID_VIEW} Chrome/130.0.6723.102 Mobile Safari/537.36 Instagram 356.0.0.41.101 Android (34/14; 450dpi)`,
  ],
  [
    'tiktok',
    `${IPHONE} Mobile/22B83 musical_ly_36.7.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`,
  ],
  [
    'tiktok',
    `${ANDROID_VIEW} Chrome/130.0.6723.102 Mobile Safari/537.36 trill_360704 JsSdk/1.0 NetType/WIFI BytedanceWebview/d8a21c6`,
  ],
  [
    'telegram',
    `${ANDROID} Chrome/130.0.6723.102 Mobile Safari/537.36 Telegram-Android/11.4.2 (Samsung SM-A546B; Android 14; SDK 34; HIGH)`,
  ],
  ['other', `${IPHONE} Mobile/22B83`],
  ['other', `${ANDROID_VIEW} Chrome/130.0.6723.102 Mobile Safari/537.36`],
  ['other', `${ANDROID} Chrome/130.0.6723.102 Mobile Safari/537.36 Viber/23.5.0.5`],
];

const BROWSERS: readonly (readonly [string, string])[] = [
  ['Safari on iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Safari on Mac', `${MAC} Version/18.1 Safari/605.1.15`],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
];

test.each(IN_APPS)('the window of an app is known: %s', (app, agent) => {
  expect(readBrowser(agent, 5).hostApp).toBe(app);
});

test.each(BROWSERS)('a browser of its own is no app: %s', (_name, agent) => {
  expect(readBrowser(agent, 0).hostApp).toBeNull();
});

test('an iPad that calls itself a Mac is read as an iPhone, for its touch screen', () => {
  const agent = `${MAC} Version/18.1 Safari/605.1.15`;

  expect(readBrowser(agent, 5).system).toBe('iphone');
  expect(readBrowser(agent, 0).system).toBe('mac');
});

test('of the browsers on a Mac only Safari adds a page to the Dock', () => {
  expect(readBrowser(`${MAC} Version/18.1 Safari/605.1.15`, 0).isSafari).toBe(true);
  expect(readBrowser(`${MAC.replace('605.1.15', '537.36')} Chrome/131.0.0.0 Safari/537.36`, 0).isSafari).toBe(false);
  expect(
    readBrowser('Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 0).isSafari,
  ).toBe(false);
});
