import * as v from 'valibot';
import { catalogueFrom, CatalogueOnWire, getCatalogue } from '#contract/food/catalogue-on-wire.ts';
import type { Catalogue } from '#contract/food/catalogue.ts';
import { CONTRACT_VERSION, HEADER } from '#contract/envelope.ts';
import { UnknownFoodError } from '#domain/recipes/cook-recipe.ts';
import type { StoredCatalogue } from './catalogue.ts';
import { readEnvelope } from '#device/api/call-api.ts';
import { fetchHttp } from '#device/api/fetch-http.ts';
import { RemoteError } from '#device/api/remote-error.ts';

/** A megabyte on a slow line. */
const TIMEOUT_MS = 120_000;

/** Asks for the catalogue of this person's access; null when it is still the one with this tag. Rejects with a RemoteError. */
export async function fetchCatalogue(token: string, etag: string | null): Promise<StoredCatalogue | null> {
  const answer = await fetchHttp.send(
    {
      method: getCatalogue.method,
      path: getCatalogue.path,
      headers: {
        Accept: 'application/json',
        [HEADER.contract]: String(CONTRACT_VERSION),
        Authorization: `Bearer ${token}`,
        ...(etag !== null && { 'If-None-Match': etag }),
      },
      body: null,
      timeoutMs: TIMEOUT_MS,
    },
    new AbortController().signal,
  );
  if (answer?.status === 304 && etag !== null) return null;
  const catalogue = readOnWire(readEnvelope(answer).data);
  if (!answer || !catalogue)
    throw new RemoteError('unreadable', 'The answer does not fit the contract', answer?.status ?? null);
  return { etag: answer.header('etag') ?? '', catalogue };
}

/** Null for what is no catalogue, or does not fit together. */
function readOnWire(data: unknown): Catalogue | null {
  const read = v.safeParse(CatalogueOnWire, data);
  if (!read.success) return null;
  try {
    return catalogueFrom(read.output);
  } catch (error) {
    if (error instanceof RangeError || error instanceof UnknownFoodError) return null;
    throw error;
  }
}
