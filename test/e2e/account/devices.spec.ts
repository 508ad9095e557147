import { DiaryPage } from '../harness/pages/diary-page.ts';
import { expect, flightMode, onlineTest, test, withMotion } from '../harness/fixtures.ts';
import { expectServerHasWhatShows } from '../harness/pages/same.ts';

test.use(withMotion);

test('what one tab logs shows in the other at once, without a network, and nothing doubles', async ({
  diary,
  context,
  network,
  truth,
}) => {
  const other = new DiaryPage(await context.newPage());
  await other.open();
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

test('closing the tab that sends lets the other one go on', async ({ diary, context, network, truth }) => {
  const other = new DiaryPage(await context.newPage());
  await other.open();
  await flightMode(context, network, true);
  await diary.logMeal({ title: 'ხარჩო', kcal: 340, meal: 'dinner' });
  await diary.page.close();

  await flightMode(context, network, false);
  await expectServerHasWhatShows(other, truth);
  expect(await truth.titles()).toEqual(['ხარჩო']);
});

onlineTest(
  'a second device signs in with a one-time token and sees the whole diary',
  async ({ diary, person, newDevice, truth }) => {
    await diary.logMeal({ title: 'მაწონი', kcal: 120, meal: 'breakfast' });
    await diary.addWater(3);
    await diary.setWeight('64,2');
    await diary.setWeight('64,9', 3);
    const yesterday = await diary.goToYesterday();
    await diary.logMeal({ title: 'ჯონჯოლი', kcal: 60, meal: 'dinner' });
    const yesterdaysDay = await diary.seen();
    await diary.drained();

    const second = await newDevice(person);
    await expect(second.diary.dish('მაწონი')).toBeVisible();
    await expectServerHasWhatShows(second.diary, truth);
    expect(await second.diary.seenWeights()).toHaveLength(2);
    await second.diary.goToDay(yesterday);
    await expect(second.diary.dish('ჯონჯოლი')).toBeVisible();
    expect(await second.diary.seen()).toEqual(yesterdaysDay);
  },
);

test.describe('two devices', () => {
  test('that pour water offline end with the water of both', async ({ diary, context, person, newDevice, truth }) => {
    await diary.addWater(2);
    await diary.drained();
    const second = await newDevice(person);
    await expect(second.diary.waterFigure).toContainText('500');

    await Promise.all([context.setOffline(true), second.context.setOffline(true)]);
    await diary.addWater(1);
    await second.diary.addWater(2);
    await second.diary.takeWater();
    await Promise.all([context.setOffline(false), second.context.setOffline(false)]);
    await Promise.all([diary.drained(), second.diary.drained()]);
    await Promise.all([diary.comeBack(), second.diary.comeBack()]);

    await expectServerHasWhatShows(diary, truth);
    await expectServerHasWhatShows(second.diary, truth);
    expect((await diary.seen()).waterMl).toBe(1000);
  });

  test('of which one deletes what the other edits offline agree that it is gone', async ({
    diary,
    person,
    newDevice,
    truth,
  }) => {
    await diary.logMeal({ title: 'აფხაზური', kcal: 510, meal: 'dinner' });
    await diary.drained();
    const second = await newDevice(person);
    await expect(second.diary.dish('აფხაზური')).toBeVisible();

    await second.context.setOffline(true);
    await second.diary.editDish('აფხაზური', { kcal: 600 });
    await diary.deleteDish('აფხაზური');
    await diary.drained();
    await second.context.setOffline(false);

    await expect(second.diary.dish('აფხაზური')).toHaveCount(0);
    await expectServerHasWhatShows(second.diary, truth);
    await expectServerHasWhatShows(diary, truth);
    expect(await truth.titles()).toEqual([]);
  });

  test('that edit the same dish agree on the last word', async ({ diary, person, newDevice, truth }) => {
    await diary.logMeal({ title: 'ლობიანი', kcal: 480, meal: 'lunch' });
    await diary.drained();
    const second = await newDevice(person);
    await expect(second.diary.dish('ლობიანი')).toBeVisible();

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

  test('may move a dish to another day while the other deletes it', async ({ diary, person, newDevice, truth }) => {
    await diary.logMeal({ title: 'გოზინაყი', kcal: 300, meal: 'snacks' });
    await diary.drained();
    const second = await newDevice(person);
    await expect(second.diary.dish('გოზინაყი')).toBeVisible();

    await second.context.setOffline(true);
    await second.diary.moveDish('გოზინაყი', { daysBack: 1 });
    await diary.deleteDish('გოზინაყი');
    await diary.drained();
    await second.context.setOffline(false);
    await second.diary.drained();

    await second.diary.goToYesterday();
    await expect(second.diary.dish('გოზინაყი')).toHaveCount(0);
    expect(await truth.titles()).toEqual([]);
  });
});
