import { giveUpDishes, keepDish } from '#device/diary/commands/favourites.ts';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { deleteMeal, replaceMeal, restoreMeal } from '#device/diary/commands/meals.ts';
import { changeProfile } from '#device/diary/commands/profile.ts';
import { swapDish } from '#device/diary/commands/plan.ts';
import { deleteTalk, keepExchange } from '#device/diary/commands/talks.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { deleteWeight, setWeight } from '#device/diary/commands/weight.ts';
import type { Change } from '#sync/records.ts';

/** How a change is made once more; undefined where its bytes are gone. */
function repeatChange(change: Change): (() => Promise<unknown>) | undefined {
  switch (change.kind) {
    case 'meal.put':
      return () => (change.restore ? restoreMeal(change.meal) : replaceMeal(change.meal));
    case 'meal.delete':
      return () => deleteMeal(change.id);
    case 'water.add':
      return () => addWater(change.date, change.ml);
    case 'weight.put':
      return () => setWeight(change.date, change.kg);
    case 'weight.delete':
      return () => deleteWeight(change.date);
    case 'favourite.put':
      return () => keepDish(change.dish, change.id);
    case 'favourite.delete':
      return () => giveUpDishes([change.id]);
    case 'goals.change':
      return () => changeGoals(change.date, change.change);
    case 'profile.change':
      return () => changeProfile(change.fields);
    case 'plan.swap':
      return () => swapDish(change);
    case 'talk.keep':
      return () => keepExchange(change.exchange);
    case 'talk.delete':
      return () => deleteTalk(change.talkId);
    case 'diet.choose':
    case 'plan.put':
    case 'picture.put':
      return undefined;
  }
}

/** Makes discarded changes once more, in their order, for the undo; undefined where the bytes of one are gone. */
export function repeatChanges(changes: readonly Change[]): (() => Promise<void>) | undefined {
  const repeats = changes.map(repeatChange);
  if (!repeats.every((repeat) => repeat !== undefined)) return undefined;
  return async () => {
    for (const repeat of repeats) await repeat();
  };
}
