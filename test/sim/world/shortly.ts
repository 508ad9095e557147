import type { Change } from '#sync/records.ts';

/** A change in a few words, for the story. */
export function shortly(change: Change): string {
  switch (change.kind) {
    case 'meal.put':
      return `${change.restore ? 'restores' : 'writes'} ${change.meal.id.slice(-3)} "${change.meal.title}" on ${change.meal.date.slice(8)}`;
    case 'meal.delete':
      return `deletes ${change.id.slice(-3)}`;
    case 'water.add':
      return `water ${change.ml} on ${change.date.slice(8)}`;
    case 'weight.put':
      return `weighs ${change.kg} on ${change.date.slice(8)}`;
    case 'weight.delete':
      return `takes back the weight of ${change.date.slice(8)}`;
    case 'favourite.put':
      return `keeps ${change.id.slice(-3)} "${change.dish.title}"`;
    case 'favourite.delete':
      return `gives up the kept ${change.id.slice(-3)}`;
    case 'thing.set':
      return `${change.name}/${change.key.slice(-3)} is ${JSON.stringify(change.value)}`;
    case 'goals.change':
      return `goals ${JSON.stringify(change.change)} from ${change.date.slice(8)}`;
    case 'diet.choose':
      return `diet ${change.dietId}`;
    case 'profile.change':
      return `profile ${JSON.stringify(change.fields)}`;
    case 'plan.swap':
      return `swaps ${change.old.mealId} of day ${change.day} for ${change.dish.mealId}`;
    case 'plan.put':
      return `brings back week ${change.plan.planId.slice(-3)}`;
    case 'talk.keep':
      return `keeps the talk ${change.exchange.id.slice(-3)}`;
    case 'talk.delete':
      return `deletes the talk ${change.talkId.slice(-3)}`;
    case 'picture.put':
      return `picture ${change.name.slice(-3)} of ${change.mealId.slice(-3)}`;
  }
}
