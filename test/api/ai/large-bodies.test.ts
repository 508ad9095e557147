import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { FEW_TRIALS, onStore } from '../support/world.ts';

onStore('PGlite', { env: { ...FEW_TRIALS, LIMIT_BODIES_MEGABYTES: '8', LIMIT_AI_LABELS: '100000' } }, (world) => {
  test('a photo that comes slowly holds nobody else up in memory: the next is told to come again before it is read', async () => {
    const { token = '' } = await world().newRegistered();
    const slow = request(`${world().server.origin}/api/ai/read-label`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': 8_000_000,
        Expect: '100-continue',
      },
    });
    // It is cut off in the end.
    slow.on('error', () => undefined);
    slow.flushHeaders();
    // The server has its head, and room for its body.
    await once(slow, 'continue');
    slow.write('{"image":"');
    const ask = () =>
      fetch(`${world().server.origin}/api/ai/read-label`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ image: `data:image/jpeg;base64,${'A'.repeat(4_000_000)}` }),
      });
    const codeNow = async () => ((await (await ask()).json()) as { code?: string }).code;
    await expect.poll(codeNow, { timeout: 20_000 }).toBe('server-busy');
    const refused = await ask();
    expect([await refused.json(), refused.headers.get('Retry-After')]).toMatchObject([{ code: 'server-busy' }, '5']);
    // A call without a large body is not concerned.
    expect((await fetch(`${world().server.origin}/api/config`)).status).toBe(200);
    slow.destroy();
    await expect.poll(codeNow, { timeout: 20_000 }).toBe('provider-unavailable');
  });
});
