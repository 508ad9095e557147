import { connect } from 'node:net';

/** One request with a body as bytes. */
export interface RawRequest {
  path: string;
  type: string;
  body: Buffer;
  token?: string;
  headers: Readonly<Record<string, string>>;
}

/** Sends a POST over a connection of its own and returns the status. By hand, so that a hundred at once cost the asker nothing that would count as the server's time. */
export function rawPost(port: number, { path, type, body, token, headers }: RawRequest): Promise<number> {
  const more = Object.entries({ ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const head = `POST /api${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n${more.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () =>
      answer.startsWith('HTTP/1.1 ') ? resolve(Number(answer.slice(9, 12))) : reject(new Error('no answer')),
    );
    socket.write(Buffer.concat([Buffer.from(head), body]));
  });
}

/** A thumbnail's multipart body. */
export function multipartOf(bytes: Buffer, name: string): Pick<RawRequest, 'type' | 'body'> {
  const boundary = 'hostile-or-honest';
  const parts = [
    `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--${boundary}\r\nContent-Disposition: form-data; name="thumbnail"; filename="dish.png"\r\nContent-Type: image/png\r\n\r\n`,
    `\r\n--${boundary}--\r\n`,
  ];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(parts[0] ?? ''), bytes, Buffer.from(parts[1] ?? '')]),
  };
}
