import type { Locator, Page } from 'playwright/test';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { shell } from '#app/text/shell/shell.ts';
import { trial } from '#app/text/pro/trial.ts';
import { addDays } from '#domain/diary/diary-day.ts';
import { expect, onlineTest as test } from '../harness/fixtures.ts';

/** Opens an address in a tab beside `page` while none of the app's files come: what shows is the page's own. */
async function openWithoutTheApp(page: Page, address: string): Promise<Page> {
  const bare = await page.context().newPage();
  await bare.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await bare.route(/\/assets\//, () => new Promise(() => undefined));
  await bare.goto(address, { waitUntil: 'domcontentloaded' });
  return bare;
}

/** The ring of the page itself. */
const ownRing = (page: Page) => page.locator('.boot-ring');

test('a start shows what is left of today before any file of the app has come, and nothing of another day', async ({
  diary,
}) => {
  const { page } = diary;
  const today = await diary.today();

  await test.step('a start shows what is left of today', async () => {
    await diary.logMeal({ title: 'ლობიანი', kcal: 430, meal: 'lunch' });
    const left = (await diary.ring.textContent()) ?? '';
    await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).toContain('"eaten":430');
    const bare = await openWithoutTheApp(page, '/dashboard');
    await expect(ownRing(bare).locator('b')).toHaveText(left);
    await expect(ownRing(bare)).toContainText(dashboard.remaining);
    await expect(bare.locator('.boot-pair')).toContainText(`430${dashboard.eaten}`);
    await bare.close();
  });

  await test.step('another day of the address is not mistaken for today', async () => {
    const bare = await openWithoutTheApp(page, `/dashboard?day=${addDays(today, -1)}`);
    await expect(ownRing(bare)).toBeVisible();
    await expect(ownRing(bare).locator('p')).toBeHidden();
    await bare.close();
  });

  await test.step('too much is shown as too much', async () => {
    await diary.logMeal({ title: 'სუფრა', kcal: 9000, meal: 'dinner' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).toContain('"eaten":9430');
    const bare = await openWithoutTheApp(page, '/dashboard');
    await expect(ownRing(bare)).toContainText(dashboard.excess);
    await expect(ownRing(bare).locator('circle[stroke-dasharray]')).toHaveCount(2);
    await bare.close();
  });

  await test.step('what was seen of another day is not shown', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).toContain(today);
    // A page without the app, which would note today again.
    await page.goto('/healthz');
    await page.evaluate(
      ([day]) =>
        localStorage.setItem('day_glance', (localStorage.getItem('day_glance') ?? '').replace(/\d{4}-\d\d-\d\d/, day)),
      [addDays(today, -1)] as const,
    );
    const bare = await openWithoutTheApp(page, '/dashboard');
    await expect(ownRing(bare)).toBeVisible();
    await expect(ownRing(bare).locator('p')).toBeHidden();
  });
});

test("the app's ring and figures stand where the page itself has painted them, however wide", async ({ diary }) => {
  const { page } = diary;
  const of = (where: Page, selectors: readonly string[]) =>
    Promise.all(selectors.map(async (selector) => middleOf(await where.locator(selector).first().boundingBox())));
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      const app = await of(page, [
        '.notice',
        '.notice-words',
        '.notice .button',
        '.date-strip',
        '.calorie-ring',
        '.calorie-ring strong',
        '.calorie-ring strong + span',
        '.calorie-pair dd',
        '.calorie-pair dt',
      ]);
      const bare = await openWithoutTheApp(page, '/dashboard');
      const own = await of(bare, [
        '.boot-note',
        '.boot-said p',
        '.boot-said a',
        '.boot-days',
        '.boot-ring',
        '.boot-ring b',
        '.boot-ring span',
        '.boot-pair b',
        '.boot-pair span',
      ]);
      for (const [at, { x, y }] of own.entries()) {
        expect(Math.abs(x - (app[at]?.x ?? 0))).toBeLessThan(1);
        expect(Math.abs(y - (app[at]?.y ?? 0))).toBeLessThan(1);
      }
      await bare.close();
    });
});

test('nothing that is drawn later is larger than what the page itself has painted, however wide', async ({ diary }) => {
  const { page } = diary;
  // One font from the first paint on, as on a line on which the own one comes too late to be used.
  await page.route(/\.woff2$/, () => new Promise(() => undefined));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).not.toBeNull();
  for (const viewport of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 412, height: 823 },
    { width: 1280, height: 800 },
  ])
    await test.step(`${viewport.width} px wide`, async () => {
      await page.setViewportSize(viewport);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await diary.shows();
      await expect(page.locator('.water-figure')).toBeVisible();
      // Of the page's own paint nothing is left: what still has its element was drawn by the app.
      expect(await largestPaint(page)).toBeNull();
    });
});

/** Takes everything from the device but who is signed in, and leaves it on a page without the app. */
async function emptyDevice(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(async () => {
    for (const key of ['day_glance', 'config']) localStorage.removeItem(key);
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    const gone = (name: string) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.deleteDatabase(name);
        asked.addEventListener('success', () => resolve());
        asked.addEventListener('error', () => reject(new Error(`${name} stays`)));
      });
    for (const { name } of await indexedDB.databases()) await gone(name ?? '');
  });
}

