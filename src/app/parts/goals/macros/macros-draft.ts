import {
  energyOf,
  gramsOfShares,
  KCAL_PER_GRAM,
  MACRO_PRESETS,
  type MacroPreset,
  type Macros,
} from '#domain/body/macros.ts';
import { readDigits } from '#domain/georgian/read-number.ts';

/** The most grams that the contract takes of one macro. */
const MOST_GRAMS = 2_000;

/** In the order in which presets are named. */
export const MACRO_ORDER = ['carbs', 'proteins', 'fats'] as const;
export const PRESETS = ['balance', 'protein', 'keto'] as const satisfies readonly MacroPreset[];

/** Grams as typed: digits only. */
export type MacrosDraft = Record<keyof Macros, string>;

export type MacrosAction =
  | { type: 'grams'; macro: keyof Macros; text: string }
  | { type: 'preset'; preset: MacroPreset; goalKcal: number };

export function macrosDraft(draft: MacrosDraft, action: MacrosAction): MacrosDraft {
  switch (action.type) {
    case 'grams':
      return { ...draft, [action.macro]: action.text };
    case 'preset':
      return draftOf(presetGrams(action.preset, action.goalKcal));
  }
}

/** Goals as the form shows them, whole grams. */
export const draftOf = (macros: Macros): MacrosDraft => ({
  carbs: String(Math.round(macros.carbs)),
  proteins: String(Math.round(macros.proteins)),
  fats: String(Math.round(macros.fats)),
});

/** Whole grams of a preset at that energy. */
export function presetGrams(preset: MacroPreset, goalKcal: number): Macros {
  const grams = gramsOfShares(goalKcal, MACRO_PRESETS[preset]);
  return { carbs: Math.round(grams.carbs), proteins: Math.round(grams.proteins), fats: Math.round(grams.fats) };
}

/** The typed grams; an empty field counts as 0. */
export const gramsOf = (draft: MacrosDraft): Macros => ({
  carbs: readDigits(draft.carbs) ?? 0,
  proteins: readDigits(draft.proteins) ?? 0,
  fats: readDigits(draft.fats) ?? 0,
});

/** What the typed grams amount to. */
export interface MacrosReading {
  grams: Macros;
  /** kcal of all three. */
  sumKcal: number;
  /** Each macro's part of the energy, whole per cent. */
  percent: Macros;
  /** The preset whose grams these are. */
  preset: MacroPreset | undefined;
  /** Saving needs some energy and no figure beyond the bound. */
  canSave: boolean;
}

/** Reads the form against the calorie goal. */
export function readMacros(draft: MacrosDraft, goalKcal: number): MacrosReading {
  const grams = gramsOf(draft);
  const sumKcal = energyOf(grams);
  const share = (macro: keyof Macros) =>
    sumKcal > 0 ? Math.round((grams[macro] * KCAL_PER_GRAM[macro] * 100) / sumKcal) : 0;
  const percent = { carbs: share('carbs'), proteins: share('proteins'), fats: share('fats') };
  const preset = PRESETS.find((name) => {
    const wanted = presetGrams(name, goalKcal);
    return MACRO_ORDER.every((macro) => wanted[macro] === grams[macro]);
  });
  const canSave = sumKcal > 0 && MACRO_ORDER.every((macro) => grams[macro] <= MOST_GRAMS);
  return { grams, sumKcal, percent, preset, canSave };
}
