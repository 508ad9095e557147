import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, inject, test } from 'vitest';
import { databaseUrlMistake } from '#server/store/database-url.ts';
import { DidNotStart, startServer } from '#test/api/support/start-server.ts';

/** Whoever sits between the server and its database, and what they heard. */
async function eavesdropper(
  answer: (socket: Socket) => void,
): Promise<{ port: number; heard: () => string; stop: () => Promise<void> }> {
  const heard: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes: Buffer) => {
      heard.push(bytes);
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => Buffer.concat(heard).toString('latin1'),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const startAgainst = (databaseUrl: string) =>
  startServer(inject('serverEntry'), { databaseUrl }).catch((thrown: unknown) => thrown as DidNotStart);

describe('the way to a database on another host', () => {
  test('in the clear is refused at the start, without the password in the sentence', async () => {
    const error = await startAgainst('postgres://lukma:topsecret@db.example/lukma');
    expect(error).toMatchObject({ exitCode: 2, output: expect.stringContaining('sslmode=verify-full') as string });
    expect((error as DidNotStart).output).not.toContain('topsecret');
  });

  test.each([
    'postgres://a:b@db.example/lukma?sslmode=verify-full',
    'postgres://a:b@db.example/lukma?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgres://a:b@db.example/lukma?sslmode=disable',
    'postgresql://a:b@localhost:5433/lukma',
    'postgres://a:b@127.0.0.1/lukma',
    'postgres://a:b@[::1]/lukma',
    'postgres://a:b@/lukma?host=/run/postgresql',
    'postgres:///lukma?host=/run/postgresql',
  ])('is taken as safe or as said: %s', (url) => expect(databaseUrlMistake(url)).toBeNull());

  test.each([
    ['postgres://a:b@db.example/lukma', 'in the clear'],
    ['postgres://a:b@10.0.0.5/lukma', 'in the clear'],
    ['postgres://a:b@127.0.0.1.example/lukma', 'in the clear'],
    ['postgres://a:b@localhost/lukma?host=db.example', 'in the clear'],
    ['postgres://a:b@db.example/lukma?ssl=0', 'in the clear'],
    ['postgres://a:b@db.example/lukma?sslmode=no-verify', 'no-verify'],
    ['postgres://a:b@db.example/lukma?sslmode=verify-full&sslmode=no-verify', 'no-verify'],
    ['postgres://a:b@db.example/lukma?uselibpqcompat=true&sslmode=require', 'uselibpqcompat'],
    ['postgres://a:b/c@db.example/lukma', 'an address such as'],
    ['mysql://a:b@db.example/lukma', 'begin with postgres://'],
  ])('is refused: %s', (url, reason) => expect(databaseUrlMistake(url)).toContain(reason));
});

test('a database that claims to know no TLS hears neither name nor password', async () => {
  const between = await eavesdropper((socket) => socket.write('N'));
  const error = await startAgainst(`postgres://lukma:topsecret@127.0.0.1:${between.port}/lukma?sslmode=verify-full`);
  expect(error).toMatchObject({ exitCode: 1, output: expect.stringContaining('does not support SSL') as string });
  // Only the eight bytes that ask for TLS, as often as it was tried.
  expect(between.heard().replaceAll('\0\0\0\x08\x04\xd2\x16\x2f', '')).toBe('');
  expect(between.heard().length).toBeGreaterThan(0);
  await between.stop();
});
