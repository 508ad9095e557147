/** Between the parts of an enumeration. */
const SEPARATOR = /(,\s+|\s+და\s+|\s+ან\s+|\s+თუ\s+)/u;
/** A part with a verb is more than a food. */
const VERB = /მიირთ|აირჩ|დაამატ|მოუმატ|დალი|წაიღ|სცად|გირჩევ|ჩაწერ|[:–]/u;
/** Words in a part that only names food. */
const MOST_WORDS = 4;

/** An enumeration without the parts that name such food; null where it names it elsewhere too, or little else is left. */
export function withoutParts(sentence: string, names: (text: string) => boolean): string | null {
  const pieces = sentence.split(SEPARATOR);
  const parts = pieces.flatMap((text, at) => (at % 2 === 0 ? [{ text, before: pieces[at - 1] ?? '' }] : []));
  const last = parts.pop();
  const [first, ...between] = parts;
  if (first === undefined || last === undefined) return null;
  const kept = between.filter(
    ({ text }) => !names(text) || text.split(' ').length > MOST_WORDS || VERB.test(text) || text.endsWith(';'),
  );
  const isLong = kept.length > 1;
  const end = names(last.text) ? withoutFirstWord(last, kept.pop() ?? null, names) : [last];
  if (end === null) return null;
  const [ending] = end;
  // Of two foods one stays: it needs no „და" before it.
  if (ending !== undefined && ending !== last && !isLong) ending.before = ', ';
  const shorter = [first, ...kept, ...end].map(({ text, before }) => before + text).join('');
  return names(shorter) ? null : shorter;
}

interface Part {
  text: string;
  before: string;
}

/** The end of an enumeration without its last food: „…, ხილი და თხილეული შეიცავს" → „… და ხილი შეიცავს"; an end that is a clause of its own goes. */
function withoutFirstWord(last: Part, previous: Part | null, names: (text: string) => boolean): Part[] | null {
  const [, ...rest] = last.text.split(' ');
  const [next] = rest;
  if (next === 'კი') return previous === null ? null : [{ ...previous, text: `${previous.text}.` }];
  if (previous === null || names(previous.text)) return null;
  const mark = /[.!?;]$/u.exec(last.text)?.[0] ?? '';
  const text = rest.length > 0 ? `${previous.text} ${rest.join(' ')}` : `${previous.text}${mark}`;
  return [{ before: last.before, text }];
}
