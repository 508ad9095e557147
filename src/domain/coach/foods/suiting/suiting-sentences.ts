import { unsuitedKinds } from './general-foods.ts';
import type { Asked } from '#domain/coach/intent.ts';
import { avoidsFood } from './may-eat.ts';
import { saysEnough, withoutOwn } from './what-is-left.ts';
import { withoutParts } from './without-parts.ts';

/** What is said in place of advice of which nothing is left. */
const ONLY_UNSUITED =
  'ჩემი ჩვეული რჩევა იმ საკვებს ახსენებს, რომელიც თქვენი ალერგიების, სიისა ან მარხვის გამო არ გერგებათ, ამიტომ ვერ გირჩევთ. მკითხეთ, რა მიირთვათ საუზმეზე, სადილად ან ვახშმად: კერძებს თქვენთვის შევარჩევ.';

/** Answers that tell what is in a food or on a day and advise nothing; what they allow has a note of its own. */
const TELLS: ReadonlySet<string> = new Set([
  'salt',
  'sugar',
  'macros',
  'coffee',
  'compare-foods',
  'food-figures',
  'food-allowed',
  'food-per-day',
  'food-wholesome',
  'fattening',
  'nutrient-of-food',
  'nutrient-today',
  'what-if',
  'how-many-fit',
  'room-after',
  'saved',
  'log-offer',
  'fasting-fish',
  'fast-day',
]);

const BETWEEN_SENTENCES = /(?<=[.!?;])\s+/u;
/** A title of a recipe, of an own dish or an example of typing: chosen by what is in it, or no advice. */
const QUOTED = /„[^“]*“/gu;
/** What warns of a food does not advise it. */
const WARNS = /მოერიდ|შეზღუდ|შეამცირ|თავი შეიკავ|არ მიირთმევა|არ შედის/u;
/**
 * An answer without what the person must not or does not want to eat on the day: such food goes out of an enumeration, else its sentence
 * goes. What the question itself names, what the diary holds and titles in quotation marks stay: nobody is advised of them.
 */
export function suitingSentences(intent: string, response: string, asked: Asked): string {
  if (TELLS.has(intent)) return response;
  if (!avoidsFood(asked)) return response;
  const names = unsuitedNames(asked);
  const sentences = response.split(BETWEEN_SENTENCES);
  const kept: string[] = [];
  for (const sentence of sentences) {
    const shorter = WARNS.test(sentence) || !names(sentence) ? sentence : withoutParts(sentence, names);
    if (shorter !== null) kept.push(shorter);
    // The end of a sentence went: what stands before it ends it.
    else if (!sentence.endsWith(';')) kept.push(kept.pop()?.replace(/;$/u, '.') ?? '');
  }
  const said = kept.filter((sentence) => sentence !== '').join(' ');
  if (said === sentences.join(' ')) return response;
  if (saysEnough(said)) return said;
  return said === '' ? ONLY_UNSUITED : `${said} ${ONLY_UNSUITED}`;
}

/** Whether a text names food that the person is not to be advised. */
function unsuitedNames({ question, context, knowledge, rules }: Asked): (text: string) => boolean {
  const disliked = rules.dislikes.flatMap((id) => {
    const name = knowledge.foods.foods.get(id)?.name;
    const root = name?.replace(/[აეიოუ]$/u, '');
    return root === undefined ? [] : [(text: string) => text.includes(root)];
  });
  const named = [
    ...unsuitedKinds(rules, context.diet).map(
      ({ root }) =>
        (text: string) =>
          root.test(text),
    ),
    ...disliked,
  ].filter((isIn) => !isIn(question.text));
  return (text) => {
    const unquoted = withoutOwn(text.replaceAll(QUOTED, ' '), context);
    return named.some((isIn) => isIn(unquoted));
  };
}
