import type { Locator, Page } from 'playwright/test';
import { mealWords } from '#app/text/food/meal-names.ts';
import { fasts } from '#app/text/diary/fasts.ts';
import { reminders } from '#app/text/account/reminders.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { formatMl } from '#app/format/number.ts';
import { expectAccessible } from './harness/pages/accessible.ts';
import { expect, flightMode, test } from './harness/fixtures.ts';
import { loseSubscription, pushMessage, tapNotification } from './harness/service-worker.ts';

const openSettings = async (page: Page) => {
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: reminders.title })).toBeVisible();
};
const card = (page: Page) => page.getByRole('region', { name: reminders.title });
const time = (page: Page, what: string) => card(page).getByLabel(reminders.timeOf(what), { exact: true });

const turn = async (choice: Locator, on: boolean) => {
  await choice.click();
  await expect(choice).toBeChecked({ checked: on });
};
/** The settings in the device's store; null before the first. */
const storedSettings = (page: Page): Promise<ReminderSettings | null> =>
  page.evaluate(async () => {
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('diary-'))?.name ?? '';
    return new Promise<ReminderSettings | null>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const reading: IDBRequest<{ value: { settings: ReminderSettings } } | undefined> = opening.result
          .transaction('kv')
          .objectStore('kv')
          .get('reminders');
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result?.value.settings ?? null);
        });
      });
    });
  });
/** A switch turns before its transaction has ended, and a page that is left takes that along. */
const expectStored = async (page: Page, settings: Record<string, unknown>) => {
  await expect.poll(() => storedSettings(page)).toMatchObject(settings);
};
/** A window of a test is a private one to Chromium, where it has no push. */
const NO_PUSH = /does not support the Push API in incognito mode/;

test('with the permission reminders are chosen offline, stay over a reload, and say when the next one comes', async ({
  diary,
  context,
  network,
  troubles,
}) => {
  troubles.allow(NO_PUSH);
  const { page } = diary;
  await openSettings(page);
  await context.grantPermissions(['notifications']);
  await flightMode(context, network, true);
  await page.reload();
  await turn(card(page).getByRole('switch', { name: reminders.on }), true);
  const lunch = time(page, mealWords.lunch.name);
  await lunch.fill('13:15');
  await turn(card(page).getByRole('switch', { name: new RegExp(`^${reminders.water}`) }), true);
  await turn(card(page).getByRole('radio', { name: reminders.every[90] }), true);
  await turn(card(page).getByRole('switch', { name: new RegExp(`^${mealWords.breakfast.name}`) }), false);
  await expect(time(page, mealWords.breakfast.name)).toHaveCount(0);
  await expectStored(page, { meals: { breakfast: { on: false } } });
  await page.reload();
  await expect(lunch).toHaveValue('13:15');
  await expect(card(page).getByRole('radio', { name: reminders.every[90] })).toBeChecked();
  await expect(card(page).getByRole('switch', { name: new RegExp(`^${mealWords.breakfast.name}`) })).not.toBeChecked();

  await lunch.fill('23:30');
  await expect(card(page).getByText(reminders.inQuiet)).toBeVisible();
  await lunch.fill('');
  await expect(card(page).getByRole('alert')).toHaveText(reminders.needsTime);
  await card(page).getByLabel(reminders.quietFromLabel).focus();
  await expect(lunch).toHaveValue('23:30');

  for (const day of await card(page).getByRole('checkbox').all()) await turn(day, false);
  await expect(card(page).getByText(reminders.noDays)).toBeVisible();
  await expect(card(page).getByRole('status')).toHaveText(reminders.never);
});

test('without the permission the card says what would come before the browser asks, and after a refusal how to undo it', async ({
  diary,
  newDevice,
  person,
}) => {
  await openSettings(diary.page);
  // This browser refuses by itself whatever it is asked for.
  await expect(
    card(diary.page).getByText(reminders.denied).or(card(diary.page).getByText(reminders.about)),
  ).toBeVisible();

  const { page } = await newDevice(person);
  await page.addInitScript(() => {
    let answer: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => answer });
    Notification.requestPermission = () => Promise.resolve((answer = 'denied'));
  });
  await openSettings(page);
  await expect(card(page).getByText(reminders.asksFirst)).toBeVisible();
  await card(page).getByRole('button', { name: reminders.turnOn }).click();
  await expect(card(page).getByText(reminders.denied)).toBeVisible();
  await card(page).getByRole('link', { name: reminders.howToAllow }).click();
  await expect(page).toHaveURL(/\/help#reminders-blocked$/);
  await expect(page.locator('#reminders-blocked')).toHaveAttribute('open');
});

