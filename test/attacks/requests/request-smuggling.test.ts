import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { onStore, serverDay } from '#test/api/support/world.ts';

/** Everything that a server says on one connection until it closes it, or until `answers` answers are there. */
function exchange(
  port: number,
  sent: string,
  answers = 1,
): Promise<{ statuses: number[]; closed: boolean; text: string }> {
  return new Promise((resolve) => {
    // Ends the sending side, too: a server that waits for more of a body ends the request then. Of several requests Node drops those that
    // still wait at that moment, so there the last one asks for the end.
    const socket = connect(port, '127.0.0.1', () => (answers > 1 ? socket.write(sent) : socket.end(sent)));
    let text = '';
    const result = (closed: boolean) => ({
      statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
      closed,
      text,
    });
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (result(false).statuses.length > answers) socket.destroy();
    });
    // A server that closes before it has read everything resets the connection, which may overtake its answer.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(result(true)));
  });
}

onStore('PGlite', {}, (world) => {
  const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: a\r\n\r\n';
  const head = (...lines: string[]) =>
    `${['POST /api/auth/check HTTP/1.1', 'Host: a', 'Content-Type: application/json', ...lines].join('\r\n')}\r\n\r\n`;

  test.each([
    ['a length and chunks', head('Content-Length: 6', 'Transfer-Encoding: chunked') + `0\r\n\r\n${hidden}`],
    ['chunks and a length', head('Transfer-Encoding: chunked', 'Content-Length: 6') + `0\r\n\r\n${hidden}`],
    ['two lengths', head('Content-Length: 2', 'Content-Length: 60') + `{}${hidden}`],
    ['a list of lengths', head('Content-Length: 2, 60') + `{}${hidden}`],
    ['a length with a sign', head('Content-Length: +2') + `{}${hidden}`],
    ['a length in hexadecimal digits', head('Content-Length: 0x2') + `{}${hidden}`],
    ['a coding that is none', head('Transfer-Encoding: xchunked') + `0\r\n\r\n${hidden}`],
    ['a coding said twice', head('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + `0\r\n\r\n${hidden}`],
    ['a coding after a blank', head('Transfer-Encoding : chunked') + `0\r\n\r\n${hidden}`],
    ['a coding on a folded line', head('Transfer-Encoding:\r\n chunked', 'Content-Length: 6') + `0\r\n\r\n${hidden}`],
    ['a chunk whose size is none', head('Transfer-Encoding: chunked') + `-1\r\n{}\r\n0\r\n\r\n${hidden}`],
    [
      'a chunk size beyond all numbers',
      head('Transfer-Encoding: chunked') + `fffffffffffffffff\r\n{}\r\n0\r\n\r\n${hidden}`,
    ],
    [
      'a name with a line feed in it',
      head('X: a\nTransfer-Encoding: chunked', 'Content-Length: 6') + `0\r\n\r\n${hidden}`,
    ],
    ['a header without a name', head(': a', 'Content-Length: 2') + `{}${hidden}`],
    ['a carriage return alone', head('X: a\rContent-Length: 60', 'Content-Length: 2') + `{}${hidden}`],
  ])('a request with %s hides no second one: it is refused and the connection ends', async (_, sent) => {
    const { statuses, closed } = await exchange(world().server.port, sent);
    expect(statuses.filter((status) => status !== 400)).toEqual([]);
    expect([statuses.length <= 1, closed]).toEqual([true, true]);
  });

  test('what stands behind a body of the right length is a request of its own, and a body is no header', async () => {
    const body = JSON.stringify({ phoneNumber: 'GET /api/hidden HTTP/1.1\r\n\r\n' });
    const { statuses } = await exchange(
      world().server.port,
      `${head(`Content-Length: ${Buffer.byteLength(body)}`)}${body}GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      2,
    );
    expect(statuses).toEqual([400, 200]);
  });

  test('a request that claims another version, no host or two of them is refused', async () => {
    for (const sent of [
      'GET /readyz HTTP/1.1\r\n\r\n',
      'GET /readyz HTTP/9.9\r\nHost: a\r\n\r\n',
      'GET /readyz\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ]) {
      const { statuses } = await exchange(world().server.port, sent);
      expect([sent, statuses.filter((status) => status < 400)]).toEqual([sent, []]);
    }
  });

  test('a head without end is cut off, and others are served meanwhile', async () => {
    const { statuses } = await exchange(
      world().server.port,
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
    );
    expect(statuses.filter((status) => status !== 431)).toEqual([]);
    const many = Array.from({ length: 5_000 }, (_, at) => `X${at}: a`).join('\r\n');
    expect(
      (await exchange(world().server.port, `GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n\r\n`)).statuses.filter(
        (status) => status !== 431,
      ),
    ).toEqual([]);
    const user = await world().newUser();
    expect((await user.ask('getDashboard', { query: { date: serverDay() } })).status).toBe(200);
  });

  test('neither TRACE nor CONNECT nor an upgrade leads anywhere', async () => {
    for (const sent of [
      'TRACE / HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n',
      'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /api/config HTTP/1.1\r\nHost: a\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    ]) {
      const { statuses, text } = await exchange(world().server.port, sent);
      expect([sent, statuses.some((status) => status < 200)]).toEqual([sent, false]);
      expect(text).not.toContain('secret');
    }
  });
});
