import type { ReadPreferences } from '#contract/plan/plan-preferences.ts';
import type { ValueOf } from '#contract/diary/value-things.ts';
import { PLAN_FIGURES, PREFERENCE_BOUNDS, type PlanFigure } from '#domain/plan/plan-preferences.ts';
import { readDigits } from '#domain/georgian/read-number.ts';

type Preferences = ValueOf<'plan-preferences'>;

/** Figures of the form with their bounds. */
export const FIGURE_BOUNDS = {
  weekdayMinutes: PREFERENCE_BOUNDS.minutes,
  weekendMinutes: PREFERENCE_BOUNDS.minutes,
  people: PREFERENCE_BOUNDS.people,
  dishesPerWeek: PREFERENCE_BOUNDS.dishesPerWeek,
} as const;

/** The form as it stands; figures as typed. */
export interface PreferencesDraft extends Record<PlanFigure, string> {
  allergies: NonNullable<Preferences['allergies']>;
  dislikes: NonNullable<Preferences['dislikes']>;
}

/** What was kept, as the form shows it. */
export const draftOf = ({
  allergies = [],
  dislikes = [],
  ...figures
}: ReadPreferences['preferences']): PreferencesDraft => ({
  allergies: [...allergies],
  dislikes: [...dislikes],
  weekdayMinutes: figures.weekdayMinutes?.toString() ?? '',
  weekendMinutes: figures.weekendMinutes?.toString() ?? '',
  people: figures.people?.toString() ?? '',
  dishesPerWeek: figures.dishesPerWeek?.toString() ?? '',
});

/** The figures that are no whole number within their bounds; an empty field is none of them. */
export const wrongFigures = (draft: PreferencesDraft): PlanFigure[] =>
  PLAN_FIGURES.filter((name) => {
    if (draft[name].trim() === '') return false;
    const figure = readDigits(draft[name]);
    const { least, most } = FIGURE_BOUNDS[name];
    return figure === null || figure < least || figure > most;
  });

/** What the form says, without the fields that say nothing. Its figures are within bounds. */
export function preferencesOf({ allergies, dislikes, ...typed }: PreferencesDraft): Preferences {
  const said = PLAN_FIGURES.flatMap((name) => {
    const figure = readDigits(typed[name]);
    return figure === null ? [] : [[name, figure] as const];
  });
  return {
    ...(allergies.length > 0 && { allergies }),
    ...(dislikes.length > 0 && { dislikes }),
    ...Object.fromEntries(said),
  };
}
