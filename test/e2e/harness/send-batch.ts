import * as v from 'valibot';
import { postBatch } from '#contract/diary/batch.ts';
import { Envelope } from '#contract/envelope.ts';

/** One operation of a batch, as a device sends it. */
export interface SeedOperation {
  key: string;
  method: 'POST' | 'PUT';
  path: string;
  body: object;
}

/** Writes past the app, as another device would; throws when the server refuses one of the operations. */
export async function sendBatch(origin: string, token: string, operations: readonly SeedOperation[]): Promise<void> {
  const answer = await fetch(`${origin}/api/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ operations }),
  });
  const { data } = v.parse(Envelope, await answer.json());
  const refused = v.parse(postBatch.data, data).find(({ status }) => status >= 300);
  if (refused) throw new Error(`a seeded entry was refused: ${refused.body.message}`);
}
