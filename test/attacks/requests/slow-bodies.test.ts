import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { onStore, type World } from '#test/api/support/world.ts';

interface Heard {
  status: number;
  code: string | undefined;
  headers: string;
  /** ms until the server closed the connection. */
  ms: number;
}

/** Opens a connection, writes what it is told, and hears until the server closes it. */
function converse({ server }: World, write: (socket: Socket) => void): Promise<Heard> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' });
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.once('error', reject);
    socket.once('close', () => {
      const [headers = '', body = ''] = text.split('\r\n\r\n');
      const code = body.startsWith('{') ? (JSON.parse(body) as { code?: string }).code : undefined;
      resolve({ status: Number(text.slice(9, 12)), code, headers, ms: performance.now() - started });
    });
    write(socket);
  });
}

const POST = 'POST /api/auth/login/email HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

describe('who sends slowly, or nothing', () => {
  onStore('PGlite', { env: { LIMIT_SLOW_SECONDS: '2' } }, (world) => {
    test.each([
      ['a body of which two bytes come', `${POST}Content-Length: 60000\r\n\r\n{"`],
      ['a body in pieces of which one comes', `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n`],
      [
        'the body of a call that reads none',
        'POST /api/auth/anonymous HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\nx',
      ],
      ['the body of a path that is not there', 'POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\nx'],
    ])('%s ends its connection after the seconds of grace', async (_, text) => {
      const heard = await converse(world(), (socket) => socket.write(text));
      expect(heard.ms).toBeLessThan(8_000);
    });

    test('a slow body is told so in our envelope', async () => {
      const heard = await converse(world(), (socket) => socket.write(`${POST}Content-Length: 60000\r\n\r\n{"`));
      expect([heard.status, heard.code]).toEqual([408, 'too-slow']);
      expect(heard.headers.toLowerCase()).toContain('x-content-type-options: nosniff');
    });

    test('a head that does not end closes its connection, too', async () => {
      const heard = await converse(world(), (socket) => socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow'));
      expect([heard.status, heard.code]).toEqual([408, 'too-slow']);
      expect(heard.ms).toBeLessThan(10_000);
    });

    test('a slow network is no attack: what keeps coming is waited for', async () => {
      const body = JSON.stringify({ email: 'a'.repeat(200), password: `${'x'.repeat(60)}` }).padEnd(24_000, ' ');
      const heard = await converse(world(), (socket) => {
        socket.write(`${POST}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
        let at = 0;
        const timer = setInterval(() => {
          socket.write(body.slice(at, at + 3_000));
          at += 3_000;
          if (at >= body.length) clearInterval(timer);
        }, 400);
      });
      expect(heard.status).toBe(401);
      expect(heard.ms).toBeGreaterThan(2_500);
    });
  });

  onStore('PGlite', {}, (world) => {
    test('an address of 20 KB, and what is no HTTP, are refused in our envelope', async () => {
      const long = await converse(world(), (socket) =>
        socket.write(`GET /api/config?${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`),
      );
      expect([long.status, long.code]).toEqual([431, 'too-large']);
      const strange = await converse(world(), (socket) => socket.write('\x16\x03\x01 hello\r\n\r\n'));
      expect([strange.status, strange.code]).toEqual([400, 'invalid-input']);
      for (const { headers } of [long, strange])
        expect(headers.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    });
  });
});
