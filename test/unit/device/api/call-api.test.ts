import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { getConfig } from '#contract/config.ts';
import { deleteWeight, postWeight } from '#contract/diary/day.ts';
import { callApi } from '#device/api/call-api.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function answerWith(listener: RequestListener): Promise<void> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${port}` });
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a call goes out as the contract says', async () => {
  const seen: unknown[] = [];
  await answerWith((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { authorization, 'idempotency-key': key, 'lukma-contract': contract } = request.headers;
      seen.push(request.method, request.url, authorization, key, contract, body);
      json(200, {
        success: true,
        message: '',
        data: { date: '2026-03-10', weight: 70, timestamp: { seconds: 1, nanoseconds: 0 }, rev: 2 },
      })(request, response);
    });
  });

  const data = await callApi(postWeight, { body: { weight: 70, date: '2026-03-10' }, token: 't', key: 'k' });

  expect(data).toMatchObject({ weight: 70, rev: 2 });
  expect(seen).toEqual(['POST', '/api/dashboard/weight', 'Bearer t', 'k', '1', '{"weight":70,"date":"2026-03-10"}']);
});

test('path parameters and a query are filled in', async () => {
  let url: string | undefined;
  await answerWith((request, response) => {
    url = request.url;
    json(200, { success: true, message: '', data: { date: '2026-03-10', rev: 3 } })(request, response);
  });

  await callApi(deleteWeight, { params: { date: '2026-03-10' }, query: { asOf: '7' } });

  expect(url).toBe('/api/dashboard/weight/2026-03-10?asOf=7');
});

test('a refusal tells its code, status and issues', async () => {
  const issues = [{ path: 'weight', message: 'too heavy' }];
  await answerWith(json(400, { success: false, message: 'no', code: 'invalid-input', issues }));

  await expect(callApi(getConfig, {})).rejects.toMatchObject({
    code: 'invalid-input',
    status: 400,
    message: 'no',
    issues,
  });
});

test('a page of the hotel and half an answer count as no answer', async () => {
  await answerWith(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi</h1>'),
  );
  await expect(callApi(getConfig, {})).rejects.toMatchObject({ code: 'offline' });
  server?.close();

  await answerWith((request) => request.socket.destroy());
  await expect(callApi(getConfig, {})).rejects.toMatchObject({ code: 'offline', status: null });
});

test('a server that never answers is given up', async () => {
  await answerWith(() => undefined);

  await expect(callApi(getConfig, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'offline' });
});

test('a call that the person gives up ends at once', async () => {
  await answerWith(() => undefined);
  const leaving = new AbortController();

  const call = callApi(getConfig, { signal: leaving.signal });
  leaving.abort();

  await expect(call).rejects.toMatchObject({ code: 'offline' });
});

test('an answer of another version is told apart from no answer', async () => {
  await answerWith(json(200, { success: true, message: '', data: { onboardingEnabled: 'yes' } }));

  await expect(callApi(getConfig, {})).rejects.toMatchObject({ code: 'unreadable', status: 200 });
});
