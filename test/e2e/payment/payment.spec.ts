import type { Page } from 'playwright/test';
import { formatDay } from '#app/format/day.ts';
import { common } from '#app/text/common.ts';
import { errors } from '#app/text/errors.ts';
import { membership } from '#app/text/pro/membership.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { trial } from '#app/text/pro/trial.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';
import { dayInZone, TBILISI } from '#domain/diary/diary-day.ts';
import { choose, order, until } from '#test/api/support/outside/buy.ts';
import { client } from '#test/api/support/client.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { leaveToken, newPerson } from '../harness/people.ts';
import { startPassing, type PassingProduct } from '../harness/outside/passing-product.ts';

const plans = (page: Page) => page.getByRole('dialog', { name: upgrade.title });
const becomePro = (page: Page) =>
  page.getByRole('region', { name: trial.name }).getByRole('button', { name: common.becomePro });
const payButton = (page: Page, name: string = common.becomePro) =>
  page.getByRole('dialog').getByRole('button', { name });
const result = (page: Page, of: keyof typeof upgrade.results) =>
  page.getByRole('dialog', { name: upgrade.results[of].title });
const bank = (page: Page) =>
  page.getByRole('main').filter({ has: page.getByRole('heading', { name: 'სატესტო ბანკი' }) });
/** The page's own lari sign, which shows whatever fonts the system has. */
const lari = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ unicodeRange }) => unicodeRange === 'U+20BE')?.status);

test.use({ colorScheme: 'dark' });

