import { outbox } from '#app/text/diary/outbox.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { saving } from '#app/text/saving.ts';
import { session } from '#app/text/account/session.ts';
import { expect, onlineTest, test } from '../harness/fixtures.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

/** Everything that writes the diary, alone or together. */
const WRITES = /^(POST|PUT|DELETE) \/api\/(batch|dashboard\/)/;

onlineTest(
  'what was written is there once: though answers are lost, and though the server answers 500',
  async ({ diary, truth, network }) => {
    await test.step('a dish and a glass whose answers were lost arrive once each', async () => {
      await diary.drained();
      network.loseAnswers(WRITES, 3);
      await diary.logMeal({ title: 'ხინკალი', kcal: 610, meal: 'lunch' });
      await diary.addWater();
      await expectServerHasWhatShows(diary, truth);

      expect(network.count(WRITES)).toBeGreaterThan(3);
      expect(await truth.titles()).toEqual(['ხინკალი']);
      expect(await truth.pours(await diary.today())).toEqual([250]);
      expect(await diary.seen()).toMatchObject({ waterMl: 250, meals: { lunch: [{ title: 'ხინკალი', kcal: 610 }] } });
    });

    await test.step('a deletion and its undo whose answers were lost leave one dish', async () => {
      network.loseAnswers(WRITES, 2);
      await diary.deleteDish('ხინკალი');
      await diary.undo(common.restore);
      await expectServerHasWhatShows(diary, truth);
      expect(await truth.titles()).toEqual(['ხინკალი']);
    });

    await test.step('a server that answers 500 is asked again until it answers well', async () => {
      network.answerWith(WRITES, 3, 500, { success: false, message: 'boom', code: 'internal' });
      await diary.logMeal({ title: 'ტოლმა', kcal: 320, meal: 'dinner' });
      await diary.addWater();
      await expectServerHasWhatShows(diary, truth);
      expect(await truth.titles()).toEqual(['ხინკალი', 'ტოლმა']);
      expect(await truth.pours(await diary.today())).toEqual([250, 250]);
    });
  },
);

test("a server that is down for the whole session loses nothing, and a hotel's log-in page is no answer", async ({
  diary,
  truth,
  network,
}) => {
  await test.step('a server that is down for the whole session loses nothing', async () => {
    await diary.drained();
    network.turn('down');
    await diary.logMeal({ title: 'აჯაფსანდალი', kcal: 210, meal: 'dinner' });
    await diary.addWater(2);
    await diary.setWeight('64,8');
    await diary.page.reload();
    const shown = await diary.seen();
    expect(shown).toMatchObject({ waterMl: 500, meals: { dinner: [{ title: 'აჯაფსანდალი', kcal: 210 }] } });

    network.turn('fair');
    await diary.openOutbox();
    await diary.outbox.sendNow();
    await diary.page.getByRole('link', { name: outbox.toDiary }).click();
    await expectServerHasWhatShows(diary, truth);
    expect(await diary.seen()).toEqual(shown);
  });

  await test.step("a hotel's log-in page is no answer, and the outbox says so", async () => {
    const before = await truth.pours(await diary.today());
    network.turn('captive-portal');
    await diary.logMeal({ title: 'მწვადი', kcal: 480, meal: 'dinner' });
    await diary.addWater();
    await diary.openOutbox();
    await expect(diary.outbox.entry(/მწვადი/)).toContainText(outbox.foreignAnswer);
    await diary.page.reload();
    await expect(diary.outbox.entry(/მწვადი/)).toBeVisible();

    network.turn('fair');
    await diary.outbox.sendNow();
    await diary.open();
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.pours(await diary.today())).toEqual([...before, 250]);
  });
});

