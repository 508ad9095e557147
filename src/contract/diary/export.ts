import * as v from 'valibot';
import { call } from '../call.ts';
import { Conversation } from '../assistant/conversations.ts';
import { Goals, Water, Weighing } from './day.ts';
import { KeptDish } from './favourites.ts';
import { Dish } from './meals.ts';
import { Plan } from '../plan/plan.ts';
import { Day, IsoInstant, Uuid } from '../primitives.ts';
import { ThingOfFile } from './things.ts';
import { User } from '../account/user.ts';

/** Everything of one user, in a form that can be read in again. */
export const DiaryExport = v.object({
  format: v.literal('lukma'),
  version: v.literal(1),
  exportedAt: IsoInstant,
  user: User,
  days: v.array(v.object({ date: Day, meals: v.array(Dish), water: Water, goals: Goals })),
  weights: v.array(Weighing),
  plan: v.nullable(Plan),
  conversations: v.array(Conversation),
  favourites: v.array(v.object({ id: Uuid, dish: KeptDish })),
  things: v.optional(v.array(ThingOfFile), []),
});

export const getExport = call({
  method: 'GET',
  path: '/user/export',
  summary: 'Everything that is stored of the signed-in user.',
  data: DiaryExport,
});
