import { expect, inject, test } from 'vitest';
import { isOutgoingAddress } from '#server/platform/outgoing-address.ts';
import { startServer } from '#test/api/support/start-server.ts';

test.each([
  { SMS_PROVIDER: 'sender.ge', SMS_API_KEY: 'topsecret', SMS_BASE_URL: 'http://sms.example' },
  {
    BANK_PROVIDER: 'tbc',
    PUBLIC_HOST: 'lukma.example',
    BANK_CLIENT_ID: 'topsecret',
    BANK_CLIENT_SECRET: 'topsecret',
    BANK_API_KEY: 'topsecret',
    BANK_BASE_URL: 'http://bank.example',
  },
  { AI_BASE_URL: 'http://models.example/v1', AI_TEXT_MODEL: 'm', AI_API_KEY: 'topsecret' },
])('a provider on another host is asked by https or not at all: %o', async (env) => {
  const settings: Record<string, string> = { ...env };
  const name = Object.keys(settings).find((key) => key.endsWith('_BASE_URL')) ?? '';
  const error = await startServer(inject('serverEntry'), { dataDir: '/nonexistent' }, { env: settings }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ exitCode: 2, output: expect.stringContaining(name) as string });
  expect(error).toMatchObject({ output: expect.not.stringContaining('topsecret') as string });
});

test.each([
  ['https://models.example/v1', true, true],
  ['http://127.0.0.1:11434/v1', true, true],
  ['http://localhost:11434/v1', true, true],
  ['http://[::1]/v1', true, true],
  // A container's name, and addresses that lead nowhere in the internet: for one's own models alone.
  ['http://ollama:11434/v1', false, true],
  ['http://10.1.2.3/v1', false, true],
  ['http://[fd00::1]/v1', false, true],
  ['http://models.example/v1', false, false],
  ['http://8.8.8.8/v1', false, false],
  ['http://127.0.0.1.example/v1', false, false],
  ['http://172.32.0.1/v1', false, false],
  ['https://name:password@models.example/v1', false, false],
  ['https://models.example/v1?key=1', false, false],
  ['file:///etc/passwd', false, false],
  ['https://models.example/a b', false, false],
  ['models.example', false, false],
])('%s: asked as any provider %s, as one of our own network %s', (address, anywhere, inner) => {
  expect([isOutgoingAddress(address), isOutgoingAddress(address, { inner: true })]).toEqual([anywhere, inner]);
});
