import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GLANCE_KEY } from '#device/diary/reads/day-glance.ts';
import { getFirstDay } from '#contract/diary/first-day.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';

const page = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('../../../src/app/shell/tokens.css', import.meta.url), 'utf8');

test('the page itself shows the first step in the words of the catalogue', () => {
  const { title, text, start } = onboarding.welcome;

  for (const words of [title, text, start]) expect(page).toContain(`>${words}<`);
});

test('the page itself reads what was seen of today where the app has left it', () => {
  expect(page).toContain(`localStorage.getItem('${GLANCE_KEY}')`);
});

test('the page itself asks for the first day where the contract has it', () => {
  expect(page).toContain(`fetch('/api${getFirstDay.path}?date='`);
});

test('the page itself uses only colours of the tokens', () => {
  const pairs = page.match(/light-dark\([^)]*\)/g) ?? [];

  expect(pairs.length).toBeGreaterThan(5);
  for (const pair of pairs) expect(tokens).toContain(pair);
});
