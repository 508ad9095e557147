import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { ADD_MEAL_MODES, type AddMealMode } from '../requests/add-meal-request.ts';

/** What may stand behind /dashboard? in the address. */
export interface DashboardSearch {
  /** Opens what adds this, of a dish also in one way, or with what another app has shared: the home screen's shortcuts and the bottom bar use it. */
  add?: 'meal' | 'water' | 'shared' | AddMealMode;
  /** The day that shows; today when absent. */
  day?: DiaryDay;
  /** Opens the form of the dish with this id, on its day: the outbox leads here. */
  edit?: string;
  /** The bank came back; only the server knows whether it was paid. */
  paySuccess?: true;
  payFail?: true;
}

const ADDS = ['meal', 'water', 'shared', ...ADD_MEAL_MODES] as const;
const DISH_ID = /^[\da-f-]{36}$/;

/** Reads the address and drops everything that is not meant for the dashboard. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const search: DashboardSearch = {};
  const add = ADDS.find((one) => one === raw['add']);
  if (add) search.add = add;
  if (typeof raw['day'] === 'string' && isDiaryDay(raw['day'])) search.day = raw['day'];
  if (typeof raw['edit'] === 'string' && DISH_ID.test(raw['edit'])) search.edit = raw['edit'];
  if (raw['paySuccess'] !== undefined) search.paySuccess = true;
  if (raw['payFail'] !== undefined) search.payFail = true;
  return search;
}
