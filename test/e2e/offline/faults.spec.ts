import { outbox } from '#app/text/diary/outbox.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { saving } from '#app/text/saving.ts';
import { session } from '#app/text/account/session.ts';
import { expect, test } from '../harness/fixtures.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

/** Everything that writes the diary, alone or together. */
const WRITES = /^(POST|PUT|DELETE) \/api\/(batch|dashboard\/)/;

test('a dish and a glass whose answers were lost arrive once each', async ({ diary, truth, network }) => {
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

test('a deletion and its undo whose answers were lost leave one dish', async ({ diary, truth, network }) => {
  await diary.logMeal({ title: 'ფხალი', kcal: 180, meal: 'lunch' });
  await diary.drained();
  network.loseAnswers(WRITES, 2);

  await diary.deleteDish('ფხალი');
  await diary.undo(common.restore);
  await expectServerHasWhatShows(diary, truth);

  expect(await truth.titles()).toEqual(['ფხალი']);
});

test('a server that is down for the whole session loses nothing', async ({ diary, truth, network }) => {
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

test("a hotel's log-in page is no answer, and the outbox says so", async ({ diary, truth, network }) => {
  await diary.drained();
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
  expect(await truth.pours(await diary.today())).toEqual([250]);
});

test('a server that answers 500 is asked again until it answers well', async ({ diary, truth, network }) => {
  await diary.drained();
  network.answerWith(WRITES, 3, 500, { success: false, message: 'boom', code: 'internal' });

  await diary.logMeal({ title: 'ტოლმა', kcal: 320, meal: 'lunch' });
  await diary.addWater();
  await expectServerHasWhatShows(diary, truth);

  expect(await truth.titles()).toEqual(['ტოლმა']);
  expect(await truth.pours(await diary.today())).toEqual([250]);
});

test.describe('a refused dish', () => {
  test.use({ getsReadyForFlight: false });

  const refusal = {
    success: false,
    message: 'Invalid input',
    code: 'invalid-input',
    issues: [{ path: 'meal.title', message: 'too rude' }],
  };
  const entry = outbox.dish('ჩაქაფული', '410 კკალ');

  test.beforeEach(async ({ diary, network }) => {
    await diary.drained();
    network.answerWith(/^POST \/api\/dashboard\/meals$/, 1, 400, refusal);
    await diary.logMeal({ title: 'ჩაქაფული', kcal: 410, meal: 'dinner' });
    await expect(diary.dish('ჩაქაფული').getByRole('link', { name: saving.refused })).toBeVisible();
    await expect(diary.chip).toHaveAccessibleName(saving.refused);
  });

  test('says why in the outbox, and is sent when tried again', async ({ diary, truth }) => {
    await diary.dish('ჩაქაფული').getByRole('link', { name: saving.refused }).click();
    const row = diary.outbox.entry(entry);
    await expect(row).toContainText('შეყვანილი მონაცემები არასწორია');
    await expect(row).toContainText(outbox.check(outbox.fields.title));

    await row.getByRole('button', { name: outbox.actionOf(outbox.retry, entry) }).click();
    await expect(row).toHaveCount(0);
    await diary.open();
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual(['ჩაქაფული']);
  });

  test('holds nothing else back', async ({ diary, truth }) => {
    await diary.addWater();
    await diary.logMeal({ title: 'პური', kcal: 120, meal: 'dinner' });

    await expect.poll(() => truth.titles()).toEqual(['პური']);
    await expect.poll(async () => truth.pours(await diary.today())).toEqual([250]);
    expect(await diary.titles('dinner')).toEqual(['ჩაქაფული', 'პური']);
  });

  test('can be edited, and goes out as it was mended', async ({ diary, truth }) => {
    await diary.openOutbox();
    await diary.outbox
      .entry(entry)
      .getByRole('link', { name: outbox.actionOf(outbox.edit, entry) })
      .click();
    const sheet = diary.dialog(dish.editTitle);
    await diary.fillDish(sheet, { title: 'ბატკნის ჩაქაფული' });
    await sheet.getByRole('button', { name: common.save }).click();
    await expect(sheet).toBeHidden();

    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual(['ბატკნის ჩაქაფული']);
  });

  test('can be discarded after a question, and the discard taken back', async ({ diary, truth }) => {
    await diary.openOutbox();
    const discard = diary.outbox.entry(entry).getByRole('button', { name: outbox.actionOf(outbox.discard, entry) });
    await discard.click();
    await diary.dialog(outbox.discardTitle).getByRole('button', { name: outbox.keep }).click();
    await discard.click();
    await diary.dialog(outbox.discardTitle).getByRole('button', { name: outbox.discardConfirm }).click();
    await diary.outbox.isEmpty();
    expect(await truth.titles()).toEqual([]);

    await diary.undo();
    await expect.poll(() => truth.titles()).toEqual(['ჩაქაფული']);
    await diary.open();
    await expectServerHasWhatShows(diary, truth);
  });
});

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
