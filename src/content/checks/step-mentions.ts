import type { Food, FoodGroup } from '#domain/food/food.ts';

/** Words that say many foods at once: „ბოსტნეული", „სანელებლები", „ყველაფერი". */
const EVERYTHING = /ყველა ინგრედიენტ|ყველაფერ|დანარჩენი ინგრედიენტ/;
const SEASONED = /სანელებ|სუნელ|საკაზმ|შეაზავ|შეკაზმ|სოუს/;
const BY_GROUP: Readonly<Partial<Record<FoodGroup, RegExp>>> = {
  bread: /პურ|ტოსტ/,
  dairy: /ყველ/,
  fish: /თევზ|ფილე/,
  fruit: /ხილ|კენკრ/,
  herb: /მწვანილ|სანელებ/,
  meat: /ხორც|ფარშ|ფილე/,
  mushroom: /ბოსტნეულ/,
  oil: /ზეთ|ცხიმ/,
  sauce: SEASONED,
  spice: SEASONED,
  vegetable: /ბოსტნეულ|ფოთლ/,
};
/** Water is what a thing is boiled in. */
const BOILED = /წყალ|წყლ|ხარშ|ბულიონ|ნახარშ/;
const WATER = 'water';

const VOWELS = /[აეიოუ]/g;
/** A word without the vowels that its cases drop, up to three letters: „არაჟანი" and „არაჟნით" are alike. */
const skeleton = (word: string): string => (word[0] ?? '') + word.slice(1).replaceAll(VOWELS, '');
const KEY_LETTERS = 3;
/** A word of one consonant is known by its own beginning: „ჩია", „ჩაი". */
const key = (word: string): string =>
  skeleton(word).length > 1 ? skeleton(word).slice(0, KEY_LETTERS) : word.slice(0, 2);

/** Whether the steps use a food, by one of its names' words in any case, or by a word for its kind. */
export function stepsMention(
  food: Pick<Food, 'id' | 'name' | 'synonyms' | 'group'>,
  steps: readonly string[],
): boolean {
  const text = steps.join(' ');
  if (EVERYTHING.test(text) || BY_GROUP[food.group]?.test(text)) return true;
  if (food.id === WATER && BOILED.test(text)) return true;
  const told = text.split(/[^ა-ჰ]+/).flatMap((word) => [skeleton(word), word]);
  const keys = [food.name, ...food.synonyms].flatMap((name) => name.split(/[ -]/)).map(key);
  return keys.some((one) => told.some((word) => word.startsWith(one)));
}
