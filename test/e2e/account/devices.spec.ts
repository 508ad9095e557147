import type { MealType } from '#domain/diary/meal-type.ts';
import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, test, withMotion } from '../harness/fixtures.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

test.use(withMotion);

test('what one tab logs shows in the other at once, without a network, nothing doubles, and closing one lets the other go on', async ({
  diary,
  context,
  network,
  truth,
}) => {
  const other = new DiaryPage(await context.newPage());
  await other.open();
  await test.step('what one tab logs shows in the other at once, without a network, and nothing doubles', async () => {
    await flightMode(context, network, true);
    await diary.logMeal({ title: 'ჩიხირთმა', kcal: 260, meal: 'lunch' });
    await expect(other.dish('ჩიხირთმა')).toBeVisible();
    await other.addWater(2);
    await expect(diary.waterFigure).toContainText('500');
    await other.editDish('ჩიხირთმა', { kcal: 300 });
    await expect(diary.dish('ჩიხირთმა')).toContainText('300');

    await flightMode(context, network, false);
    await expectServerHasWhatShows(diary, truth);
    expect(await other.seen()).toEqual(await diary.seen());
    expect(await truth.titles()).toEqual(['ჩიხირთმა']);
    expect((await truth.pours(await diary.today())).reduce((sum, ml) => sum + ml, 0)).toBe(500);
  });

  await test.step('closing the tab that sends lets the other one go on', async () => {
    await flightMode(context, network, true);
    await diary.logMeal({ title: 'ხარჩო', kcal: 340, meal: 'dinner' });
    await diary.page.close();
    await flightMode(context, network, false);
    await expectServerHasWhatShows(other, truth);
    expect(await truth.titles()).toEqual(['ჩიხირთმა', 'ხარჩო']);
  });
});

test('a second device sees the whole diary, and whatever both do without a network, they end with one truth', async ({
  diary,
  context,
  person,
  newDevice,
  truth,
}) => {
  test.setTimeout(120_000);
  const second =
    await test.step('a second device signs in with a one-time token and sees the whole diary', async () => {
      await diary.logMeal({ title: 'მაწონი', kcal: 120, meal: 'breakfast' });
      await diary.addWater(3);
      await diary.setWeight('64,2');
      await diary.setWeight('64,9', 3);
      const yesterday = await diary.goToYesterday();
      await diary.logMeal({ title: 'ჯონჯოლი', kcal: 60, meal: 'dinner' });
      const yesterdaysDay = await diary.seen();
      await diary.drained();

      const device = await newDevice(person);
      await expect(device.diary.dish('მაწონი')).toBeVisible();
      await expectServerHasWhatShows(device.diary, truth);
      expect(await device.diary.seenWeights()).toHaveLength(2);
      await device.diary.goToDay(yesterday);
      await expect(device.diary.dish('ჯონჯოლი')).toBeVisible();
      expect(await device.diary.seen()).toEqual(yesterdaysDay);
      await Promise.all([diary.open(), device.diary.open()]);
      return device;
    });

  await test.step('two devices that pour water offline end with the water of both', async () => {
    await expect(second.diary.waterFigure).toContainText('750');
    await Promise.all([context.setOffline(true), second.context.setOffline(true)]);
    await diary.addWater(1);
    await second.diary.addWater(2);
    await second.diary.takeWater();
    await Promise.all([context.setOffline(false), second.context.setOffline(false)]);
    await Promise.all([diary.drained(), second.diary.drained()]);
    await Promise.all([diary.comeBack(), second.diary.comeBack()]);

    await expectServerHasWhatShows(diary, truth);
    await expectServerHasWhatShows(second.diary, truth);
    expect((await diary.seen()).waterMl).toBe(1250);
  });

  /** A dish that both show. */
  const onBoth = async (title: string, kcal: number, meal: MealType) => {
    await diary.logMeal({ title, kcal, meal });
    await diary.drained();
    await second.diary.comeBack();
    await expect(second.diary.dish(title)).toBeVisible();
  };

  await test.step('two devices of which one deletes what the other edits offline agree that it is gone', async () => {
    await onBoth('აფხაზური', 510, 'dinner');
    await second.context.setOffline(true);
    await second.diary.editDish('აფხაზური', { kcal: 600 });
    await diary.deleteDish('აფხაზური');
    await diary.drained();
    await second.context.setOffline(false);

    await expect(second.diary.dish('აფხაზური')).toHaveCount(0);
    await expectServerHasWhatShows(second.diary, truth);
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).not.toContain('აფხაზური');
  });

  await test.step('two devices that edit the same dish agree on the last word', async () => {
    await onBoth('ლობიანი', 480, 'lunch');
    await second.context.setOffline(true);
    await second.diary.editDish('ლობიანი', { kcal: 500 });
    await diary.editDish('ლობიანი', { kcal: 520, meal: 'dinner' });
    await diary.drained();
    await second.context.setOffline(false);
    await second.diary.drained();
    await diary.comeBack();

    await expectServerHasWhatShows(second.diary, truth);
    await expectServerHasWhatShows(diary, truth);
    expect((await truth.day(await diary.today())).meals.lunch).toEqual([{ title: 'ლობიანი', kcal: 500 }]);
  });

  await test.step('one of two devices may move a dish to another day while the other deletes it', async () => {
    await onBoth('გოზინაყი', 300, 'snacks');
    await second.context.setOffline(true);
    await second.diary.moveDish('გოზინაყი', { daysBack: 1 });
    await diary.deleteDish('გოზინაყი');
    await diary.drained();
    await second.context.setOffline(false);
    await second.diary.drained();

    await second.diary.goToYesterday();
    await expect(second.diary.dish('გოზინაყი')).toHaveCount(0);
    expect(await truth.titles()).not.toContain('გოზინაყი');
  });
});
