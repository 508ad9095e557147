import type { FrozenRequest } from '#sync/records.ts';
import type { Claim } from './entity.ts';

/** A request with a JSON body. */
export const withBody = ({ method, path }: { method: 'POST' | 'PUT'; path: string }, body: object): FrozenRequest => ({
  method,
  path,
  body: JSON.stringify(body),
});

/** A deletion, which says the age that it claims in its query. */
export const deletion = (path: string, { query }: Claim): FrozenRequest => ({
  method: 'DELETE',
  path: path + query,
  body: null,
});
