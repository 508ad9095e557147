import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeText, ONE_MESSAGE } from '#server/sms/message-texts.ts';
import { senderGe } from '#server/sms/sender-ge.ts';
import { SmsFailed, type SmsSender } from '#server/sms/sms-sender.ts';
import { readSmsSettings } from '#server/sms/sms-settings.ts';
import { smsOffice } from '#server/sms/smsoffice.ts';
import { uBill } from '#server/sms/ubill.ts';

interface Asked {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

let asked: Asked | undefined;
let answer: { status: number; body: string; breaksOff?: boolean } = { status: 200, body: '' };
let base = '';

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked = { path: request.url, headers: request.headers, body };
    if (answer.breaksOff) return response.destroy();
    return response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => (asked = undefined));

const TEXT = codeText('0427', 'sign-in', 'lukma.ge');
const formOf = (): Record<string, string> => Object.fromEntries(new URLSearchParams(asked?.body));

const PROVIDERS: { name: string; open: () => SmsSender; taken: string; refusals: string[] }[] = [
  {
    name: 'sender.ge',
    open: () => senderGe('key-1', base),
    taken: '{"data":[{"messageId":"7","qnt":1,"statusId":1}]}',
    refusals: ['{"data":[{"messageId":"7","qnt":1,"statusId":0}]}', '{"data":[]}', '{}'],
  },
  {
    name: 'smsoffice.ge',
    open: () => smsOffice('key-1', 'Lukma', base),
    taken: '{"Success":true,"Message":"OK","Output":null,"ErrorCode":0}',
    refusals: ['{"Success":false,"Message":"no money","Output":null,"ErrorCode":20}', '[]'],
  },
  {
    name: 'uBill',
    open: () => uBill('key-1', 12, base),
    taken: '{"statusID":0,"smsID":5,"message":"sent"}',
    refusals: ['{"statusID":30,"message":"stop"}', '"ok"'],
  },
];

describe.each(PROVIDERS)('$name', ({ open, taken, refusals }) => {
  test('takes a message', async () => {
    answer = { status: 200, body: taken };
    await open().send('555123456', TEXT);
    expect(asked?.body).toContain('555123456');
  });

  test.each([
    ...refusals.map((body) => ({ status: 200, body })),
    { status: 401, body: taken },
    { status: 503, body: '' },
    { status: 200, body: '<html>' },
    { status: 200, body: taken, breaksOff: true },
  ])('that answers $status $body has not taken it', async (refusal) => {
    answer = refusal;
    const failed = await open()
      .send('555123456', TEXT)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SmsFailed);
    expect(String(failed)).not.toMatch(/555123456|0427|key-1/);
  });
});

test('sender.ge gets a form with nine digits, as information and no advertising', async () => {
  answer = { status: 200, body: PROVIDERS[0]?.taken ?? '' };
  await senderGe('key-1', base).send('555123456', TEXT);
  expect([asked?.path, formOf()]).toEqual([
    '/api/send.php',
    { apikey: 'key-1', smsno: '2', destination: '555123456', content: TEXT },
  ]);
});

test('smsoffice.ge gets a form with the number of the country, urgent', async () => {
  answer = { status: 200, body: PROVIDERS[1]?.taken ?? '' };
  await smsOffice('key-1', 'Lukma', base).send('555123456', TEXT);
  expect([asked?.path, formOf()]).toEqual([
    '/api/v2/send/',
    { key: 'key-1', destination: '995555123456', sender: 'Lukma', content: TEXT, urgent: 'true' },
  ]);
});

test('uBill gets JSON, with its key in a header', async () => {
  answer = { status: 200, body: PROVIDERS[2]?.taken ?? '' };
  await uBill('key-1', 12, base).send('555123456', TEXT);
  expect([asked?.path, asked?.headers['key']]).toEqual(['/v1/sms/send', 'key-1']);
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    brandID: 12,
    numbers: [995_555_123_456],
    text: TEXT,
    stopList: false,
  });
});

const PURPOSES = [
  ['sign-in', 'შესვლის კოდია 0427'],
  ['registration', 'რეგისტრაციის კოდია 0427'],
  ['new-number', 'ნომრის შეცვლის კოდია 0427'],
  ['confirmation', 'დადასტურების კოდია 0427'],
] as const;

test.each([null, 'lukma.ge', 'diary.lukma.example.ge', 'a-rather-long-name-of-a-host.example.com.ge:8443'])(
  'the text of a code fits one message, its host being %s',
  (host) => {
    for (const [purpose] of PURPOSES) {
      const text = codeText('0427', purpose, host);
      expect(text.length).toBeLessThanOrEqual(ONE_MESSAGE);
      expect(text).toContain('კოდია 0427');
    }
  },
);

test.each(PURPOSES)('it says what it is for: %s', (purpose, words) => {
  for (const host of [null, 'lukma.ge', 'a-rather-long-name-of-a-host.example.com.ge'])
    expect(codeText('0427', purpose, host)).toContain(words);
});

test('a long host costs the purpose before it costs the line that browsers read', () => {
  const text = codeText('0427', 'registration', 'diary.lukma.example.ge');
  expect([text.includes('რეგისტრაციის'), text.split('\n').at(-1)]).toEqual([false, '@diary.lukma.example.ge #0427']);
});

test('the last line is what a browser reads the code from', () => {
  for (const text of [TEXT, codeText('0427', 'new-number', 'lukma.ge:8443')])
    expect(text.split('\n').at(-1)).toBe('@lukma.ge #0427');
});

test.each([
  [{ SMS_PROVIDER: 'pigeon', SMS_API_KEY: 'secret-key' }],
  [{ SMS_PROVIDER: 'sender.ge' }],
  [{ SMS_PROVIDER: 'smsoffice.ge', SMS_API_KEY: 'secret-key' }],
  [{ SMS_PROVIDER: 'ubill', SMS_API_KEY: 'secret-key', SMS_SENDER: 'Lukma' }],
  [{ SMS_PROVIDER: 'ubill', SMS_API_KEY: 'two words', SMS_SENDER: '12' }],
  [{ SMS_API_KEY: 'secret-key' }],
])('settings that cannot work are named, keys are not: %j', (env) => {
  const mistakes: string[] = [];
  readSmsSettings(env, mistakes);
  expect(mistakes).toHaveLength(1);
  expect(mistakes.join()).not.toMatch(/secret-key|two words/);
});
