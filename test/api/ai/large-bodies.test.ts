import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { FEW_TRIALS, onStore } from '../support/world.ts';

onStore('PGlite', { env: { ...FEW_TRIALS, LIMIT_BODIES_MEGABYTES: '8' } }, (world) => {
  test('a photo that comes slowly holds nobody else up in memory: the next is told to come again before it is read', async () => {
    const { token = '' } = await world().newRegistered();
    const { hostname, port } = new URL(world().server.origin);
    const socket = connect(Number(port), hostname);
    const head = [
      'POST /api/ai/read-label HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      'Content-Length: 8000000',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"image":"`);
    const ask = () =>
      fetch(`${world().server.origin}/api/ai/read-label`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ image: `data:image/jpeg;base64,${'A'.repeat(4_000_000)}` }),
      });
    await expect.poll(async () => (await ask()).status, { timeout: 20_000 }).toBe(503);
    const refused = await ask();
    expect([await refused.json(), refused.headers.get('Retry-After')]).toMatchObject([{ code: 'server-busy' }, '5']);
    // A call without a large body is not concerned.
    expect((await fetch(`${world().server.origin}/api/config`)).status).toBe(200);
    socket.destroy();
    await expect
      .poll(async () => ((await (await ask()).json()) as { code?: string }).code, { timeout: 20_000 })
      .not.toBe('server-busy');
  });
});
