import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { goals } from '#app/text/diary/goals.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { session } from '#app/text/account/session.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, test, withMotion } from '../harness/fixtures.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';
import { dispatchSync } from '../harness/service-worker.ts';

test.use(withMotion);

const WRITES = /^(POST|PUT|DELETE) \/api\/(batch|dashboard\/)/;

test('offline every address opens, and every dialog has its code', async ({ diary, context, network }) => {
  const { page } = diary;
  await diary.setWeight('64,2');
  await diary.setWeight('64,9', 1);
  await diary.drained();
  await flightMode(context, network, true);
  const asked = network.seen.length;

  for (const [path, name] of [
    ['/history', shell.history],
    ['/mealplan', mealplan.title],
    ['/assistant', shell.assistant],
    ['/profile', common.namelessDiary],
    ['/help', shell.help],
    ['/outbox', outbox.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.goto('/nonsense?and=more');
  await diary.shows();
  await expect(page.getByRole('img', { name: /წონის ცვლილება/ })).toBeVisible();
  for (const [button, sheet] of [
    [/^კალორიების მიზნის შესწორება/, goals.calories],
    [/^მაკრონუტრიენტების მიზნის შესწორება/, goals.macros],
    [water.open, water.title],
    [weight.newWeight, weight.newWeight],
    [dashboard.chooseDay, dashboard.chooseDay],
    [shell.openMenu, shell.mainNavigation],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(diary.dialog(sheet)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(diary.dialog(sheet)).toBeHidden();
  }
  await diary.logMeal({ title: 'კვერცხი', kcal: 80, meal: 'breakfast' });
  await diary.openDish('კვერცხი');
  await page.getByRole('button', { name: common.edit, exact: true }).click();
  await expect(diary.dialog(dish.editTitle)).toBeVisible();
  await page.goto('/dashboard');
  await diary.askToLeave();
  await expect(diary.dialog(session.leftTitle('1'))).toBeVisible();
  expect(network.seen).toHaveLength(asked);
});

test('a new version waits for a word, reloads every tab once, and takes along what waits', async ({
  diary,
  context,
  network,
  truth,
}) => {
  // Two pages, two versions and four loads of each: on a loaded machine more than a minute.
  test.setTimeout(150_000);
  const other = new DiaryPage(await context.newPage());
  await other.open();
  await diary.drained();
  const stop = network.answerWith(WRITES, Infinity, 503, { success: false, message: 'Later', code: 'server-stopping' });
  await diary.logMeal({ title: 'საწებელი', kcal: 90, meal: 'dinner' });
  await diary.addWater(2);
  const shown = await diary.seen();

  network.rewrite('/sw.js', (body) => `${body}\n// the next version`);
  await diary.page.reload();
  await expect(diary.toast(shell.newVersion)).toBeVisible();
  expect(await diary.seen()).toEqual(shown);
  const loads = { here: 0, there: 0 };
  diary.page.on('load', () => (loads.here += 1));
  other.page.on('load', () => (loads.there += 1));
  await diary.page.getByRole('button', { name: shell.reload }).click();

  await expect.poll(() => loads, { timeout: 45_000 }).toEqual({ here: 1, there: 1 });
  await expect(diary.toast(shell.newVersion)).toHaveCount(0);
  expect(await diary.seen()).toEqual(shown);
  stop();
  // By itself it would ask again the later, the longer the server has refused.
  await diary.openOutbox();
  await diary.outbox.sendNow();
  await diary.open();
  await expectServerHasWhatShows(diary, truth);
  expect(await diary.seen()).toEqual(shown);
  expect(await truth.titles()).toEqual(['საწებელი']);
  expect(loads).toEqual({ here: 2, there: 1 });
});

test('a sync event beside an open page doubles nothing, and with all pages closed the service worker sends what waits, once', async ({
  diary,
  context,
  network,
  truth,
}) => {
  test.setTimeout(120_000);
  await test.step('a sync event beside an open page doubles nothing', async () => {
    await diary.drained();
    const blank = await context.newPage();
    const release = network.hold(WRITES);
    await diary.logMeal({ title: 'კორკოტი', kcal: 210, meal: 'breakfast' });
    await diary.addWater();
    await dispatchSync(blank, network.origin);
    release();

    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual(['კორკოტი']);
    expect(await truth.pours(await diary.today())).toEqual([250]);
  });

  await test.step('with all pages closed the service worker sends what waits, once', async () => {
    await diary.drained();
    const today = await diary.today();
    await flightMode(context, network, true);
    await diary.logMeal({ title: 'ფელამუში', kcal: 230, meal: 'snacks' });
    await diary.addWater(3);
    const shown = await diary.seen();
    const blank = await context.newPage();
    await diary.page.close();
    expect(await truth.titles()).toEqual(['კორკოტი']);

    // With the network back the browser may ask for a sync by itself, too.
    await flightMode(context, network, false);
    await dispatchSync(blank, network.origin);
    await expect.poll(() => truth.titles(), { timeout: 30_000 }).toEqual(['კორკოტი', 'ფელამუში']);
    await expect.poll(async () => (await truth.pours(today)).reduce((sum, ml) => sum + ml, 0)).toBe(1000);

    const again = new DiaryPage(blank);
    await again.page.goto(`${network.origin}/dashboard`);
    await expectServerHasWhatShows(again, truth);
    expect(await again.seen()).toEqual(shown);
  });
});