onlineTest(
  'PRO is bought at the bank: after a refusal and a page that was closed, one payment, and everything is open',
  async ({ page, person, network }) => {
    await leaveToken(page, 'auth_token', person.token);
    const diary = new DiaryPage(page);
    await diary.open();
    await becomePro(page).click();
    await expect(plans(page)).toContainText(upgrade.monthly);
    await expect.poll(() => lari(page)).toBe('loaded');
    await expectAccessible(page, 'the PRO plans');
    network.answerWith(/^POST \/api\/payment\/create$/, 1, 500, {
      success: false,
      message: 'no bank',
      code: 'internal',
    });
    await payButton(page).click();
    await expect(plans(page).getByRole('alert')).toHaveText(errors.general);
    await expectAccessible(page, 'an order that failed');

    await payButton(page).click();
    await expect(bank(page)).toContainText('₾9.75');
    await expect.poll(() => lari(page)).toBe('loaded');
    await expectAccessible(page, "the bank's page");
    await page.getByRole('button', { name: 'ბანკის უარი' }).click();
    await expect(result(page, 'failed')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessible(page, 'a payment that failed');

    await payButton(page, upgrade.payAgain).click();
    await expect(bank(page)).toBeVisible();
    const closed = page.url();
    await diary.open();
    await becomePro(page).click();
    await payButton(page).click();
    await expect(bank(page)).toBeVisible();
    expect(page.url(), 'the same order, so that nobody pays twice').toBe(closed);
    await page.getByRole('button', { name: 'გადახდა', exact: true }).click();
    await expect(result(page, 'paid')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(result(page, 'paid')).toContainText(upgrade.keepIt);
    await expectAccessible(page, 'a payment made');
    await page.getByRole('button', { name: upgrade.toDiary }).click();
    await diary.shows();
    await expect(page.getByRole('region', { name: trial.name })).toHaveCount(0);
  },
);

test('how a payment ended is asked about once the network is back, and an address typed by hand buys nothing', async ({
  diary,
  context,
  network,
}) => {
  const { page } = diary;
  await flightMode(context, network, true);
  await page.goto('/dashboard?payFail=1');
  await expect(result(page, 'offline')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectAccessible(page, 'a payment nobody can ask about yet');
  await flightMode(context, network, false);
  await expect(result(page, 'failed')).toBeVisible();
  await page.keyboard.press('Escape');
  await diary.shows();
  await page.goto('/dashboard?paySuccess=1');
  await expect(result(page, 'asking')).toBeVisible();
  await expectAccessible(page, 'a payment being asked about');
  await page.getByRole('button', { name: common.close }).first().click();
  await expect(becomePro(page)).toBeVisible();
});

test('the profile tells of the next charge, ends and resumes it, and keeps the receipts', async ({
  diary,
  person,
  network,
  server,
  context,
}) => {
  const { page } = diary;
  const member = client(server.origin, person.token);
  const { redirectUrl, orderId } = await order(member);
  await choose(server.origin, redirectUrl, 'pay');
  await until(
    () => member.ask('getOrder', { params: { orderId } }),
    ({ data }) => data.state === 'paid',
  );
  const {
    data: { premiumUntil, nextCharge },
  } = await member.ask('getPaymentInfo');
  const day = (instant: string | null | undefined) =>
    formatDay(dayInZone(Date.parse(instant ?? ''), TBILISI), dayInZone(Date.now(), TBILISI));

  await page.goto('/profile');
  const card = page.getByRole('region', { name: membership.title, exact: true });
  await expect(card).toContainText(membership.until(day(premiumUntil), true));
  await expect(card).toContainText('₾9.75');
  await expect(card).toContainText(membership.charge(day(nextCharge?.at), '•••• 4242'));
  await expectAccessible(page, 'the profile of a member');

  await card.getByRole('button', { name: membership.cancel }).click();
  const question = page.getByRole('alertdialog', { name: membership.cancelTitle });
  await expect(question).toContainText(day(premiumUntil));
  await question.getByRole('button', { name: membership.cancel }).click();
  await expect(card).toContainText(membership.until(day(premiumUntil), false));
  await expect(card.getByRole('button', { name: membership.cancel })).toHaveCount(0);
  await card.getByRole('button', { name: membership.resume }).click();
  await expect(card).toContainText(membership.charge(day(nextCharge?.at), '•••• 4242'));

  await card.getByRole('button', { name: membership.receipts }).click();
  const receipts = page.getByRole('dialog', { name: membership.receipts });
  await expect(receipts.getByRole('listitem')).toHaveCount(1);
  for (const words of ['₾9.75', membership.card('•••• 4242'), orderId])
    await expect(receipts.getByRole('listitem')).toContainText(words);
  await expectAccessible(page, 'the receipts');
  await page.keyboard.press('Escape');
  await flightMode(context, network, true);
  await expect(card.getByRole('button', { name: membership.cancel })).toBeDisabled();
  await expect(card).toContainText(membership.needsNetwork);
});

const passing = test.extend<{ product: PassingProduct }>({
  // oxlint-disable-next-line no-empty-pattern
  product: async ({}, provide) => {
    const product = await startPassing();
    await provide(product);
    await product.stop();
  },
  network: async ({ product }, provide) => provide(product.network),
  person: async ({ product }, provide) => provide(await newPerson(product.origin)),
});

passing(
  'the trial ends; a bought month renews by itself, and after a cancelled renewal PRO ends with its month',
  async ({ diary, person, product }) => {
    const { page } = diary;
    const card = page.getByRole('region', { name: membership.title, exact: true });
    const day = (instant: string | null) =>
      formatDay(dayInZone(Date.parse(instant ?? ''), TBILISI), dayInZone(product.now(), TBILISI));
    const paidUntil = async () => (await client(product.origin, person.token).ask('getPaymentInfo')).data.premiumUntil;
    const daysUntil = (instant: string | null) => (Date.parse(instant ?? '') - product.now()) / 86_400_000;

    await product.passDays(3.1);
    await page.goto('/assistant');
    await expect(page.getByText(assistant.lockedText)).toBeVisible();

    const { redirectUrl } = await order(client(product.origin, person.token));
    await choose(product.origin, redirectUrl, 'pay');
    await expect.poll(paidUntil).not.toBeNull();
    const first = await paidUntil();
    await page.goto('/assistant');
    await expect(page.getByText(assistant.lockedText)).toHaveCount(0);
    await page.goto('/profile');
    await expect(card).toContainText(membership.until(day(first), true));

    await product.passDays(daysUntil(first) - 0.5);
    await expect.poll(paidUntil).not.toBe(first);
    const second = await paidUntil();
    await page.goto('/profile');
    await expect(card).toContainText(membership.until(day(second), true));
    await card.getByRole('button', { name: membership.receipts }).click();
    await expect(page.getByRole('dialog', { name: membership.receipts }).getByRole('listitem')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: membership.cancel }).click();
    await page
      .getByRole('alertdialog', { name: membership.cancelTitle })
      .getByRole('button', { name: membership.cancel })
      .click();
    await expect(card).toContainText(membership.until(day(second), false));

    await product.passDays(daysUntil(second) + 0.5);
    await page.goto('/profile');
    await expect(card).toContainText(membership.endedOn(day(second)));
    await page.goto('/assistant');
    await expect(page.getByText(assistant.lockedText)).toBeVisible();
    expect(await paidUntil()).toBe(second);
  },
);
