import type { KeptPot } from '#device/food/hooks/use-own-dishes.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { OWN_DISH_BOUNDS } from '#domain/food/own-dish-bounds.ts';
import { readDigits, readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** How it is known how much came out. */
export const WEIGHED_WAYS = ['pot', 'ready', 'helpings'] as const;
type WeighedWay = (typeof WEIGHED_WAYS)[number];

/** A line as typed. */
interface DraftLine extends Pick<
  KeptPot['ingredients'][number],
  'food' | 'name' | 'per100g' | 'unknown' | 'nutrients'
> {
  grams: string;
}

const FIGURES = ['full', 'empty', 'ready', 'helpings'] as const;
type Figure = (typeof FIGURES)[number];

/** The form as typed; nothing is dropped when another way is chosen. */
export interface PotDraft extends Record<Figure, string> {
  name: string;
  lines: readonly DraftLine[];
  method: KeptPot['method'];
  way: WeighedWay;
}

/** Why a field is refused: a key of the sentences in `text/food/pots.ts`. */
type Problem = 'required' | 'no-ingredients' | 'too-many' | 'grams' | 'helpings' | 'empty-heavier';
export interface PotProblems extends Partial<Record<'name' | 'ingredients' | Figure, Problem>> {
  /** The places of lines whose weight is none. */
  lines: ReadonlySet<number>;
}

export const EMPTY_POT: PotDraft = {
  name: '',
  lines: [],
  method: 'simmer',
  way: 'pot',
  full: '',
  empty: '',
  ready: '',
  helpings: '',
};

/** A kept dish as a person would type it. */
export function draftOfPot({ name, ingredients, method, full, empty, ready, helpings }: KeptPot): PotDraft {
  const typed = (figure: number | undefined) => figure?.toString().replace('.', ',') ?? '';
  return {
    name,
    lines: ingredients.map((line) => ({ ...line, grams: typed(line.grams) })),
    method,
    way: ready !== undefined ? 'ready' : full === undefined ? 'helpings' : 'pot',
    full: typed(full),
    empty: typed(empty),
    ready: typed(ready),
    helpings: typed(helpings),
  };
}

/** What the form says: a dish to keep, or what is wrong with which field. */
export function readPot(
  draft: PotDraft,
  cookedOn: DiaryDay | undefined,
): { dish: KeptPot | null; problems: PotProblems } {
  const lineGrams = draft.lines.map(({ grams }) => within(grams, OWN_DISH_BOUNDS.lineGrams));
  const [full, empty, ready] = [draft.full, draft.empty, draft.ready].map((text) =>
    within(text, OWN_DISH_BOUNDS.grams),
  );
  const helpings = readDigits(draft.helpings);
  const isCount = helpings !== null && helpings >= 1 && helpings <= OWN_DISH_BOUNDS.helpings.most;
  const problems: PotProblems = {
    lines: new Set(lineGrams.flatMap((grams, at) => (grams === null ? [at] : []))),
  };
  if (draft.name.trim() === '') problems.name = 'required';
  if (draft.lines.length === 0) problems.ingredients = 'no-ingredients';
  else if (draft.lines.length > OWN_DISH_BOUNDS.lines) problems.ingredients = 'too-many';
  if (draft.way === 'pot') {
    if (full === null) problems.full = 'grams';
    if (empty === null) problems.empty = 'grams';
    if (full && empty && empty >= full) problems.empty = 'empty-heavier';
  }
  if (draft.way === 'ready' && ready === null) problems.ready = 'grams';
  if (!isCount && (draft.way === 'helpings' || draft.helpings.trim() !== '')) problems.helpings = 'helpings';
  const { lines, ...others } = problems;
  if (lines.size > 0 || Object.keys(others).length > 0) return { dish: null, problems };
  const dish: KeptPot = {
    name: draft.name.trim(),
    ingredients: draft.lines.map((line, at) => ({ ...line, grams: lineGrams[at] ?? 0 })),
    method: draft.method,
    ...(draft.way === 'pot' && full && empty && { full, empty }),
    ...(draft.way === 'ready' && ready && { ready }),
    ...(isCount && { helpings }),
    ...(cookedOn && { cookedOn }),
  };
  return { dish, problems };
}

function within(text: string, { least, most }: { least: number; most: number }): number | null {
  const read = readNumber(text);
  return read !== null && read >= least && read <= most ? roundTo1(read) : null;
}
