import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type ServerContext = Context<{ Bindings: HttpBindings; Variables: { route: string } }>;

/** Tells which address a request came from and whether it came by TLS. */
export interface ClientAddress {
  /** The client's address; of IPv6 the network, because one household has many addresses. */
  of(c: ServerContext): string;
  isSecure(c: ServerContext): boolean;
}

/** Forwarded headers count only when they come from one of `trusted`: addresses or networks. */
export function clientAddresses(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList();
  for (const entry of trusted) addTo(proxies, entry);
  const isProxy = (address: string) => trusted.length > 0 && isIP(address) !== 0 && proxies.check(address, familyOf(address));
  const peer = (c: ServerContext) => plain(c.env.incoming.socket.remoteAddress ?? '');
  return {
    of(c) {
      const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => plain(part.trim()));
      let address = peer(c);
      // From the nearest hop outwards: the first one that is no proxy of ours is the client.
      while (isProxy(address) && chain.length > 0) {
        const next = chain.pop() ?? '';
        if (isIP(next) === 0) break;
        address = next;
      }
      return networkOf(address);
    },
    isSecure: (c) => isProxy(peer(c)) && c.req.header('x-forwarded-proto') === 'https',
  };
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

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
  return [...front, ...zeros, ...back].slice(0, 4).join(':');
}
