import { describe, expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import { LABELLED_QUESTIONS } from './labelled.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

/** By hand, apart from the coach's own roots: what holds an allergen in words that the coach uses. */
const HOLDS: Partial<Record<Allergen, RegExp>> = {
  milk: /(?:^|[^ა-ჰ])(?:რძე|რძის|ყველი|ყველის|ხაჭო|მაწონი|მაწვნ|არაჟანი|ნაღები|კარაქ|სულგუნ|ნადუღი|ხაჭაპურ)/u,
  eggs: /კვერცხ|ომლეტ/u,
  fish: /თევზ|კალმახ|ორაგულ/u,
  nuts: /თხილეულ|ნიგოზი|ნიგვზ|გოზინაყ|ჩურჩხელ|საცივ/u,
  gluten: /(?:^|[^ა-ჰ])(?:პური|პურის|შვრია|შვრიის|ხაჭაპურ)/u,
};
const ADVISES = /გირჩევ|მიირთვით|სცად|აირჩიეთ|წაიღეთ|მოუმატეთ|დაამატეთ|მიიღეთ|ჩაანაცვლ|წყაროა|შველის|გამოგადგ/u;

/** Answers about the very food that is asked for, or that name food without advising it. */
const TELLING = new Set(
  'salt sugar macros coffee compare-foods food-figures food-allowed food-per-day food-wholesome fattening nutrient-of-food nutrient-today what-if how-many-fit room-after saved log-offer alternative lighter-dish'.split(
    ' ',
  ),
);
/** A dish by its name, and a way of cooking in the coach's sentences. */
const ADJECTIVE = 'ჩაშუშული';
const GOALS = { calories: 2000, macros: { carbs: 220, fats: 70, proteins: 110 }, water: 2000 };
const day: CoachContext = { today: '2026-11-24', time: '13:00', goals: GOALS };
const questions = [...LABELLED_QUESTIONS.tuned, ...LABELLED_QUESTIONS.keptAside].map(([question]) => question);
const ask = (content: string, context: CoachContext) =>
  answerQuestion([{ role: 'user', content }], { ...day, ...context }, WHOLE_KNOWLEDGE);
/** Both tests of an allergen read the same answers. */
const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const sentencesOf = (text: string) => text.replaceAll(/„[^“]*“/gu, ' ').split(/(?<=[.!?])\s+/u);
const advised = (content: string, context: CoachContext, holds: RegExp) => {
  const { response, urgent } = ask(content, context);
  if (urgent || holds.test(content)) return [];
  return sentencesOf(response).filter(
    (sentence) => ADVISES.test(sentence) && holds.test(sentence) && !/არ მიირთმევა|შეამცირეთ|მოერიდ/u.test(sentence),
  );
};

describe('no sentence of the coach advises', () => {
  test.each(Object.entries(HOLDS).map(([allergen, holds]) => ({ allergen, holds })))(
    'what holds $allergen to who is allergic to it, whatever is asked',
    ({ allergen, holds }) => {
      const allergies = ALLERGENS.filter((one) => one === allergen);
      expect(questions.flatMap((one) => advised(one, {}, holds)).length).toBeGreaterThan(0);
      expect(questions.flatMap((one) => advised(one, { avoids: { allergies, dislikes: [] } }, holds))).toEqual([]);
    },
  );

  test('meat, milk or eggs on a day whose fast the person keeps', () => {
    const holds = /(?:^|[^ა-ჰ])(?:ხორცი|ქათამი|ქათმის|მწვადი|ყველი|ხაჭო|მაწონი|კვერცხი|რძე)(?![ა-ჰ])/u;
    const kept = { today: '2026-12-09', fasting: 'all' } as const;
    expect(questions.flatMap((one) => advised(one, kept, holds))).toEqual([]);
  });

  test('what the person does not eat', () => {
    const dislikes = ['fish', 'egg'];
    const holds = /თევზ|კვერცხ/u;
    expect(questions.flatMap((one) => advised(one, { avoids: { allergies: [], dislikes } }, holds))).toEqual([]);
  });
});

describe.each(ALLERGENS)('to who is allergic to %s', (allergen) => {
  const answers = lazily(() =>
    questions.map((question) => ({ question, ...ask(question, { avoids: { allergies: [allergen], dislikes: [] } }) })),
  );

  test('no food of the table that holds it is advised by its name', () => {
    // Names times sentences are millions: an expression is made only where the letters of a name are in a sentence at all.
    const isWord = (text: string, name: string) =>
      text.includes(name) && new RegExp(`(?:^|[^ა-ჰ])${name}(?![ა-ჰ])`, 'u').test(text);
    const names = [...WHOLE_KNOWLEDGE.foods.foods.values()].flatMap(({ name, allergens }) =>
      allergens?.includes(allergen) && !name.includes(' ') && name !== ADJECTIVE ? [name] : [],
    );
    const found = answers().flatMap(({ question, response, urgent, intent }) => {
      if (urgent || TELLING.has(intent)) return [];
      const advice = sentencesOf(response).filter(
        (sentence) => !/შეამცირ|არ მიირთმევა|მოერიდ|^ფრთხილად/u.test(sentence),
      );
      return names.filter((name) => !question.includes(name.slice(0, -1)) && advice.some((one) => isWord(one, name)));
    });
    expect(found).toEqual([]);
  });

  test('an answer of which something went is still an answer, and not too long', () => {
    for (const { question, response } of answers()) {
      const letters = (response.match(/\p{L}/gu) ?? []).length;
      expect([question, letters > 12, response.length <= 700]).toEqual([question, true, true]);
    }
  });
});

test('nothing changes for whoever avoids nothing', () => {
  const advice = 'ვარჯიშამდე რა ვჭამო?';
  expect(ask(advice, { avoids: { allergies: [], dislikes: [] } })).toEqual(ask(advice, {}));
});

test('a list goes on without what is left out of it', () => {
  const { response } = ask('იაფად როგორ ვიკვებო?', { avoids: { allergies: ['eggs'], dislikes: [] } });
  expect(response).toContain('შვრია, ხაჭო, კომბოსტო და სეზონური ხილი');
});

test('whoever asks about a food is told of it, with a warning where she is allergic to it', () => {
  const { response } = ask('შეიძლება არაჟანი?', { avoids: { allergies: ['milk'], dislikes: [] } });
  expect(response).toMatch(/^ფრთხილად: არაჟანი.* შეიცავს ან შეიძლება შეიცავდეს/u);
  expect(ask('შეიძლება ვაშლი?', { avoids: { allergies: ['milk'], dislikes: [] } }).response).not.toContain('ფრთხილად');
});
