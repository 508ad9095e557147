import type { CoachContext } from '#domain/coach/coach-context.ts';

/** Letters of a part that is left of advice and still says something. */
const LEAST_LETTERS = 30;

/** Whether what is left of an answer still says something. */
export const saysEnough = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS;

/** A text without the titles of what the diary holds already: nobody is advised of that. */
export const withoutOwn = (text: string, { dishes = [], pastDishes = [] }: CoachContext): string =>
  [...dishes, ...pastDishes.map(({ title }) => title)].reduce((rest, title) => rest.replaceAll(title, ' '), text);
