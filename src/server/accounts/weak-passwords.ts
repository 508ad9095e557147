import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { PASSWORD_LENGTH } from '#domain/password.ts';
import { passwordWeakness, type KnownOfPerson } from '#domain/weak-password.ts';
import { ApiError } from '../errors/api-error.ts';

/** The list itself, without the package's other dictionaries. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set: those of the list that are long enough to be chosen here are a small part of it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const text = await readFile(createRequire(import.meta.url).resolve(LIST), 'utf8');
  return new Set(
    v.parse(v.array(v.string()), JSON.parse(text)).filter(({ length }) => length >= PASSWORD_LENGTH.least),
  );
}

/** Throws 400 `weak-password`, with the reason as its issue, for a password that others would try first. */
export async function refuseWeak(password: string, person: KnownOfPerson): Promise<void> {
  const known = await (common ??= readCommon());
  const weakness = passwordWeakness(password, person, (plain) => known.has(plain));
  if (weakness !== null)
    throw new ApiError('weak-password', 'Others would try this password first', {
      issues: [{ path: 'password', message: weakness }],
    });
}
