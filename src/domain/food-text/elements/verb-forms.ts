import { deedOfForm } from '../words/deed-forms.ts';
import { DEED_WORDS, type Deed } from '../words/deed-words.ts';
import type { Token } from './tokens.ts';

/** „დაახ. 250 გ". */
export const ABOUT = 'daax';
export const MEALS = new Set(['sauzme', 'sadili', 'vaxSami', 'lanCi', 'samxari']);
export const WOULD_BE = new Set(['ikneboda', 'ikneba', 'ikno']);
const MORE_OF_IT = new Set(['meti', 'mets', 'meore', 'sxva', 'sxvas']);

/** Who did it, in the ergative of a name: ლიკამ, გიორგიმ. */
export const ERGATIVE = /^[a-zA-Z]{2,}[aeiou]m$/;
/** A verb whose subject is the food or somebody else: დამექცა, გამითავდა, ამიკრძალა, დამთავრდა, იყიდება. */
export const BEFELL =
  /^(?:(?:ga|gada|gamo|da|mo|a|amo|Ca|Camo|Se|Semo|ca|camo)m[ie][a-zA-Z]*[^m]a|m[ie][a-zA-Z]{2,}[^m]a|(?:ga|gada|gamo|da|mo|a|amo|Ca|Camo|Se|Semo|ca|camo)[a-zA-Z]{3,}(?:da|es)|i[a-zA-Z]{3,}eba)$/;

/** A verb in the first person: გავძეხი, მოვისვენე, ვითამაშე. */
export const OWN_DEED =
  /^(?:(?:ga|gada|gamo|da|mo|mi|amo|Ca|Camo|Se|Semo|ca|camo)v[a-zA-Z]*[ei]t?|av[a-zA-Z]+et?|v[a-zA-Z]{3,}et?)$/;
/** „მიჭამიაო", „დალიაო": somebody says so. */
const SHORTEST_SAID = 5;
const OF_EATING: ReadonlySet<Deed> = new Set<Deed>(['eat', 'together', 'have', 'order', 'buy', 'others', 'leave']);

/** The deed of a verb that tells what somebody says: who knows whether it was so. */
export function hearsayOf(token: Token): Deed | undefined {
  if (!token.key.endsWith('o') || token.key.length < SHORTEST_SAID) return undefined;
  const said = token.key.slice(0, -1);
  const deed = DEED_WORDS.at([{ kind: 'word', key: said, start: token.start, end: token.end }], 0)?.entry;
  return OF_EATING.has(deed ?? deedOfForm(said) ?? 'topic') ? 'event' : undefined;
}

/** Tokens of „მეტი აღარ შემეძლო", „მეორე აღარ მინდოდა" behind what was eaten: they deny nothing of it. */
export function nothingMoreAt(tokens: readonly Token[], index: number, isFood: (at: number) => boolean): number {
  const [token, not, verb] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (index === 0 || token?.kind !== 'word' || !MORE_OF_IT.has(token.key)) return 0;
  if (not?.kind !== 'word' || DEED_WORDS.at(tokens, index + 1)?.entry !== 'not') return 0;
  return verb?.kind === 'word' && !isFood(index + 2) ? 3 : 2;
}
