import { describe, expect, test } from 'vitest';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { suiterFor } from '#domain/coach/suit-reply.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const day: CoachContext = { today: '2026-11-24', time: '13:00' };
const avoids = (...allergies: NonNullable<CoachContext['avoids']>['allergies'][number][]): CoachContext => ({
  avoids: { allergies, dislikes: [] },
});
const suit = (reply: string, context: CoachContext, question = 'რას მირჩევთ სადილად?', isWhole = true) =>
  suiterFor([{ role: 'user', content: question }], { ...day, ...context }, WHOLE_KNOWLEDGE)?.(reply, isWhole) ?? {
    text: reply,
    leftOut: [],
  };

/** Sentences that keep on each person's table what it must not hold. */
const UNFIT: readonly (readonly [string, CoachContext])[] = [
  ['სცადეთ ჩიზქეიქი.', avoids('milk')],
  ['სცადეთ ლობიოს სალათი ნიგვზით.', avoids('nuts')],
  ['გირჩევთ ლაზანიას ან კარბონარას.', avoids('gluten')],
  ['დესერტად ტირამისუ იქნება კარგი.', avoids('eggs')],
  ['მშვენიერია peanut butter პურზე.', avoids('peanuts')],
  ['საუკეთესო არჩევანია „ხაჭაპური იმერული“.', avoids('milk')],
  ['მოერიდეთ რძეს, უკეთესია ყველი.', avoids('milk')],
  ['ნიგოზი თქვენთვის საშიში არ არის.', avoids('nuts')],
  ['ნუ მოერიდებით ნიგოზს.', avoids('nuts')],
  ['ალერგიის დროს ერთი მუჭა ნიგოზი სასარგებლოა.', avoids('nuts')],
  ['ვახშმად ორაგული შეწვით.', { avoids: { allergies: [], dislikes: ['fish'] } }],
  ['სადილად ქათმის სალათი მიირთვით.', { diet: 'vegetarian' }],
  ['საუზმეზე ომლეტი და ყველი.', { fasting: 'all', today: '2026-12-09' }],
];
/** Sentences that stay for the same people. */
const FIT: readonly (readonly [string, CoachContext])[] = [
  ['მოერიდეთ ნიგოზს, თხილსა და ნუშს.', avoids('nuts')],
  ['ნიგოზი და თხილი არ მიირთვათ.', avoids('nuts')],
  ['რადგან ნიგოზზე ალერგია გაქვთ, სცადეთ მზესუმზირა.', avoids('nuts')],
  ['ბოსტნეულის სალათი ყველის გარეშეც გემრიელია.', avoids('milk')],
  ['დღეს 640 კკალ დაგრჩათ, ამიტომ ვახშამი მსუბუქი აირჩიეთ.', avoids('milk', 'gluten', 'nuts', 'eggs')],
  ['წყალი ხშირად დალიეთ და მეტი იარეთ.', avoids('milk', 'gluten', 'nuts', 'eggs')],
  ['ცილა დაგრჩათ 40 გ, ცხიმი 12 გ და ნახშირწყლები 80 გ.', avoids('milk', 'gluten', 'nuts', 'eggs')],
  ['მიირთვით ბრინჯი და ვაშლი.', avoids('milk', 'gluten', 'nuts', 'eggs')],
];

describe('of what a model says to a person who avoids something', () => {
  test.each(UNFIT)('„%s" goes, and what went is named', (sentence, context) => {
    const { text, leftOut } = suit(`დღეს კარგად იკვებეთ. ${sentence} წყალიც არ დაგავიწყდეთ.`, context);
    expect(text).toBe('დღეს კარგად იკვებეთ. წყალიც არ დაგავიწყდეთ.');
    expect(leftOut).not.toEqual([]);
  });

  test.each(FIT)('„%s" stays', (sentence, context) => {
    expect(suit(sentence, context)).toEqual({ text: sentence, leftOut: [] });
  });

  test('an enumeration goes on without the food that is left out of it', () => {
    const { text, leftOut } = suit('წასახემსებლად კარგია ვაშლი, ყველი, სტაფილო და მსხალი.', avoids('milk'));
    expect(text).toBe('წასახემსებლად კარგია ვაშლი, სტაფილო და მსხალი.');
    expect(leftOut).toEqual(['რძის ნაწარმი']);
  });

  test('a leave given without naming the food that was asked about goes as well', () => {
    const { text, leftOut } = suit(
      'დიახ, რა თქმა უნდა! ერთი მუჭა დღეში შეგიძლიათ.',
      avoids('nuts'),
      'შეიძლება ნიგოზი?',
    );
    expect(text).toBe('');
    expect(leftOut).toEqual(['კაკლოვნები']);
  });

  test('figures of the food that was asked about are told, after a warning', () => {
    const { text, leftOut } = suit('100 გ ნიგოზში 654 კკალ არის.', avoids('nuts'), 'რამდენი კალორიაა ნიგოზში?');
    expect(text).toMatch(/^ფრთხილად: ნიგოზი.* 100 გ ნიგოზში 654 კკალ არის\.$/u);
    expect(leftOut).toEqual([]);
  });

  test('each line of a list is a sentence of its own', () => {
    const { text, leftOut } = suit('სცადეთ:\nბრინჯი ბოსტნეულით\nმაკარონი ყველით\nვაშლი', avoids('milk', 'gluten'));
    expect(text).toBe('სცადეთ:\nბრინჯი ბოსტნეულით\nვაშლი');
    expect(leftOut).toEqual(['რძის ნაწარმი', 'პური და მარცვლეული']);
  });

  test('an allergy that was told in the conversation counts as one of the settings', () => {
    const messages = [
      { role: 'user', content: 'თხილზე ალერგია მაქვს' },
      { role: 'assistant', content: 'გავითვალისწინებ.' },
      { role: 'user', content: 'რა წავიხემსო?' },
    ] as const;
    expect(suiterFor(messages, day, WHOLE_KNOWLEDGE)?.('ერთი მუჭა ნუში სცადეთ.', true).text).toBe('');
  });

  test('a sentence that has no end yet waits', () => {
    expect(suit('დალიეთ წყალი. სცადეთ ნიგო', avoids('nuts'), undefined, false).text).toBe('დალიეთ წყალი.');
  });

  test('nothing is held back from whoever avoids nothing', () => {
    expect(suiterFor([{ role: 'user', content: 'რა ვჭამო?' }], day, WHOLE_KNOWLEDGE)).toBeNull();
  });
});
