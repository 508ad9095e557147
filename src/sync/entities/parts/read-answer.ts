import * as v from 'valibot';
import { keepUnknown } from '#sync/outbox/keep-unknown.ts';

/** What an answer told, by its schema and with what only a newer app knows; null when it is another answer. */
export function readAnswer<Read>(schema: v.GenericSchema<unknown, Read>, data: unknown): Read | null {
  const read = v.safeParse(schema, data);
  return read.success ? keepUnknown(read.output, data) : null;
}
