import { describe, expect, test } from 'vitest';
import { logOffers } from '#domain/coach/foods/log-offer.ts';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import { CONTEXTS } from './contexts.ts';
import { FINER_QUESTIONS } from './finer-questions.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const MOMENT = { today: '2026-12-03', time: '14:10' } as const;
const offered = (text: string) =>
  logOffers(text, WHOLE_KNOWLEDGE.foods, MOMENT).map((offer) => {
    if (offer.is === 'water') return `${offer.day} ${offer.ml} ml`;
    return offer.is === 'weight'
      ? `${offer.day} ${offer.kg} kg`
      : `${offer.day} ${offer.meal}: ${offer.items.map(({ amount, unit, foodId }) => `${amount} ${unit} ${foodId}`).join(', ')}`;
  });

describe('what one tap may log', () => {
  test.each([
    ['ჩაწერე 2 კვერცხი', ['2026-12-03 lunch: 2 piece egg-boiled']],
    ['chawere 2 kvercxi', ['2026-12-03 lunch: 2 piece egg-boiled']],
    ['დღეს საუზმეზე ერთი ბანანი ვჭამე', ['2026-12-03 breakfast: 1 piece banana']],
    ['გუშინ საღამოს 2 ვაშლი ვჭამე, ჩამიწერე', ['2026-12-02 dinner: 2 piece apple']],
    ['წყალი დავლიე 500 მლ', ['2026-12-03 500 ml']],
    ['ნახევარი ლიტრი წყალი დავლიე', ['2026-12-03 500 ml']],
    ['2 ბანანი ვჭამე და 300 მლ წყალი დავლიე', ['2026-12-03 lunch: 2 piece banana', '2026-12-03 300 ml']],
    ['ჩაწერე წონა 81,4 კგ', ['2026-12-03 81.4 kg']],
    ['დღეს ავიწონე, 78 კილო ვარ', ['2026-12-03 78 kg']],
    ['2 ბანანი ვჭამე, კიდევ რამდენი შემიძლია?', ['2026-12-03 lunch: 2 piece banana']],
  ])('%s', (text, offers) => {
    expect(offered(text)).toEqual(offers);
  });

  test.each([
    'თუ 5 ხინკალს შევჭამ, გადავაჭარბებ?',
    'რომ შევჭამო ერთი აჭარული, რამდენი დამრჩება?',
    'ხვალ 2 კვერცხს შევჭამ',
    'რამდენი კალორიაა 5 ხინკალში?',
    '2 კვერცხი არ მიჭამია',
    '65 კილო მინდა ვიყო',
    'სასურველი წონა 65 კილო',
    '10 კილოს დაკლება მინდა',
    '80 კილო ვარ, როგორ დავიკლო?',
    'სიმაღლე 172 წონა 68',
    'წონა სად ჩავწერო',
    'რა ვჭამო ვახშმად?',
    'გამარჯობა',
    'მიზანი 65 კილო ჩაწერე',
    'ჩაწერე წონა 150 ფუნტი',
    'chawere wona 150 lb',
  ])('is nothing that is only asked, wished or denied: %s', (text) => {
    expect(offered(text)).toEqual([]);
  });

  test('is nothing that the diary does not take: more of it than one entry holds', () => {
    expect(offered('ჩაწერე 50 კგ შაქარი')).toEqual([]);
    expect(offered('ჩაწერე 3 კილო კარაქი')).toEqual([]);
    expect(offered('ჩაწერე 300 ლიტრი ლიმონათი და 2 ბანანი')).toEqual(['2026-12-03 lunch: 2 piece banana']);
  });

  test('is nothing without a day to log on', () => {
    expect(logOffers('ჩაწერე 2 კვერცხი', WHOLE_KNOWLEDGE.foods, { today: undefined, time: undefined })).toEqual([]);
  });

  test('is there whenever an answer speaks of the button', () => {
    const missing = FINER_QUESTIONS.filter(([content]) => {
      const { response } = answerQuestion([{ role: 'user', content }], CONTEXTS.afternoon, WHOLE_KNOWLEDGE);
      return response.includes('ღილაკს პასუხის ქვეშ') && offered(content).length === 0;
    });
    expect(missing).toEqual([]);
  });
});
