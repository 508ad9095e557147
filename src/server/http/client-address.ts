import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type ServerContext = Context<{ Bindings: HttpBindings; Variables: { route: string } }>;

/** Tells which address a request came from and whether it came by TLS. */
export interface ClientAddress {
  /** The client's address; of IPv6 the network, because one household has many addresses. */
  of(c: ServerContext): string;
  /** Whether the client came by TLS; also of a request that Hono has not seen. */
  isSecure(request: IncomingMessage): boolean;
}

/** Forwarded headers count only when they come from one of `trusted`: addresses or networks. */
export function clientAddresses(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const entry of trusted) addTo(proxies, entry);
  const isProxy = (address: string) =>
    trusted.length > 0 && isIP(address) !== 0 && proxies.check(address, familyOf(address));
  const peerOf = (request: IncomingMessage) => plain(request.socket.remoteAddress ?? '');
  return {
    of(c) {
      const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => withoutPort(part.trim()));
      let address = peerOf(c.env.incoming);
      // From the nearest hop outwards: the first one that is no proxy of ours is the client.
      while (isProxy(address) && chain.length > 0) {
        const next = chain.pop() ?? '';
        if (isIP(next) === 0) break;
        address = next;
      }
      return networkOf(address);
    },
    isSecure: (request) => isProxy(peerOf(request)) && request.headers['x-forwarded-proto'] === 'https',
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Some proxies write the port, too: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
const withoutPort = (part: string) =>
  plain(/^\[([^\]]+)\](?::\d+)?$/.exec(part)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(part)?.[1] ?? part);

function addTo(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  if (bits === undefined) list.addAddress(address, familyOf(address));
  else list.addSubnet(address, Number(bits), familyOf(address));
}

/** An IPv6 customer gets a /64 at least. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter((group) => group !== '');
  const back = tail.split(':').filter((group) => group !== '');
  const zeros = address.includes('::') ? Array.from({ length: 8 - front.length - back.length }, () => '0') : [];
  // Each in one spelling: `0DB8` is `db8`.
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** A network around a /64, and how many times as much may come from it. */
export interface WiderNetwork {
  name: string;
  times: number;
}

/**
 * The /56 and the /48 around the network of an IPv6 client: whoever rents a machine gets one of them, with 256 or 65,536 networks to come
 * from. A provider's customers share a /48, so it may do more. Of an IPv4 address there is none.
 */
export function widerNetworks(network: string): WiderNetwork[] {
  if (isIP(network) !== 0 || !network.includes(':')) return [];
  const [first = '', second = '', third = '', fourth = ''] = network.split(':');
  const block = [first, second, third].join(':');
  return [
    { name: `${block}:${(Number.parseInt(fourth, 16) >> 8).toString(16)}/56`, times: 4 },
    { name: `${block}/48`, times: 20 },
  ];
}
