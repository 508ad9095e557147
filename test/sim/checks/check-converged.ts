import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import type { Device } from '../world/device.ts';
import { entryText } from './promises.ts';
import {
  deletedConversationsIn,
  exchangesIn,
  goalsIn,
  keptDishesIn,
  mealsIn,
  planIn,
  thingsIn,
  touchedDaysIn,
  waterIn,
  weightsIn,
} from './read-diary.ts';
import type { Simulated } from '../world/simulated.ts';

/** What an app of today knows of nutrients; an old one knows nothing. */
const nutrientText = (dish: { nutrients?: unknown; nutrientCoverage?: unknown }): string =>
  JSON.stringify([
    dish.nutrients ?? null,
    dish.nutrientCoverage ?? null,
    Object.entries(dish).find(([name]) => name === 'mood'),
  ]);

/** A kept dish as an app reads it; in no order of its fields. */
const readBy = ({ app }: Device, dish: object): unknown =>
  Object.entries(dish)
    .filter(([name]) => app !== 'old' || name !== 'mood')
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Every device that has sent and pulled all shows what the server has. */
export function checkConverged({ devices, server, world }: Simulated): void {
  for (const device of devices) {
    for (const [uid, { tables }] of device.disks) {
      const diary = server.diaries.get(uid);
      if (!diary) continue;
      const same = (what: string, shown: unknown[], wanted: unknown[]) => {
        const [one, other] = [shown, wanted].map((list) =>
          JSON.stringify(list.map((item) => JSON.stringify(item)).toSorted()),
        );
        if (one !== other)
          world.fail(`all devices show the same: ${device.name} has ${what} ${one}, the server ${other}`);
      };
      same(
        'entries',
        [...tables.meals.values()].flatMap(({ id, view }) =>
          view ? [`${id} ${entryText(view)} ${nutrientText(view)}`] : [],
        ),
        mealsIn(diary).flatMap((meal) =>
          meal.deleted ? [] : [`${meal.id} ${entryText(meal)} ${nutrientText(device.app === 'old' ? {} : meal)}`],
        ),
      );
      same(
        'water',
        [...tables.days.values()].flatMap(({ date, waterMl }) => (waterMl === 0 ? [] : [[date, waterMl]])),
        touchedDaysIn(diary)
          .map((date) => [date, waterIn(diary, date)])
          .filter(([, ml]) => ml !== 0),
      );
      same(
        'weights',
        [...tables.weights.values()].flatMap(({ date, kg }) => (kg === null ? [] : [[date, kg]])),
        [...weightsIn(diary)],
      );
      same(
        'kept dishes',
        [...tables.favourites.values()].flatMap(({ id, view }) => (view ? [[id, readBy(device, view)]] : [])),
        [...keptDishesIn(diary)].map(([id, dish]) => [id, readBy(device, dish)]),
      );
      same(
        'values',
        [...tables.things.values()].flatMap(({ id, view }) => (view ? [[id, view]] : [])),
        [...thingsIn(diary)],
      );
      same(
        'goals',
        [...tables.goals.values()].map(({ date, view }) => [date, view?.calories, view?.macros, view?.waterGoal]),
        goalsIn(diary).map(({ date, calories, carbs, fats, proteins, waterGoal }) => [
          date,
          calories,
          { carbs, fats, proteins },
          waterGoal,
        ]),
      );
      const gone = deletedConversationsIn(diary);
      same('deleted talks', [...tables.talkTombs.keys()], gone);
      const said = exchangesIn(diary).find(({ conversationId, deleted }) => !deleted && gone.includes(conversationId));
      if (said) world.fail(`nothing stays of a deleted talk: the server has ${said.userMessage}`);
      const plan = tables.plan.get('current')?.view;
      const dishes = (days: readonly PlannedDay[] = []) =>
        days.map(({ day, meals: { lunch } }) => [day, lunch.map(({ mealId, ratio }) => [mealId, ratio])]);
      same(
        'the plan',
        [plan?.dietId, plan?.planId, dishes(plan?.days)],
        [planIn(diary)?.dietId, planIn(diary)?.planId, dishes(planIn(diary)?.days)],
      );
      const { displayName, profile } = tables.user.get('current')?.view ?? {};
      same(
        'the profile',
        [displayName, profile?.age, profile?.height],
        [diary.user.displayName, diary.user.age, diary.user.height],
      );
    }
  }
  for (const { imageUrl, deleted, pictureMissing } of [...server.diaries.values()].flatMap(mealsIn))
    if (!deleted && pictureMissing) world.fail(`a picture follows its entry: ${imageUrl} never came`);
}
