import { afterEach, expect, test, vi } from 'vitest';
import { DRAFT_KEY, loadDraft, parseDraft, saveDraft } from '#app/features/onboarding/draft-storage.ts';
import { EMPTY_DRAFT, onboardingDraft, type OnboardingDraft } from '#app/features/onboarding/draft.ts';

const asked: OnboardingDraft = {
  answers: { ...EMPTY_DRAFT.answers, gender: 'male', weight: 81.5 },
  targetChosen: true,
  plan: { from: '2026-11-21', safeKcal: true },
  key: 'b3a1f0f4-7a53-4b1c-9f0e-3d8a2f6b1c55',
  wanted: true,
  ready: false,
  preferences: { allergies: ['milk'], dislikes: ['fish'] },
  consent: 1,
};

afterEach(() => vi.unstubAllGlobals());

/** A localStorage of one test. */
function stubStorage(refuse = false): Map<string, string> {
  const kept = new Map<string, string>();
  const touch = () => {
    if (refuse) throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (touch(), kept.get(key) ?? null),
    setItem: (key: string, value: string) => (touch(), kept.set(key, value)),
    removeItem: (key: string) => (touch(), kept.delete(key)),
  });
  return kept;
}

test('a reload finds the answers, the plan and the wish for it', () => {
  stubStorage();

  saveDraft(asked);

  expect(loadDraft()).toEqual(asked);
});

test('nothing stored, or something unreadable, is an empty draft', () => {
  expect(parseDraft(null)).toEqual(EMPTY_DRAFT);
  expect(parseDraft('{"answers":')).toEqual(EMPTY_DRAFT);
  expect(parseDraft('[]')).toEqual(EMPTY_DRAFT);
  expect(parseDraft('null')).toEqual(EMPTY_DRAFT);
});

test('one bad value costs no other answer', () => {
  const spoilt = {
    ...asked,
    answers: { ...asked.answers, age: 7, height: 'tall' },
    plan: { from: '2026-02-31', safeKcal: true },
  };

  const { answers, plan } = parseDraft(JSON.stringify(spoilt));

  expect(answers).toEqual({ ...asked.answers, age: 24, height: 176 });
  expect(plan).toBeNull();
});

test('forgotten answers leave nothing behind', () => {
  const kept = stubStorage();
  saveDraft(asked);

  saveDraft(onboardingDraft(asked, { type: 'forget' }));

  expect(kept.has(DRAFT_KEY)).toBe(false);
});

test('a browser that refuses storage still lets the questionnaire run', () => {
  stubStorage(true);

  expect(() => saveDraft(asked)).not.toThrow();
  expect(loadDraft()).toEqual(EMPTY_DRAFT);
});
