import type { Page } from 'playwright/test';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { common } from '#app/text/common.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { formatNumber } from '#app/format/number.ts';
import { breaksOff, hangs, startModelServer, streams } from '../api/support/outside/model-server.ts';
import { expectAccessible } from './harness/pages/accessible.ts';
import { expect, flightMode, onlineTest, test } from './harness/fixtures.ts';
import { leaveToken, newRegisteredPerson } from './harness/people.ts';

const LEFT = 'რამდენი კალორია დამრჩა დღეს?';
const question = (page: Page) => page.getByRole('textbox', { name: assistant.question });
const said = (page: Page) =>
  page.getByRole('region', { name: assistant.conversation }).getByRole('listitem').filter({ hasText: assistant.you });
const send = async (page: Page, text: string) => {
  await question(page).fill(text);
  await question(page).press('Enter');
};
const open = async (page: Page) => {
  await page.goto('/assistant');
  await expect(page.getByRole('heading', { name: assistant.title })).toBeVisible();
  await expect(page.getByRole('group', { name: assistant.offers })).toBeVisible();
};

test.describe('in light and in dark colours', () => {
  test('a talk with the built-in coach is kept, offline too, and reaches the other devices once', async ({
    diary,
    context,
    network,
    person,
    newDevice,
  }) => {
    const { page } = diary;
    test.setTimeout(120_000);
    await open(page);
    await expectAccessible(page, 'a new talk');
    await question(page).fill('რა');
    await question(page).press('Shift+Enter');
    await question(page).pressSequentially('ვჭამო ვახშმად?');
    await expect(question(page)).toHaveValue('რა\nვჭამო ვახშმად?');
    await question(page).press('Enter');
    await expect(question(page)).toHaveValue('');
    await expect(question(page)).toBeFocused();
    await expect(said(page)).toContainText(assistant.fromCoach);

    const plus = said(page)
      .getByRole('button', { name: new RegExp(`^${assistant.logDish('')}`) })
      .first();
    await expect(plus).toBeVisible();
    const title = ((await plus.getAttribute('aria-label')) ?? '').slice(assistant.logDish('').length);
    await expectAccessible(page, 'a talk');
    await plus.click();
    await expect(page.getByRole('region', { name: common.notices })).toContainText('დღიურშია');

    await flightMode(context, network, true);
    await expect(page.getByText(assistant.offline)).toBeVisible();
    await send(page, LEFT);
    await expect(said(page)).toHaveCount(2);
    await expectAccessible(page, 'a talk offline');
    await page.reload();
    await expect(said(page)).toHaveCount(2);
    await flightMode(context, network, false);
    await diary.drained();

    const tablet = await newDevice(person);
    await tablet.page.goto('/assistant');
    await tablet.page
      .getByRole('button', { name: assistant.openConversations })
      .or(
        tablet.page
          .getByRole('navigation', { name: assistant.conversations })
          .getByRole('button', { name: /^რა ვჭამო ვახშმად.*\d/ }),
      )
      .first()
      .click();
    await tablet.page
      .getByRole('button', { name: /^რა ვჭამო ვახშმად.*\d/ })
      .last()
      .click();
    await expect(said(tablet.page)).toHaveCount(2);
    await tablet.diary.open();
    await expect(tablet.diary.dish(title)).toBeVisible();
  });

  test('what a question tells of is one tap from the diary, offline too, and its undo takes it out again; nobody can log it twice', async ({
    diary,
    context,
    network,
  }) => {
    const { page } = diary;
    await open(page);
    await flightMode(context, network, true);
    const [asked, notices] = [said(page), page.getByRole('region', { name: common.notices })];
    const offer = (words: string) => asked.last().getByRole('button', { name: words });
    const log = `${assistant.logFoods('')}`;

    await send(page, 'ჩაწერე 2 კვერცხი');
    await expect(offer(log)).toBeVisible();
    await expectAccessible(page, 'an answer with something to log');
    await offer(log).click();
    await expect(notices).toContainText('დღიურშია');
    await expect(offer(assistant.offerLogged)).toBeDisabled();
    await notices.getByRole('button', { name: common.undo }).click();
    await expect(offer(log)).toBeEnabled();
    await offer(log).click();
    await expect(offer(assistant.offerLogged)).toBeDisabled();

    await send(page, 'წყალი დავლიე 500 მლ');
    await expect(asked).toHaveCount(2);
    await offer('500').click();
    await expect(offer(assistant.offerLogged)).toBeDisabled();
    await page.reload();
    await expect(asked).toHaveCount(2);
    await expect(asked.getByRole('button', { name: log })).toHaveCount(0);

    await diary.open();
    await expect(diary.dish('მოხარშული კვერცხი')).toHaveCount(1);
    await flightMode(context, network, false);
    await diary.drained();
  });

  test('a talk that is deleted goes from the list and from the other devices, and its undo brings it back', async ({
    diary,
    person,
    newDevice,
    context,
    network,
  }) => {
    const { page } = diary;
    test.setTimeout(120_000);
    await open(page);
    await send(page, LEFT);
    await expect(said(page)).toContainText(assistant.fromCoach);
    await diary.drained();
    const tablet = await newDevice(person);
    await tablet.page.goto('/assistant');
    const list = async (of: Page) => {
      await expect(of.getByRole('textbox', { name: assistant.question })).toBeVisible();
      const opener = of.getByRole('button', { name: assistant.openConversations });
      if (await opener.isVisible()) await opener.click();
    };
    await list(tablet.page);
    // The list stands beside the conversation, and in a sheet of its own.
    const none = (of: Page) => of.getByText(assistant.noConversations).filter({ visible: true });
    const away = (of: Page) => of.getByRole('button', { name: assistant.deleteConversation(LEFT) });
    await expect(away(tablet.page)).toBeVisible();

    await list(page);
    await expectAccessible(page, 'the list of talks');
    await away(page).click();
    await expect(page.getByText(assistant.conversationDeleted)).toBeVisible();
    await expect(said(page)).toHaveCount(0);
    await page.getByRole('button', { name: common.undo }).click();
    await list(page);
    await expect(away(page)).toBeVisible();

    await flightMode(context, network, true);
    await away(page).click();
    await expect(away(page)).toHaveCount(0);
    await page.reload();
    await list(page);
    await expect(none(page)).toBeVisible();
    await flightMode(context, network, false);
    await diary.drained();
    await tablet.page.reload();
    await list(tablet.page);
    await expect(none(tablet.page)).toBeVisible();
  });

  onlineTest(
    'what cannot be answered says so and can be tried again; without PRO the assistant is locked',
    async ({ diary, network }) => {
      const { page } = diary;
      await open(page);
      await question(page).fill('ა'.repeat(2001));
      await expect(page.getByText(assistant.tooLong(formatNumber(2000)))).toBeVisible();
      await expect(page.getByRole('button', { name: assistant.send })).toBeDisabled();
      network.answerWith(/^POST \/api\/ai\/chat$/, 1, 500, { success: false, message: 'boom', code: 'internal' });
      await send(page, LEFT);
      await expect(said(page).getByRole('alert')).toContainText(assistant.failed);
      await expectAccessible(page, 'a question that failed');
      await said(page).getByRole('button', { name: common.retry }).click();
      await expect(said(page)).toContainText(assistant.fromCoach);

      network.rewrite('/api/user/payment-info', (body) => body.replace(/"seconds":\d+/, '"seconds":1000000000'));
      await page.goto('/assistant');
      await expect(page.getByText(assistant.lockedText)).toBeVisible();
      await expect(question(page)).toHaveCount(0);
      await expectAccessible(page, 'the locked assistant');
      await page.getByRole('button', { name: common.becomePro }).click();
      await expect(page.getByRole('dialog', { name: upgrade.title })).toBeVisible();
    },
  );
});

