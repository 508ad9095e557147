/** A weight is one of so many steps down, none, or so many up. */
export const STEPS = 15;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const NUMBERS = new Map([...LETTERS].map((letter, at) => [letter, at]));

/** The numbers of a table, each written as one letter. */
export const placesOf = (table: string): number[] => [...table].map((letter) => NUMBERS.get(letter) ?? 0);

/** A table of numbers from 0 to 51, each as one letter. Throws for another number. */
export function tableOf(numbers: readonly number[]): string {
  return numbers
    .map((number) => {
      const letter = LETTERS[number];
      if (letter === undefined) throw new Error(`No letter for ${number}`);
      return letter;
    })
    .join('');
}
