import { CHAT_LINES } from './chat-lines.ts';
import { COUNTED_LINES } from './counted-lines.ts';
import { DAY_LINES } from './day-lines.ts';
import { DISH_LINES } from './dish-lines.ts';
import type { LabelledLine } from './labelled-line.ts';
import { LATIN_LINES } from './latin-lines.ts';
import { PREPARED_LINES } from './prepared-lines.ts';
import { TYPO_LINES } from './typo-lines.ts';
import { WITH_LINES } from './with-lines.ts';

const ALL: readonly LabelledLine[] = [
  ...COUNTED_LINES,
  ...DISH_LINES,
  ...CHAT_LINES,
  ...WITH_LINES,
  ...PREPARED_LINES,
  ...LATIN_LINES,
  ...TYPO_LINES,
  ...DAY_LINES,
];

/** Every third line is kept aside: nothing is ever changed for its sake, only its three shares are read. */
export const LABELLED_LINES = {
  tuned: ALL.filter((_, at) => at % 3 !== 2),
  keptAside: ALL.filter((_, at) => at % 3 === 2),
};