test('an emptied device shows the day and how the trial stands before the app runs, and nothing drawn later is larger, or says less', async ({
  diary,
  network,
}) => {
  test.setTimeout(120_000);
  await diary.logMeal({ title: 'ლობიანი', kcal: 430, meal: 'lunch' });
  await diary.drained();
  const left = await diary.ring.textContent();

  await test.step('an emptied device shows the day and how the trial stands before the app runs, in one answer', async () => {
    const { page } = diary;
    const said = await page.locator('.notice-words').first().textContent();
    await emptyDevice(page);
    await page.route(/\/assets\/react-/, () => new Promise(() => undefined));
    const before = network.seen.length;
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });

    await expect(ownRing(page).locator('b')).toHaveText(left ?? '');
    await expect(page.locator('.boot-pair')).toContainText(`430${dashboard.eaten}`);
    await expect(page.locator('.boot-said p')).toHaveText(said ?? '');
    const asked = network.seen.slice(before).filter(({ path }) => path.startsWith('/api/'));
    expect(asked.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/api\/dashboard\/first-day/)]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('an emptied device whose first answer never comes shows the app all the same', async () => {
    const { page } = diary;
    await emptyDevice(page);
    await page.route(/first-day/, () => new Promise(() => undefined));
    await page.goto('/dashboard');
    await diary.shows();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('nothing that an emptied device draws later is larger, or says less, and how the trial stands is asked once', async () => {
    const { page } = diary;
    await emptyDevice(page);
    const before = network.seen.length;
    await page.route(/\.woff2$/, () => new Promise(() => undefined));
    // Every figure that the ring has shown, the page's own and the app's.
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        for (const figure of document.querySelectorAll('.boot-ring b, .calorie-ring strong'))
          if (figure.textContent !== '') seen.add(figure.textContent);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
    await diary.shows();
    await expect(diary.section('lunch').getByText('ლობიანი')).toBeVisible();

    expect(network.seen.slice(before).map(({ path }) => path)).not.toContain('/api/user/payment-info');
    expect(await largestPaint(page)).toBeNull();
    expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)])).toEqual([left]);
  });
});

test('whoever opens the diary on a phone sees the first meal under banner, week and ring; a banner that was put away leaves no place', async ({
  diary,
}) => {
  await test.step('whoever opens the diary on a phone sees the first meal under banner, week and ring', async () => {
    const { page } = diary;
    await expect(page.getByRole('region', { name: trial.name })).toBeVisible();
    const bar = await page.getByRole('navigation', { name: shell.mainNavigation }).boundingBox();
    const endOf = async (inside: Locator) => {
      const box = await inside.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    const breakfast = diary.section('breakfast');

    expect(await endOf(breakfast.getByText(dashboard.empty))).toBeLessThan(bar?.y ?? 0);
    await diary.logMeal({ title: 'მჭადი ყველით', kcal: 420, meal: 'breakfast' });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await endOf(breakfast.getByRole('listitem').first())).toBeLessThan(bar?.y ?? 0);
  });

  await test.step('the banner that was put away for today leaves no place behind, and is back tomorrow', async () => {
    const { page } = diary;
    await page.getByRole('button', { name: trial.hideToday }).click();
    await expect(page.getByRole('region', { name: trial.name })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('day_glance'))).toContain('"banner":null');
    await page.reload();
    await diary.shows();
    await expect(page.getByRole('region', { name: trial.name })).toHaveCount(0);

    const today = await diary.today();
    await page.evaluate((day) => localStorage.setItem('banner_pause', day), addDays(today, -1));
    await page.reload();
    await expect(page.getByRole('region', { name: trial.name })).toBeVisible();
  });
});

/** The largest contentful paint's element; null when it is gone, as is the page's own. */
const largestPaint = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1);
          resolve(
            largest && 'element' in largest && largest.element instanceof Element ? largest.element.outerHTML : null,
          );
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The middle of a box, px. */
const middleOf = (box: { x: number; y: number; width: number; height: number } | null) =>
  box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: Number.NaN, y: Number.NaN };

/** What packed food, pots, speaking, labels and files of other apps are called, in code and on the screen. */
const LATER =
  /barcode|scan|speech|voice|microphone|products?\b|\bpots?\b|own-units|labelPhoto|label-|imports?-|ImportFile|MyFitnessPal|Yazio|შტრიხკოდ|ეტიკეტ|ქვაბ|მიკროფონ|ილაპარაკ/i;

/** What comes after the first screen, which stands without it. */
const AFTER_FIRST = /\/assets\/(?:next|second|serving|shared)-[\w-]+\.js$/;

/** The text of every script with which `screen` stands. */
async function firstScripts(page: Page, address: string, screen: string): Promise<string[]> {
  await page.route(AFTER_FIRST, () => new Promise(() => undefined));
  await page.goto(address);
  await page.locator(screen).first().waitFor();
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = files.filter((name) => new URL(name).pathname.endsWith('.js') && !AFTER_FIRST.test(name));
  return Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
}

test('no script of a stranger’s first screen knows of packed food, pots, speaking or files brought along', async ({
  page,
}) => {
  const scripts = await firstScripts(page, '/onboarding/welcome', '#root .step-progress');
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.map((text) => LATER.exec(text)?.[0])).toEqual(scripts.map(() => undefined));
});

test('no script of the diary’s first screen does either, and what runs at once is compiled while it comes', async ({
  diary,
}) => {
  const scripts = await firstScripts(diary.page, '/dashboard', '#root .meal');
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.map((text) => LATER.exec(text)?.[0])).toEqual(scripts.map(() => undefined));
  // The entry, React, what every start needs, and the diary.
  expect(scripts.filter((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))).toHaveLength(4);
});
