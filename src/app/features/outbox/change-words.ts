import type { GoalsChange } from '#domain/goals.ts';
import type { Change } from '#sync/records.ts';
import { formatGrams, formatKcal, formatKg, formatMl } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';

/** Longer names of dishes are cut between two words. */
const LONGEST_NAME = 60;

/** What an entry is, in the words of a person: 'კერძი: ხინკალი, 610 კკალ'. `dishTitle`: the dish that it speaks of, when the device still knows it. */
export function changeWords(change: Change, dishTitle?: string): string {
  switch (change.kind) {
    case 'meal.put':
      return change.restore
        ? outbox.dishRestored(shortName(change.meal.title))
        : outbox.dish(shortName(change.meal.title), formatKcal(change.meal.calories));
    case 'meal.delete':
      return outbox.dishRemoved(dishTitle && shortName(dishTitle));
    case 'water.add':
      return outbox.water(change.ml > 0 ? `+${formatMl(change.ml)}` : formatMl(change.ml));
    case 'weight.put':
      return outbox.weight(formatKg(change.kg));
    case 'weight.delete':
      return outbox.weightRemoved;
    case 'favourite.put':
      return outbox.kept(shortName(change.dish.title));
    case 'favourite.delete':
      return outbox.keptRemoved;
    case 'goals.change':
      return goalWords(change.change);
    case 'diet.choose':
      return outbox.diet(change.dietId);
    case 'profile.change':
      return outbox.profile(
        Object.keys(change.fields)
          .filter(isNamed)
          .map((name) => outbox.fields[name])
          .join(', '),
      );
    case 'plan.swap':
      return outbox.swap(shortName(change.old.mealData.title), shortName(change.dish.mealData.title));
    case 'plan.put':
      return outbox.week;
    case 'talk.keep':
      return outbox.talk(shortName(change.exchange.userMessage));
    case 'talk.delete':
      return outbox.talkRemoved;
    case 'picture.put':
      return outbox.picture(dishTitle && shortName(dishTitle));
  }
}

function goalWords(change: GoalsChange): string {
  switch (change.field) {
    case 'calories':
      return outbox.calories(formatKcal(change.calories));
    case 'macros': {
      const { carbs, proteins, fats } = change.macros;
      return outbox.macros(formatGrams(carbs), formatGrams(proteins), formatGrams(fats));
    }
    case 'water':
      return outbox.waterGoal(formatMl(change.waterGoal));
  }
}

const isNamed = (name: string): name is keyof typeof outbox.fields => Object.hasOwn(outbox.fields, name);

function shortName(title: string): string {
  if (title.length <= LONGEST_NAME) return title;
  const cut = title.slice(0, LONGEST_NAME);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_NAME / 2)).trimEnd()}…`;
}
