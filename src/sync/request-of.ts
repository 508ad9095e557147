import { fillPath } from '#contract/call.ts';
import { deleteConversation, postConversation } from '#contract/conversations.ts';
import { postWater, deleteWeight, postWeight, putCalories, putMacros, putWaterGoal } from '#contract/day.ts';
import { CONTRACT_VERSION, HEADER } from '#contract/envelope.ts';
import { deleteFavourite, putFavourite } from '#contract/favourites.ts';
import { deleteMeal, postMeal } from '#contract/meals.ts';
import { plannedDayOf, postDiet, postSwapMeal } from '#contract/plan.ts';
import { postMealThumbnail } from '#contract/uploads.ts';
import { putProfile } from '#contract/profile.ts';
import { waterRowId } from './lanes.ts';
import type { FrozenRequest, Operation } from './records.ts';

/** The request of an operation, made once, in the transaction before the first fetch. */
export function requestOf(operation: Operation): FrozenRequest {
  const { change, asOf } = operation;
  const resent = asOf === null ? {} : { asOf };
  const query = asOf === null ? '' : `?asOf=${asOf}`;
  switch (change.kind) {
    case 'meal.put': {
      const { date, ...meal } = change.meal;
      return json(postMeal, { meal, date, ...(change.restore && { restore: true }), ...resent });
    }
    case 'meal.delete': {
      const { id, date, mealType } = change;
      return { method: 'DELETE', path: fillPath(deleteMeal.path, { date, mealType, mealId: id }) + query, body: null };
    }
    case 'water.add':
      return json(postWater, { delta: change.ml, id: waterRowId(operation), date: change.date, ...resent });
    case 'weight.put':
      return json(postWeight, { weight: change.kg, date: change.date, ...resent });
    case 'weight.delete':
      return { method: 'DELETE', path: fillPath(deleteWeight.path, { date: change.date }) + query, body: null };
    case 'favourite.put':
      return json(
        { method: 'PUT', path: fillPath(putFavourite.path, { id: change.id }) },
        { dish: change.dish, ...resent },
      );
    case 'favourite.delete':
      return { method: 'DELETE', path: fillPath(deleteFavourite.path, { id: change.id }) + query, body: null };
    case 'goals.change': {
      const { change: goals, date } = change;
      if (goals.field === 'calories') return json(putCalories, { calories: goals.calories, date, ...resent });
      if (goals.field === 'water') return json(putWaterGoal, { waterGoal: goals.waterGoal, date, ...resent });
      return json(putMacros, { ...goals.macros, date, ...resent });
    }
    case 'diet.choose':
      return json(postDiet, { dietId: change.dietId, date: change.date, ...resent });
    case 'profile.change':
      return json(putProfile, { ...change.fields, ...resent });
    case 'plan.swap': {
      const { planId, day, meal: mealType, old, dish } = change;
      const figures = { newRatio: dish.ratio, newBaseCalories: dish.mealData.calories };
      return json(postSwapMeal, {
        planId,
        day,
        mealType,
        oldMealId: old.mealId,
        newMealId: dish.mealId,
        ...figures,
        ...resent,
      });
    }
    case 'plan.put': {
      const { planId, dietId, days } = change.plan;
      return json(postDiet, { dietId, week: { planId, days: days.map(plannedDayOf) }, ...resent });
    }
    case 'talk.keep':
      return json(postConversation, { ...change.exchange, ...(change.restore && { restore: true }), ...resent });
    case 'talk.delete':
      return {
        method: 'DELETE',
        path: fillPath(deleteConversation.path, { conversationId: change.talkId }) + query,
        body: null,
      };
    case 'picture.put':
      return { method: 'POST', path: postMealThumbnail.path, body: null };
  }
}

function json(call: { method: 'POST' | 'PUT'; path: string }, body: object): FrozenRequest {
  return { method: call.method, path: call.path, body: JSON.stringify(body) };
}

/** One operation inside a batch, made of the very bytes that it would be sent with alone. */
export const batchPart = ({ opId }: Operation, { method, path, body }: FrozenRequest): string =>
  `{"key":${JSON.stringify(opId)},"method":"${method}","path":${JSON.stringify(path)}${body === null ? '' : `,"body":${body}`}}`;

/** Headers of a signed-in request; a write says which generation the device knows. */
export function headersOf(token: string, generation: string | null = null): Record<string, string> {
  return {
    Authorization: `Bearer ${token}`,
    [HEADER.contract]: String(CONTRACT_VERSION),
    ...(generation !== null && { [HEADER.generation]: generation }),
  };
}

const BASE_TIMEOUT_MS = 30_000;
const BYTES_A_SECOND = 4096;

/** A hung socket must not stop the diary; a slow one gets a second per 4 KB. */
export const timeoutFor = (bytes: number): number => BASE_TIMEOUT_MS + 1000 * Math.ceil(bytes / BYTES_A_SECOND);

const encoder = new TextEncoder();
/** Bytes of a text on the wire; a Georgian letter takes three. */
export const bytesOf = (text: string): number => encoder.encode(text).length;
