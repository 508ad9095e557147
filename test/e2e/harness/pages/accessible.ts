import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from '../fixtures.ts';

/**
 * Looks through what shows with axe, in light and in dark colours, once nothing moves any more. A finding fails the
 * test at its end, so that one walk tells of every screen; `name` says which.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // The rest of what axe looks at is the same in any colours.
  await expectNothingFound(page, `${name}, dark`, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNothingFound(page, name, (axe) => axe);
}

async function expectNothingFound(page: Page, name: string, withRules: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  await atRest(page);
  // It is half a megabyte: a page takes it once.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  // Legacy mode asks in the page itself: there are no frames, and a second page for each look would cost half a second.
  // Nobody reads of what is right; to tell of every such element takes as long as to look at it.
  const { violations } = await withRules(axe.setLegacyMode().options({ resultTypes: ['violations'] })).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    ),
  );
  expect.soft(found, name).toEqual([]);
}

/** Waits for the animations that end: half-faded words have a contrast that nobody has to read. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
