import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { install } from '#app/text/shell/install.ts';
import { photo } from '#app/text/food/photo.ts';
import { share } from '#app/text/food/share.ts';
import { shell } from '#app/text/shell/shell.ts';
import { water } from '#app/text/diary/water.ts';
import { formatMl } from '#app/format/number.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { deviceRemains } from '../harness/device-remains.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, readyForFlight, test } from '../harness/fixtures.ts';
import { leaveToken } from '../harness/people.ts';
import { turnedPhoto } from '../harness/outside/photos.ts';
import { dispatchSync } from '../harness/service-worker.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

/** Shares a text or a photo into the app, as the system does: a form that is posted to the manifest's own address. */
async function shareInto(page: Page, { text, file }: { text?: string; file?: Buffer }): Promise<void> {
  await page.evaluate(
    async ([words, picture]) => {
      const { share_target: target } = await (await fetch('/manifest.webmanifest')).json();
      const form = Object.assign(document.createElement('form'), {
        action: target.action,
        method: target.method,
        enctype: target.enctype,
      });
      const field = (type: string, name: string) => {
        const input = Object.assign(document.createElement('input'), { type, name });
        form.append(input);
        return input;
      };
      if (words) field('text', target.params.text).value = words;
      const [photos] = target.params.files;
      const files = new DataTransfer();
      if (picture) files.items.add(new File([new Uint8Array(picture)], 'IMG_1.jpg', { type: 'image/jpeg' }));
      field('file', photos.name).files = files.files;
      document.body.append(form);
      form.submit();
    },
    [text ?? '', file ? [...file] : null] as const,
  );
  await page.waitForURL(/\/(dashboard|onboarding)/);
}

/** Records what the page shows on the app's icon; null is none. */
const recordBadges = (page: Page) =>
  page.addInitScript(() => {
    const badges: (number | null)[] = [];
    Object.assign(globalThis, { badges });
    Object.assign(navigator, {
      setAppBadge: async (count: number) => badges.push(count),
      clearAppBadge: async () => badges.push(null),
    });
  });

const lastBadge = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & { badges: (number | null)[] }).badges.at(-1));

onlineTest(
  'an iPhone is told its three steps in pictures, and an installed app offers nothing',
  async ({ person, network, newDevice }) => {
    const { page, diary } = await newDevice(person, {
      userAgent: `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`,
      baseURL: network.origin,
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: shell.openMenu }).click();
    await page.getByRole('button', { name: shell.install }).click();
    const guide = diary.dialog(shell.install);
    await expect(guide.getByRole('listitem')).toHaveCount(3);
    await expect(guide.locator('svg')).toHaveCount(3);
    await expectAccessible(page, 'how to install on an iPhone');
    await guide.getByRole('button', { name: shell.understood }).click();
    await expect(page.getByRole('button', { name: shell.install })).toBeFocused();

    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.reload();
    await page.getByRole('button', { name: shell.openMenu }).click();
    await expect(page.getByRole('button', { name: shell.signOut })).toBeVisible();
    await expect(page.getByRole('button', { name: shell.install })).toHaveCount(0);
  },
);

