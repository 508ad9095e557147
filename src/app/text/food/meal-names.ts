import type { MealType } from '#domain/diary/meal-type.ts';

interface MealWords {
  name: string;
  /** The plus button of the section. */
  add: string;
  copyYesterday: string;
  /** The same on a day that is not today. */
  copyDayBefore: string;
}

/** The four meals in the cases that the interface needs. */
export const mealWords: Record<MealType, MealWords> = {
  breakfast: {
    name: 'საუზმე',
    add: 'საუზმის დამატება',
    copyYesterday: 'გუშინდელი საუზმის გამეორება',
    copyDayBefore: 'წინა დღის საუზმის გამეორება',
  },
  lunch: {
    name: 'სადილი',
    add: 'სადილის დამატება',
    copyYesterday: 'გუშინდელი სადილის გამეორება',
    copyDayBefore: 'წინა დღის სადილის გამეორება',
  },
  dinner: {
    name: 'ვახშამი',
    add: 'ვახშმის დამატება',
    copyYesterday: 'გუშინდელი ვახშმის გამეორება',
    copyDayBefore: 'წინა დღის ვახშმის გამეორება',
  },
  snacks: {
    name: 'წახემსება',
    add: 'წახემსების დამატება',
    copyYesterday: 'გუშინდელი წახემსების გამეორება',
    copyDayBefore: 'წინა დღის წახემსების გამეორება',
  },
};

/** What a day's meals say before anything is opened. */
export const mealRows = {
  addDish: 'კერძის დამატება',
  /** ც 14 · ნ 52 · ცხ 13 */
  macroLine: (proteins: string, carbs: string, fats: string) => `ც ${proteins} · ნ ${carbs} · ცხ ${fats}`,
  mealCopied: 'კერძები დღიურშია',
};
