import { common } from '#app/text/common.ts';
import { login } from '#app/text/sign-in/login.ts';
import { session } from '#app/text/account/session.ts';
import { diariesOn, storedKeys } from '../harness/device-remains.ts';
import { expect, flightMode, onlineTest, test } from '../harness/fixtures.ts';
import { answerLeaving } from '../harness/pages/leave-diary.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

/** Everything that writes the diary. */
const WRITES = /^\w+ \/api\/(batch|dashboard\/)/;

test.describe('signing out with entries that wait', () => {
  test.beforeEach(async ({ diary, context, network }) => {
    await diary.drained();
    await flightMode(context, network, true);
    await diary.logMeal({ title: 'ხაჭაპური', kcal: 590, meal: 'breakfast' });
    await diary.addWater();
    await diary.askToLeave();
    await expect(diary.dialog(session.leftTitle('2'))).toBeVisible();
  });

  test('offers to stay', async ({ diary, context, network, truth }) => {
    await diary.dialog().getByRole('button', { name: session.stay }).click();
    await expect(diary.dialog()).toHaveCount(0);
    await expect(diary.dish('ხაჭაპური')).toBeVisible();

    await flightMode(context, network, false);
    await expectServerHasWhatShows(diary, truth);
  });

  test('keeps them on this device, and the sign-in lists and opens them', async ({
    diary,
    context,
    network,
    truth,
  }) => {
    await answerLeaving(diary, 'keep');
    await expect(diary.page.getByText(login.waiting('2'))).toBeVisible();
    await diary.page.reload();
    await expect(diary.page.getByText(login.waiting('2'))).toBeVisible();
    expect(await storedKeys(diary.page)).not.toContain('auth_token');

    await diary.page.getByRole('button', { name: login.openOf(common.namelessDiary) }).click();
    await expect(diary.dish('ხაჭაპური')).toBeVisible();
    await flightMode(context, network, false);
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual(['ხაჭაპური']);
  });

  test('deletes them after a second question, and the diary with them', async ({ diary, context, network }) => {
    const sent = network.count(WRITES);
    await diary
      .dialog()
      .getByRole('button', { name: session.remove('2') })
      .click();
    const question = diary.dialog(session.removeTitle('2'));
    await question.getByRole('button', { name: session.back }).click();
    await diary
      .dialog(session.leftTitle('2'))
      .getByRole('button', { name: session.remove('2') })
      .click();
    await question.getByRole('button', { name: session.removeConfirm }).click();

    await expect(diary.page).toHaveURL(/\/login$/);
    await expect(diary.page.getByText(login.kept)).toHaveCount(0);
    await expect.poll(() => diariesOn(diary.page)).toEqual([]);
    await flightMode(context, network, false);
    await diary.page.reload();
    await expect(diary.page.getByRole('heading', { name: login.title })).toBeVisible();
    // The token may be gone with the diary: the server cannot be asked as this person.
    expect(network.count(WRITES)).toBe(sent);
  });
});

onlineTest('signing out sends first what still can be sent', async ({ diary, network, truth }) => {
  await diary.drained();
  const release = network.hold(WRITES);
  await diary.logMeal({ title: 'კუბდარი', kcal: 620, meal: 'dinner' });
  await diary.askToLeave();
  await expect(diary.dialog(session.leaving)).toContainText(session.draining('1'));

  release();
  await answerLeaving(diary, 'keep');
  expect(await truth.titles()).toEqual(['კუბდარი']);
});
