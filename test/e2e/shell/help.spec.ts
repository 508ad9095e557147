import type { Page } from 'playwright/test';
import { helpScreen } from '#app/text/help/help-screen.ts';
import { installHelp } from '#app/text/help/install.ts';
import { shell } from '#app/text/shell/shell.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { leaveToken, newPerson } from '../harness/people.ts';

const onIphone = installHelp.answers.find(({ id }) => id === 'install-iphone')?.question ?? '';

test('an answer is found in Latin letters, opened, and its address leads to it again, also offline', async ({
  diary,
  context,
  network,
}) => {
  const { page } = diary;
  await page.getByRole('button', { name: shell.openMenu }).click();
  await diary.dialog(shell.mainNavigation).getByRole('link', { name: shell.help }).click();
  await expect(page.getByRole('heading', { level: 1, name: helpScreen.title })).toBeVisible();
  await flightMode(context, network, true);

  const field = page.getByRole('searchbox', { name: helpScreen.search });
  await field.fill('rogor davayeno iphone');
  await page.getByText(onIphone, { exact: true }).click();
  await expect(page.getByText('აირჩიეთ „Add to Home Screen“.')).toBeVisible();

  await field.fill('ავიაბილეთები');
  await expect(page.getByRole('status').getByText(helpScreen.nothing)).toBeVisible();
  await expect(page.getByRole('link', { name: helpScreen.askAssistant })).toHaveAttribute('href', '/assistant');
  await page.getByRole('button', { name: helpScreen.clear }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  await page.getByText(onIphone, { exact: true }).click();
  await expect(page).toHaveURL(/\/help#install-iphone$/);
  await page.reload();
  const steps = page.getByText('აირჩიეთ „Add to Home Screen“.');
  await expect(steps).toBeVisible();
  await expect(steps).toBeInViewport();
  await expect(page.locator('summary', { hasText: onIphone })).toBeFocused();
});

onlineTest(
  'whom to ask stands there as whoever runs the server says, questions about what it cannot do are left out, and axe finds nothing',
  async ({ diary, newProduct, newDevice }) => {
    await diary.page.goto('/help');
    await expect(diary.page.getByRole('heading', { level: 1, name: helpScreen.title })).toBeVisible();
    await expect(diary.page.getByRole('heading', { name: helpScreen.contact })).toHaveCount(0);
    await expect(diary.page.locator('#payment')).toHaveCount(1);
    await expectHelpAccessible(diary.page);

    const other = await newProduct({
      CONTACT_EMAIL: 'help@lukma.ge',
      CONTACT_PHONE: '+995 32 2 00 00 00',
      BANK_PROVIDER: 'off',
    });
    const person = await newPerson(other.origin);
    const { page } = await newDevice(undefined, { baseURL: other.origin });
    await leaveToken(page, 'auth_token', person.token);
    await new DiaryPage(page).open();
    await page.goto('/help');
    await expect(page.locator('#payment')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'help@lukma.ge' })).toHaveAttribute('href', 'mailto:help@lukma.ge');
    await expect(page.getByRole('link', { name: '+995 32 2 00 00 00' })).toHaveAttribute('href', 'tel:+995322000000');
  },
);

/** Looks through the help, its answers and its search with axe, in light and in dark colours. */
async function expectHelpAccessible(page: Page): Promise<void> {
  await page.goto('/help#calories');
  await expect(page.getByText('Mifflin', { exact: false }).first()).toBeVisible();
  await page.locator('#install-android > summary').click();
  await expectAccessible(page, 'the help with open answers');
  const field = page.getByRole('searchbox', { name: helpScreen.search });
  await field.fill('წყალი');
  await expect(page.getByRole('status').getByText('ნაპოვნია')).toBeVisible();
  await expectAccessible(page, 'the answers to a search');
  await field.fill('ავიაბილეთები');
  await expect(page.getByRole('status').getByText(helpScreen.nothing)).toBeVisible();
  await expectAccessible(page, 'a search that finds nothing');
}