onlineTest(
  'inside another app the way out stands over every screen, behind the one link that skips it',
  async ({ person, network, newDevice }) => {
    const { page, diary } = await newDevice(person, {
      userAgent:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0;]',
      baseURL: network.origin,
      viewport: { width: 390, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const notice = page.getByRole('complementary', { name: install.insideTitle(install.hostApps.facebook) });
    await expect(notice.getByRole('link', { name: install.openInBrowser })).toHaveAttribute(
      'href',
      /^intent:\/\/.+scheme=http;/,
    );
    await expectAccessible(page, 'the diary inside another app');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: shell.toContent })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await notice.getByRole('button', { name: install.copyLink }).click();
    await expect(diary.toast(install.linkCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${network.origin}/`);
    await notice.getByRole('button', { name: common.close }).click();
    await expect(notice).toBeHidden();
  },
);

onlineTest(
  'where the browser asks by itself the button shows its question, and every shortcut of the icon opens what it names',
  async ({ diary }) => {
    await test.step('where the browser asks by itself the button shows its question, and goes once the app is installed', async () => {
      const { page } = diary;
      await page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => dispatchEvent(new Event('appinstalled')),
        });
        dispatchEvent(offer);
      });
      await page.getByRole('button', { name: shell.openMenu }).click();
      await page.getByRole('button', { name: shell.install }).click();
      await expect(page.getByRole('button', { name: shell.install })).toHaveCount(0);
    });

    await test.step('every shortcut of the icon opens what it names', async () => {
      const { page } = diary;
      const { shortcuts } = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
      expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/dashboard?add=meal', '/dashboard?add=water']);
      await page.goto('/dashboard?add=meal');
      await expect(diary.dialog(shell.addMeal)).toBeVisible();
      await page.goto('/dashboard?add=water');
      await expect(page.getByRole('button', { name: water.more(formatMl(250)), exact: true })).toBeFocused();
    });
  },
);

test('what the system shares waits in the dialog, also offline, and a form of another site opens nothing', async ({
  diary,
  context,
  network,
  troubles,
}) => {
  await test.step('a shared photo or text waits in the dialog, unsent and unsaved, also offline', async () => {
    const { page } = diary;
    await diary.drained();
    await flightMode(context, network, true);
    await shareInto(page, { file: (await turnedPhoto()).buffer });
    // Without a model that sees photos it becomes the picture of a dish that is described in words.
    const shared = diary.dialog(addMealWords.modes.text.title);
    await expect(shared.getByRole('img', { name: photo.yours })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);

    await shareInto(page, { text: 'ორი კვერცხი' });
    await expect(diary.dialog(addMealWords.modes.text.title).getByRole('textbox')).toHaveValue('ორი კვერცხი');
    await page.reload();
    await diary.shows();
    await expect(diary.dialog()).toHaveCount(0);
    expect(await diary.waiting()).toEqual([]);
    await flightMode(context, network, false);
  });

  await test.step('a form of another site opens nothing, however it hides itself, and the installed app still takes what the system shares', async () => {
    troubles.allow(/status of 403/);
    const { page } = diary;
    await diary.drained();
    const stranger = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html');
      if (request.url === '/hidden') response.setHeader('Referrer-Policy', 'no-referrer');
      response.end(
        `<form method="post" enctype="multipart/form-data" action="${network.origin}/share-target"><input name="text" value="მავნე ტექსტი"></form><script>document.forms[0].submit()</script>`,
      );
    });
    await new Promise<void>((resolve) => stranger.listen(0, 'localhost', resolve));
    const { port } = stranger.address() as AddressInfo;

    await page.goto(`http://localhost:${port}/open`);
    await page.waitForURL(/\/dashboard/);
    await diary.shows();
    await expect(diary.dialog()).toHaveCount(0);
    expect(await deviceRemains(page)).not.toContain('მავნე ტექსტი');

    await page.goto(`http://localhost:${port}/hidden`);
    await page.waitForURL(/\/dashboard/);
    await expect(diary.toast(share.notInstalled)).toBeVisible();
    await expect(diary.dialog()).toHaveCount(0);
    expect(await deviceRemains(page)).not.toContain('მავნე ტექსტი');

    // As the system's own share: from nowhere, in the window of the installed app.
    await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
    await page.goto(`http://localhost:${port}/hidden`);
    await expect(diary.dialog(addMealWords.modes.text.title).getByRole('textbox')).toHaveValue('მავნე ტექსტი');
    stranger.close();
  });
});

test('what is shared while nobody is signed in waits for the one who signs in', async ({ page, person }) => {
  await page.goto('/');
  await readyForFlight(page);
  await shareInto(page, { text: 'ერთი ვაშლი' });
  await expect(page.getByText(share.waits)).toBeVisible();

  await leaveToken(page, 'auth_token', person.token);
  const diary = new DiaryPage(page);
  await diary.open();
  await expect(diary.dialog(addMealWords.modes.text.title).getByRole('textbox')).toHaveValue('ერთი ვაშლი');
});

test('the icon counts what waits, and nothing once it was sent, with and without a page', async ({
  diary,
  context,
  network,
}) => {
  const { page } = diary;
  await recordBadges(page);
  await page.reload();
  await diary.drained();
  await flightMode(context, network, true);
  await diary.logMeal({ title: 'ჩურჩხელა', kcal: 250, meal: 'snacks' });
  await diary.addWater();
  await expect.poll(() => lastBadge(page)).toBe(2);
  await flightMode(context, network, false);
  await expect.poll(() => lastBadge(page)).toBeNull();

  await flightMode(context, network, true);
  await diary.addWater();
  await expect.poll(() => lastBadge(page)).toBe(1);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() =>
    Object.assign(navigator, { clearAppBadge: async () => Object.assign(globalThis, { cleared: true }) }),
  );
  const blank = await context.newPage();
  await page.close();
  await flightMode(context, network, false);
  await dispatchSync(blank, network.origin);
  await expect.poll(() => worker?.evaluate(() => 'cleared' in globalThis)).toBe(true);
});
