import type { WithNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { PlannedDay } from '#domain/meal-plan.ts';
import type { Device } from './device.ts';
import { waterOn } from './model-diary.ts';
import { entryText } from './promises.ts';
import type { Simulated } from './simulated.ts';

/** What an app of today knows of nutrients; an old one knows nothing. */
const nutrientText = (dish: WithNutrients): string =>
  JSON.stringify([dish.nutrients, dish.nutrientCoverage, Object.entries(dish).find(([name]) => name === 'mood')]);

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
        [...diary.meals.values()].flatMap(({ id, date, deleted, entry }) =>
          deleted
            ? []
            : [
                `${id} ${entryText({ ...(entry as never as Parameters<typeof entryText>[0]), date })} ${nutrientText(device.app === 'old' ? {} : entry)}`,
              ],
        ),
      );
      same(
        'water',
        [...tables.days.values()].flatMap(({ date, waterMl }) => (waterMl === 0 ? [] : [[date, waterMl]])),
        [...diary.days.keys()]
          .map((date) => [date, waterOn(diary, date).reduce((sum, { ml }) => sum + ml, 0)])
          .filter(([, ml]) => ml !== 0),
      );
      same(
        'weights',
        [...tables.weights.values()].flatMap(({ date, kg }) => (kg === null ? [] : [[date, kg]])),
        [...diary.weights].flatMap(([date, { kg }]) => (kg === null ? [] : [[date, kg]])),
      );
      same(
        'kept dishes',
        [...tables.favourites.values()].flatMap(({ id, view }) => (view ? [[id, readBy(device, view)]] : [])),
        [...diary.favourites].flatMap(([id, { dish }]) => (dish ? [[id, readBy(device, dish)]] : [])),
      );
      same(
        'values',
        [...tables.things.values()].flatMap(({ id, view }) => (view ? [[id, view]] : [])),
        [...diary.things].flatMap(([id, { value }]) => (value ? [[id, value]] : [])),
      );
      same(
        'goals',
        [...tables.goals.values()].map(({ date, view }) => [date, view?.calories, view?.macros, view?.waterGoal]),
        [...diary.goals].map(([date, { calories, macros, waterGoal }]) => [date, calories, macros, waterGoal]),
      );
      const gone = [...diary.talkMarks].flatMap(([talkId, { deleted }]) => (deleted ? [talkId] : []));
      same('deleted talks', [...tables.talkTombs.keys()], gone);
      const said = [...diary.talks.values()].find(({ talkId, deleted }) => !deleted && gone.includes(talkId));
      if (said) world.fail(`nothing stays of a deleted talk: the server has ${said.question}`);
      const plan = tables.plan.get('current')?.view;
      const dishes = (days: readonly PlannedDay[] = []) =>
        days.map(({ day, meals: { lunch } }) => [day, lunch.map(({ mealId, ratio }) => [mealId, ratio])]);
      same(
        'the plan',
        [plan?.dietId, plan?.planId, dishes(plan?.days)],
        [diary.plan.dietId, diary.plan.planId, dishes(diary.plan.days)],
      );
      const { displayName, profile } = tables.user.get('current')?.view ?? {};
      same(
        'the profile',
        [displayName, profile?.age, profile?.height],
        [
          diary.profile.fields.displayName ?? null,
          diary.profile.fields.age ?? null,
          diary.profile.fields.height ?? null,
        ],
      );
    }
  }
  for (const { entry, deleted } of [...server.diaries.values()].flatMap((diary) => [...diary.meals.values()])) {
    const url = String(entry['imageUrl'] ?? '');
    if (
      !deleted &&
      url.startsWith('/uploads/') &&
      !server.pictures.has(url.slice('/uploads/'.length, -'.jpg'.length))
    ) {
      world.fail(`a picture follows its entry: ${url} never came`);
    }
  }
}
