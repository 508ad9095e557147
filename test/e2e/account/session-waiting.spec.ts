import { common } from '#app/text/common.ts';
import { login } from '#app/text/sign-in/login.ts';
import { session } from '#app/text/account/session.ts';
import { diariesOn, storedKeys } from '../harness/device-remains.ts';
import { expect, flightMode, test } from '../harness/fixtures.ts';
import { answerLeaving } from '../harness/pages/leave-diary.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

/** Everything that writes the diary. */
const WRITES = /^\w+ \/api\/(batch|dashboard\/)/;

test('signing out sends first what can be sent; what waits is kept on the device, or deleted after a second question', async ({
  diary,
  context,
  network,
  truth,
}) => {
  test.setTimeout(120_000);
  /** Lets a dish and a glass wait, and asks for the sign-out. */
  const leaveWithWaiting = async (title: string) => {
    await flightMode(context, network, true);
    await diary.logMeal({ title, kcal: 590, meal: 'breakfast' });
    await diary.addWater();
    await diary.askToLeave();
    await expect(diary.dialog(session.leftTitle('2'))).toBeVisible();
  };

  await test.step('signing out sends first what still can be sent', async () => {
    await diary.drained();
    const release = network.hold(WRITES);
    await diary.logMeal({ title: 'კუბდარი', kcal: 620, meal: 'dinner' });
    await diary.askToLeave();
    await expect(diary.dialog(session.leaving)).toContainText(session.draining('1'));
    release();
    await answerLeaving(diary, 'keep');
    expect(await truth.titles()).toEqual(['კუბდარი']);
    await diary.page.getByRole('button', { name: login.openOf(common.namelessDiary) }).click();
    await expect(diary.dish('კუბდარი')).toBeVisible();
    await diary.drained();
  });

  await test.step('with entries that wait it offers to stay', async () => {
    await leaveWithWaiting('ხაჭაპური');
    await diary.dialog().getByRole('button', { name: session.stay }).click();
    await expect(diary.dialog()).toHaveCount(0);
    await expect(diary.dish('ხაჭაპური')).toBeVisible();
    await flightMode(context, network, false);
    await expectServerHasWhatShows(diary, truth);
  });

  await test.step('it keeps them on this device, and the sign-in lists and opens them', async () => {
    await leaveWithWaiting('მჭადი');
    await answerLeaving(diary, 'keep');
    await expect(diary.page.getByText(login.waiting('2'))).toBeVisible();
    await diary.page.reload();
    await expect(diary.page.getByText(login.waiting('2'))).toBeVisible();
    expect(await storedKeys(diary.page)).not.toContain('auth_token');

    await diary.page.getByRole('button', { name: login.openOf(common.namelessDiary) }).click();
    await expect(diary.dish('მჭადი')).toBeVisible();
    await flightMode(context, network, false);
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual(['ხაჭაპური', 'მჭადი', 'კუბდარი']);
  });

  await test.step('it deletes them after a second question, and the diary with them', async () => {
    await leaveWithWaiting('ელარჯი');
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
