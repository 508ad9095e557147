import { foldKey } from '#domain/georgian/latin-to-georgian.ts';

const CYRILLIC = /^[а-я0-9]+([ -][а-я0-9]+|[.,][0-9]+|%)*$/u;
const LATIN = /^[a-zäöü]+([ -][a-z]+)*$/u;

/**
 * Whether a name is what people who write Russian or English here call a food: of one script, in small letters. Its own
 * Georgian name in Latin letters is none; that is understood without being listed.
 */
export function isForeignName(name: string, georgian: readonly string[]): boolean {
  return CYRILLIC.test(name) || (LATIN.test(name) && !georgian.some((each) => keyOf(each) === keyOf(name)));
}

/** A name as one word, the same in both scripts. */
const keyOf = (name: string): string => foldKey(name.replaceAll(/[ -]/gu, ''));
