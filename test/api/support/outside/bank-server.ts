import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as the bank keeps it. */
export interface BankPayment {
  id: string;
  /** What the shop calls it. */
  name: string;
  amount: string;
  currency: string;
  status: string;
  /** The payment with which its card was saved. */
  parent: string | null;
}

/** A request as it came. */
interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A bank on this machine that speaks one of the two protocols. */
export interface BankServer {
  origin: string;
  /** With which it signs, PEM; Bank of Georgia's only. */
  publicKey: string;
  payments: BankPayment[];
  asked: Asked[];
  /** How the next requests whose "METHOD /path" matches end instead of well. */
  willFail(what: RegExp, how: number | 'break off' | 'nonsense' | 'silence', times?: number): void;
  /** Does what the matching requests ask for, but answers them only when the returned function is called. */
  hold(what: RegExp): () => void;
  /** Calls a shop back about a payment, as the bank does; returns the shop's status. */
  callBack(shop: string, payment: BankPayment, changes?: { signature?: string; body?: string }): Promise<number>;
  stop(): Promise<void>;
}

interface Books {
  payments: BankPayment[];
  /** The payments that were asked for with a key: the same key again is the same payment. */
  byKey: Map<string, string>;
  origin: string;
}

/** What a bank's server says to a request. */
export type Protocol = (asked: Asked, books: Books) => { status: number; body?: unknown };

/** Settings of every shop with a bank. */
export const SHOP = {
  PUBLIC_HOST: 'lukma.test',
  SMS_PROVIDER: 'log',
  BANK_CLIENT_ID: 'id-1',
  BANK_CLIENT_SECRET: 'secret-1',
  LIMIT_ORDERS: '1000',
  LIMIT_CALLBACKS: '100000',
};

/** Starts a bank's server. */
export async function startBank(
  protocol: Protocol,
  callbackBody: (payment: BankPayment) => string,
): Promise<BankServer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const payments: BankPayment[] = [];
  const asked: Asked[] = [];
  const byKey = new Map<string, string>();
  const holds = new Map<RegExp, Promise<void>>();
  let failures: { what: RegExp; how: number | 'break off' | 'nonsense' | 'silence'; left: number }[] = [];
  let origin = '';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    asked.push(one);
    const failure = failures.find(({ what, left }) => left > 0 && what.test(`${one.method} ${one.path}`));
    if (failure) {
      failure.left -= 1;
      if (failure.how === 'silence') return;
      if (failure.how === 'break off') return void response.destroy();
      return void response.writeHead(failure.how === 'nonsense' ? 200 : failure.how).end('<html>maintenance</html>');
    }
    const told = protocol(one, { payments, byKey, origin });
    for (const [held, released] of holds) if (held.test(`${one.method} ${one.path}`)) await released;
    return void response
      .writeHead(told.status, { 'Content-Type': 'application/json' })
      .end(told.body === undefined ? '' : JSON.stringify(told.body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    payments,
    asked,
    willFail: (what, how, times = 1) => void (failures = [...failures, { what, how, left: times }]),
    hold(what) {
      let release: () => void = () => undefined;
      holds.set(what, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(what);
        release();
      };
    },
    async callBack(shop, payment, changes = {}) {
      const body = changes.body ?? callbackBody(payment);
      const headers = {
        'Content-Type': 'application/json',
        'Callback-Signature': changes.signature ?? signed(privateKey, callbackBody(payment)),
      };
      const response = await fetch(`${shop}/bank/callback`, { method: 'POST', body, headers });
      await response.body?.cancel();
      return response.status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const signed = (key: KeyObject, body: string): string => createSign('RSA-SHA256').update(body).sign(key, 'base64');

/** Keeps a payment and returns its id. */
export function keep(payments: BankPayment[], payment: Omit<BankPayment, 'id'>): string {
  const id = `pay-${payments.length + 1}`;
  payments.push({ id, ...payment });
  return id;
}

export const ok = (body: unknown) => ({ status: 200, body });
export const isBasic = (header: string | undefined): boolean =>
  header === `Basic ${Buffer.from('id-1:secret-1').toString('base64')}`;
