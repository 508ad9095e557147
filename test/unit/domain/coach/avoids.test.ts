import { expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { WHOLE_KNOWLEDGE } from './whole-knowledge.ts';

const QUESTIONS = [
  'რა ვჭამო საუზმეზე?',
  'რას მირჩევთ სადილად?',
  'რა მოვამზადო ვახშმად?',
  'რით წავიხემსო?',
  'ვარჯიშის შემდეგ რა ვჭამო?',
];
const GOALS = { calories: 2000, macros: { carbs: 220, fats: 70, proteins: 110 }, water: 2000 };

const namedRecipes = (context: CoachContext) =>
  QUESTIONS.flatMap((content) => {
    const { response } = answerQuestion([{ role: 'user', content }], context, WHOLE_KNOWLEDGE);
    return WHOLE_KNOWLEDGE.recipes.filter(({ title }) => response.includes(`„${title}“`));
  });

test('no dish is named that the person is allergic to or does not eat, on any day', () => {
  const avoids = { allergies: ['milk', 'gluten'], dislikes: ['meat', 'eggplant'] } as const;
  const days = Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const free = days.flatMap((today) => namedRecipes({ goals: GOALS, today }));
  expect(free.some(({ contents }) => contents.allergens.includes('milk'))).toBe(true);
  const named = days.flatMap((today) => namedRecipes({ goals: GOALS, today, avoids }));
  expect(named.length).toBeGreaterThan(7);
  for (const { contents } of named) {
    expect(contents.allergens).not.toContain('milk');
    expect(contents.allergens).not.toContain('gluten');
    expect(contents.holds).not.toContain('meat');
    expect(contents.holds).not.toContain('eggplant');
  }
});

test('a dish of whose contents nobody knows is not named to who is allergic', () => {
  const unknown = WHOLE_KNOWLEDGE.recipes.map((recipe) => ({
    ...recipe,
    contents: { allergens: [], animal: [], holds: null },
  }));
  const { response } = answerQuestion(
    [{ role: 'user', content: 'რა ვჭამო საუზმეზე?' }],
    { goals: GOALS, avoids: { allergies: [], dislikes: ['meat'] } },
    { ...WHOLE_KNOWLEDGE, recipes: unknown },
  );
  expect(unknown.filter(({ title }) => response.includes(title))).toEqual([]);
});
