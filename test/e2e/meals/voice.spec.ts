import type { Page } from 'playwright/test';
import { findChromiumShell, CHROMIUM_FLAGS } from '#build/find-chromium.mjs';
import { foodTextWords } from '#app/text/food/food-review.ts';
import { errors } from '#app/text/errors.ts';
import { voice as words } from '#app/text/food/voice.ts';
import { hears, startModelServer, status, type ModelServer } from '#test/api/support/outside/model-server.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import type { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, startProduct, test as base } from '../harness/fixtures.ts';
import { newRegisteredPerson } from '../harness/people.ts';

const executablePath = findChromiumShell();

/** The server of these tests writes down what is said. */
const test = base.extend<object, { models: ModelServer }>({
  models: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const models = await startModelServer();
      await provide(models);
      await models.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ models }, provide) => {
      const { server, stop } = await startProduct({ AI_BASE_URL: models.url, AI_SPEECH_MODEL: 'ear' });
      await provide(server);
      await stop();
    },
    { scope: 'worker' },
  ],
  person: async ({ server }, provide) => provide(await newRegisteredPerson(server)),
});
// The browser's own sound instead of a microphone.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
});
// What fails here is asked for.
test.beforeEach(({ troubles }) => troubles.allow(/^Failed to load resource:/));

/** Without the maker's own service, whose recognition no test can reach. */
const withoutRecognition = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(globalThis, name, { value: undefined });
  });

test('what is said while the button is held is written into the field, and nothing is logged', async ({
  diary,
  page,
  context,
  network,
  models,
}) => {
  await withoutRecognition(page);
  await page.reload();
  const { field, button } = await openText(diary);
  await expect(page.getByText(words.needs.server)).toBeVisible();
  // What is understood comes without pushing the button from under the finger.
  await button.hover();
  const place = await button.boundingBox();
  await field.fill('პური');
  await expect(page.getByRole('list', { name: foodTextWords.preview })).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
  models.willReply(hears('ორი კვერცხი'), status(400));
  await button.hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name: words.listening })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'listening');
  await expect(page.getByText(words.seconds('1', '60'))).toBeVisible();
  await page.mouse.up();
  await expect(field).toHaveValue('პური, ორი კვერცხი');
  await expect(page.getByText(words.written('ორი კვერცხი'))).toBeVisible();
  const file = models.asked[0]?.form?.['file'];
  expect([models.asked.length, file instanceof File && file.type]).toEqual([1, 'audio/webm']);
  expect(await diary.waiting()).toEqual([]);

  // By key, and a model that refuses: what stands in the field stays.
  await button.focus();
  await page.keyboard.down(' ');
  await expect(page.getByText(words.seconds('1', '60'))).toBeVisible();
  await page.keyboard.up(' ');
  await expect(page.locator('.voice-said[data-wrong]')).toBeVisible();
  await expect(field).toHaveValue('პური, ორი კვერცხი');

  // The network goes in the middle of a hold: who lets go is heard, and told why nothing was written.
  await button.hover();
  await page.mouse.down();
  await expect(page.getByText(words.seconds('1', '60'))).toBeVisible();
  await flightMode(context, network, true);
  await expect(page.getByText(words.release)).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.voice-said[data-wrong]')).toContainText(errors.offline);
  await expect(button).toBeDisabled();
  await expect(page.getByText(words.offline)).toBeVisible();
  await flightMode(context, network, false);
});

base('without a model and without a browser that knows Georgian there is no microphone', async ({ diary, page }) => {
  await withoutRecognition(page);
  await page.reload();
  const { field, button } = await openText(diary);
  await field.fill('პური');
  await expect(page.getByRole('list', { name: foodTextWords.preview })).toBeVisible();
  await expect(button).toHaveCount(0);
});

async function openText(diary: DiaryPage) {
  const sheet = await diary.openAddMeal('lunch', 'text');
  return {
    field: sheet.getByRole('textbox', { name: foodTextWords.describe }),
    button: sheet.getByRole('button', { name: words.hold }),
  };
}
