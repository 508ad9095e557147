import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';

/** What may stand behind /dashboard? in the address. */
export interface DashboardSearch {
  /**
   * Opens what adds this: `meal`, `water`, `shared` (what another app has shared), or a dish by the way of that name; of one that there is not the dialog
   * lets choose. The home screen's shortcuts and the bottom bar use it.
   */
  add?: string;
  /** The day that shows; today when absent. */
  day?: DiaryDay;
  /** Opens the form of the dish with this id, on its day: the outbox leads here. */
  edit?: string;
  /** The bank came back; only the server knows whether it was paid. */
  paySuccess?: true;
  payFail?: true;
}

const NAME = /^[a-z]{1,20}$/;
const DISH_ID = /^[\da-f-]{36}$/;

/** Reads the address and drops everything that is not meant for the dashboard. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const search: DashboardSearch = {};
  if (typeof raw['add'] === 'string' && NAME.test(raw['add'])) search.add = raw['add'];
  if (typeof raw['day'] === 'string' && isDiaryDay(raw['day'])) search.day = raw['day'];
  if (typeof raw['edit'] === 'string' && DISH_ID.test(raw['edit'])) search.edit = raw['edit'];
  if (raw['paySuccess'] !== undefined) search.paySuccess = true;
  if (raw['payFail'] !== undefined) search.payFail = true;
  return search;
}