test('a pushed reminder is shown in its words, opens its screen when tapped, and a subscription that was given up is made anew', async ({
  diary,
  context,
  network,
  troubles,
}) => {
  test.setTimeout(120_000);
  await test.step('a pushed reminder is shown in its words, and what is no message of ours as a plain one', async () => {
    const { page } = diary;
    await context.grantPermissions(['notifications']);
    await page.reload();
    const shown = () =>
      page.evaluate(async () => {
        const notes = await (await navigator.serviceWorker.ready).getNotifications();
        return notes.map(({ title, tag, data }) => ({ title, tag, open: (data as { open: string }).open }));
      });
    await pushMessage(
      page,
      network.origin,
      JSON.stringify({ title: 'წყლის დროა', body: 'დალიეთ.', tag: 'reminder-water', open: '/dashboard?add=water' }),
    );
    await expect.poll(shown).toEqual([{ title: 'წყლის დროა', tag: 'reminder-water', open: '/dashboard?add=water' }]);
    await pushMessage(
      page,
      network.origin,
      JSON.stringify({ title: 'x', body: 'y', tag: 'z', open: 'https://evil.example/' }),
    );
    await pushMessage(page, network.origin, 'not even JSON');
    await expect
      .poll(async () => (await shown()).map(({ open }) => open).toSorted())
      .toEqual(['/dashboard', '/dashboard?add=water']);
  });

  await test.step('a tapped reminder opens its screen in the page that is open, and a subscription that the browser gave up is made anew', async () => {
    troubles.allow(NO_PUSH);
    const { page } = diary;
    await context.grantPermissions(['notifications']);
    await page.reload();
    await diary.drained();
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no service worker');
    const tapped = async (open: string) => {
      await pushMessage(page, network.origin, JSON.stringify({ title: 'დროა', body: 'ჩაწერეთ.', tag: open, open }));
      await expect
        .poll(() =>
          page.evaluate(
            async (tag) => (await (await navigator.serviceWorker.ready).getNotifications({ tag })).length,
            open,
          ),
        )
        .toBe(1);
      await tapNotification(worker, open);
    };
    await tapped('/history');
    await expect(page).toHaveURL(/\/history$/);
    await tapped('/dashboard?add=meal');
    await expect(diary.dialog(shell.addMeal)).toBeVisible();
    await page.keyboard.press('Escape');
    await tapped('/dashboard?add=water');
    await expect(page.getByRole('button', { name: water.more(formatMl(250)), exact: true })).toBeFocused();

    await openSettings(page);
    await turn(card(page).getByRole('switch', { name: reminders.on }), true);
    await expectStored(page, { on: true });
    await page.goto('/healthz');
    await loseSubscription(worker, 'https://fcm.googleapis.com/fcm/send/anew');
    await expect.poll(() => network.count(/^PUT \/api\/user\/reminders/)).toBe(1);
  });
});

test('who keeps the long fasts may be reminded on the evening before one, nobody else is asked, and axe finds nothing', async ({
  diary,
  context,
  troubles,
}) => {
  troubles.allow(NO_PUSH);
  const { page } = diary;
  await openSettings(page);
  await context.grantPermissions(['notifications']);
  await page.reload();
  await expectAccessible(page, 'reminders that are off');
  await turn(card(page).getByRole('switch', { name: reminders.on }), true);
  await turn(card(page).getByRole('switch', { name: new RegExp(`^${reminders.water}`) }), true);
  await turn(card(page).getByRole('switch', { name: new RegExp(`^${reminders.weight}`) }), true);
  await expectAccessible(page, 'reminders that are on');
  const fast = card(page).getByRole('switch', { name: new RegExp(`^${reminders.fast}`) });
  await expect(card(page).getByRole('group', { name: reminders.quiet })).toBeVisible();
  await expect(fast).toHaveCount(0);
  const keep = (choice: keyof typeof fasts.choices) =>
    page.getByRole('radio', { name: fasts.choices[choice].label }).click();
  await keep('great');
  await expect(fast).toBeChecked();
  await time(page, reminders.fast).fill('22:30');
  await expect(card(page).getByText(reminders.inQuiet)).toBeVisible();
  await time(page, reminders.fast).fill('18:30');
  await expect(card(page).getByText(reminders.inQuiet)).toHaveCount(0);
  await turn(fast, false);
  await keep('weekly');
  await expect(fast).toHaveCount(0);
});
