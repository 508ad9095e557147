import type { Asked } from '#domain/coach/intent.ts';
import { listed } from '#domain/coach/question/phrases.ts';
import { dishId } from '#domain/food/food.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { mayBeOffered } from '#domain/plan/planner/eating-rules.ts';
import { allergyNote } from './allergy-note.ts';
import { unsuitedKinds } from './general-foods.ts';
import { avoidsFood, mayEat } from './may-eat.ts';
import { readStance } from './sentence-stance.ts';
import { withoutOwn } from './what-is-left.ts';
import { withoutParts } from './without-parts.ts';

/** A reply without what the person must not be advised. */
interface SuitedReply {
  text: string;
  /** What went, by the names of foods and of kinds of food; empty where nothing did. */
  leftOut: readonly string[];
}

/** Of a reply that still grows the sentence that has no end yet is kept back. */
export type SuitReply = (reply: string, isWhole: boolean) => SuitedReply;

/** A space or a line between two sentences. */
const BETWEEN = /((?<=[.!?;…])\s+|\s*\n\s*)/u;
/** „ყველის გარეშე", „ნიგვზის ნაცვლად": without it. */
const WITHOUT = /[ა-ჰ]+ის(?:ა)?\s+(?:გარეშე|ნაცვლად|მაგივრად|მაგიერ)/gu;
/** Macros, which the table has as foods too: the white of an egg, fat. */
const MACROS = /(?<![ა-ჰ])(?:ცილ(?:ა|ის|ას|ით|ები|ების|ებს)|ცხიმ(?:ი|ის|ს|ით|ები|ების|ებს))(?![ა-ჰ])/gu;
/** Below this a word of prose was only guessed to be a food. */
const SURE = 0.35;
/** So many of the left out are named; more are „and other things". */
const MOST_NAMED = 4;

/**
 * Sentences of somebody who does not know our rules as well as we do, a model: what names food that the person must not or does not want
 * to eat goes, unless it warns of it or, where the question is about that very food, only tells of it. So does what goes on about such food
 * without a name („დიახ, ერთი მუჭა შეგიძლიათ"). Null where the person avoids nothing.
 */
export function replySuiter(asked: Asked): SuitReply | null {
  if (!avoidsFood(asked)) return null;
  const { context, question } = asked;
  const read = sentenceReader(asked);
  const named = {
    food: (text: string) => read(text).isAboutFood,
    unsuited: (text: string) => read(text).unsuited.length > 0,
  };
  const inQuestion = new Set(read(question.text).unsuited);
  return (reply, isWhole) => {
    const pieces = reply.split(BETWEEN);
    if (!isWhole) pieces.pop();
    const leftOut = new Set<string>();
    let text = '';
    let isAboutUnsuited = inQuestion.size > 0;
    for (const [at, sentence] of pieces.entries()) {
      if (at % 2 === 1) {
        if (text !== '' && !/\s$/u.test(text)) text += sentence;
        continue;
      }
      const { unsuited, isAboutFood } = read(sentence);
      const stance = unsuited.length > 0 || isAboutUnsuited ? readStance(sentence, named) : 'tells';
      if (unsuited.length === 0) {
        if (isAboutFood) isAboutUnsuited = false;
        if (isAboutUnsuited && stance === 'advises') for (const name of inQuestion) leftOut.add(name);
        else text += sentence;
        continue;
      }
      isAboutUnsuited = true;
      const isKnown =
        unsuited.every((name) => inQuestion.has(name)) || read(withoutOwn(sentence, context)).unsuited.length === 0;
      if (stance === 'warns' || (stance === 'tells' && isKnown)) {
        text += sentence;
        continue;
      }
      for (const name of unsuited) leftOut.add(name);
      text += withoutParts(sentence, named.unsuited) ?? '';
    }
    // What stood before a part that went at the end needs no space after it; a part that is still to come has its own.
    const said = text.trimEnd();
    const note = said === '' ? '' : allergyNote(asked);
    return { text: said === '' ? '' : `${note}${said}`, leftOut: [...leftOut] };
  };
}

type Reader = (text: string) => { unsuited: readonly string[]; isAboutFood: boolean };

/** Reads which food a text names that the person is not to be advised. A text is read once: a growing reply repeats its sentences. */
function sentenceReader({ context, knowledge, rules }: Asked): Reader {
  const general = unsuitedKinds(rules, context.diet);
  const recipes = new Map(knowledge.recipes.map(({ id, contents }) => [dishId(id), contents]));
  const known = new Map<string, ReturnType<Reader>>();
  const read: Reader = (text) => {
    const plain = text.replaceAll(WITHOUT, ' ').replaceAll(MACROS, ' ');
    const foods = namedFoods(parseFoodText(plain, knowledge.foods)).flatMap(({ foodId, confidence }) => {
      const food = confidence >= SURE ? knowledge.foods.foods.get(foodId) : undefined;
      return food ? [food] : [];
    });
    const kinds = general.filter(({ root }) => root.test(plain)).map(({ name }) => name);
    const unsuited = foods.filter((food) => {
      const contents = recipes.get(food.id);
      return !mayEat(food, rules, context.diet) || (contents !== undefined && !mayBeOffered(contents, rules));
    });
    return {
      unsuited: [...new Set(kinds.length > 0 ? kinds : unsuited.map(({ name }) => name))],
      isAboutFood: foods.length > 0 || kinds.length > 0,
    };
  };
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const now = read(text);
    known.set(text, now);
    return now;
  };
}

/** What is said of what went out of a reply. */
export function leftOutNote(leftOut: readonly string[]): string {
  const named = leftOut.length > MOST_NAMED ? [...leftOut.slice(0, MOST_NAMED), 'სხვა'] : leftOut;
  return `პასუხიდან გამოვტოვე ის, რაც თქვენი ალერგიების, სიის, მარხვის ან დიეტის გამო არ გერგებათ: ${listed(named)}.`;
}
