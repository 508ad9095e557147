import type { ImportFile } from '#device/transfer/import/import-file.ts';
import { readOwnFile } from '#device/transfer/import/read-own-file.ts';
import type { KeptDish } from '#contract/diary/favourites.ts';

/** An exchange with the assistant, as a file holds it. */
export const talk = (id: string) => ({
  exchange: {
    id,
    userMessage: 'რა მივირთვა?',
    assistantResponse: 'წვნიანი.',
    metadata: { conversationId: '01936f3e-0000-7000-8000-0000000000f1', source: 'coach' as const },
  },
  at: 1_760_000_000_000,
});

/** A kept dish of a file. */
export const KEPT: KeptDish = {
  title: 'ჩემი წვნიანი',
  imageUrl: '',
  calories: 210,
  proteins: 9,
  carbs: 20,
  fats: 8,
  mealId: null,
  amount: null,
  unit: null,
  ingredients: [],
  starred: false,
  own: true,
};

/** What the text of an export of ours holds. */
export function readOwn(text: string): ImportFile {
  const reading = readOwnFile(JSON.parse(text));
  if (reading?.is !== 'read') throw new Error(JSON.stringify(reading));
  return reading.file;
}