onlineTest(
  'a refused dish says why, holds nothing back, and is sent again, mended or discarded',
  async ({ diary, truth, network }) => {
    test.setTimeout(120_000);
    const refusal = {
      success: false,
      message: 'Invalid input',
      code: 'invalid-input',
      issues: [{ path: 'meal.title', message: 'too rude' }],
    };
    /** Logs a dish that the server refuses; returns its name in the outbox. */
    const refused = async (title: string): Promise<string> => {
      await diary.drained();
      network.answerWith(/^POST \/api\/dashboard\/meals$/, 1, 400, refusal);
      await diary.logMeal({ title, kcal: 410, meal: 'dinner' });
      await expect(diary.dish(title).getByRole('link', { name: saving.refused })).toBeVisible();
      await expect(diary.chip).toHaveAccessibleName(saving.refused);
      return outbox.dish(title, '410 კკალ');
    };

    const entry = await refused('ჩაქაფული');
    await test.step('it holds nothing else back', async () => {
      await diary.addWater();
      await diary.logMeal({ title: 'პური', kcal: 120, meal: 'dinner' });
      await expect.poll(() => truth.titles()).toEqual(['პური']);
      await expect.poll(async () => truth.pours(await diary.today())).toEqual([250]);
      expect(await diary.titles('dinner')).toEqual(['ჩაქაფული', 'პური']);
    });

    await test.step('it says why in the outbox, and is sent when tried again', async () => {
      await diary.dish('ჩაქაფული').getByRole('link', { name: saving.refused }).click();
      const row = diary.outbox.entry(entry);
      await expect(row).toContainText('შეყვანილი მონაცემები არასწორია');
      await expect(row).toContainText(outbox.check(outbox.fields.title));
      await row.getByRole('button', { name: outbox.actionOf(outbox.retry, entry) }).click();
      await expect(row).toHaveCount(0);
      await diary.open();
      await expectServerHasWhatShows(diary, truth);
      expect((await truth.titles()).toSorted()).toEqual(['პური', 'ჩაქაფული'].toSorted());
    });

    await test.step('it can be edited, and goes out as it was mended', async () => {
      const mended = await refused('ყაურმა');
      await diary.openOutbox();
      await diary.outbox
        .entry(mended)
        .getByRole('link', { name: outbox.actionOf(outbox.edit, mended) })
        .click();
      const sheet = diary.dialog(dish.editTitle);
      await diary.fillDish(sheet, { title: 'ბატკნის ყაურმა' });
      await sheet.getByRole('button', { name: common.save }).click();
      await expect(sheet).toBeHidden();
      await expectServerHasWhatShows(diary, truth);
      expect(await truth.titles()).toContain('ბატკნის ყაურმა');
      expect(await truth.titles()).toHaveLength(3);
    });

    await test.step('it can be discarded after a question, and the discard taken back', async () => {
      const discarded = await refused('ჭაშუშული');
      await diary.openOutbox();
      const discard = diary.outbox
        .entry(discarded)
        .getByRole('button', { name: outbox.actionOf(outbox.discard, discarded) });
      await discard.click();
      await diary.dialog(outbox.discardTitle).getByRole('button', { name: outbox.keep }).click();
      await discard.click();
      await diary.dialog(outbox.discardTitle).getByRole('button', { name: outbox.discardConfirm }).click();
      await diary.outbox.isEmpty();
      expect(await truth.titles()).not.toContain('ჭაშუშული');

      await diary.undo();
      await expect.poll(() => truth.titles()).toContain('ჭაშუშული');
      await diary.open();
      await expectServerHasWhatShows(diary, truth);
    });
  },
);

test('an app that is too old says so everywhere, keeps its entries, and sends them once updated', async ({
  diary,
  truth,
  network,
}) => {
  await diary.drained();
  const stop = network.answerWith(/^\w+ \/api\/(?!auth)/, Infinity, 426, {
    success: false,
    message: 'Too old',
    code: 'app-too-old',
  });
  await diary.logMeal({ title: 'ელარჯი', kcal: 390, meal: 'breakfast' });

  await expect(diary.page.getByText(session.tooOld)).toBeVisible();
  const asked = network.countAnswered(WRITES);
  await diary.page.goto('/history');
  const notice = diary.page.getByText(session.tooOld);
  await expect(notice).toBeVisible();
  // A new page asks once more before it believes it.
  await expect.poll(() => network.countAnswered(WRITES)).toBeGreaterThan(asked);
  expect(await truth.titles()).toEqual([]);

  stop();
  await diary.page.getByRole('button', { name: session.update }).click();
  await expect.poll(() => truth.titles()).toEqual(['ელარჯი']);
  await expect(notice).toHaveCount(0);
  await diary.open();
  await expectServerHasWhatShows(diary, truth);
});