onlineTest(
  'a model answers word by word, can be stopped, and leaves the word to the coach when it breaks off',
  async ({ newProduct, newDevice }) => {
    const models = await startModelServer();
    const network = await newProduct({ AI_BASE_URL: models.url, AI_TEXT_MODEL: 'talker', AI_CHAT_SECONDS: '20' });
    const { page, diary } = await newDevice(undefined, { baseURL: network.origin });
    await leaveToken(page, 'auth_token', (await newRegisteredPerson(network.server)).token);
    await diary.open();
    let finish = () => undefined as void;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    models.willReply(
      streams(['ვახშმად გირჩევთ ', 'ორ მოხარშულ კვერცხს. ', '**გემრიელად მიირთვით!**'], finished),
      hangs,
      breaksOff,
      breaksOff,
      breaksOff,
    );
    await open(page);
    await send(page, 'გამარჯობა, რა მოვამზადო?');
    await expect(said(page)).toContainText('ვახშმად გირჩევთ ორ მოხარშულ კვერცხს.');
    await expect(page.getByRole('button', { name: assistant.stop })).toBeVisible();
    finish();
    await expect(said(page)).toContainText('ორ მოხარშულ კვერცხს. გემრიელად მიირთვით!');
    await expect(said(page)).not.toContainText(assistant.fromCoach);

    // The last word is there a moment before the answer has ended.
    await expect(page.getByRole('button', { name: assistant.stop })).toHaveCount(0);
    await send(page, 'კიდევ რა შეიძლება?');
    await page.getByRole('button', { name: assistant.stop }).click();
    await expect(said(page).last()).toContainText(assistant.stopped);
    await models.asked[1]?.broken;
    await said(page).last().getByRole('button', { name: common.retry }).click();
    await expect(said(page).last()).toContainText(assistant.fromCoach);

    await said(page)
      .first()
      .getByRole('button', { name: assistant.countDish('ორ მოხარშულ კვერცხს') })
      .click();
    await expect(diary.dialog(addMealWords.modes.text.title).getByRole('textbox')).toHaveValue('ორ მოხარშულ კვერცხს');
    await models.stop();
  },
);
