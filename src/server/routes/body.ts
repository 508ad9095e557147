import { readValue } from '#contract/diary/value-things.ts';
import { addDays, daysBetween, daysFrom, isDiaryDay } from '#domain/diary/diary-day.ts';
import { EXPENDITURE_DAYS, expenditureOn } from '#domain/body/expenditure/expenditure.ts';
import { formulaKcalOf } from '#domain/body/expenditure/formula.ts';
import { loggedDays, type DayMarks } from '#domain/body/expenditure/full-days.ts';
import { FAST_SEASONS, fastingCalendar } from '#domain/fasts/fasting-calendar.ts';
import { ownId } from '../admission/request-user.ts';
import { load, loadedRows } from '../diary/core/load.ts';
import { mealsOn } from '../diary/entities/meal.ts';
import { thingsBetween } from '../diary/entities/value-thing.ts';
import { weightsByDay } from '../diary/entities/weight.ts';
import { invalidInput, unauthenticated } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { serverDay } from '../input/server-day.ts';

const LONGEST_CALENDAR_DAYS = 400;

/** What is reckoned for a body: its expenditure from its diary, and the fasts of the calendar. */
export const bodyHandlers: Pick<Handlers, 'getExpenditure' | 'getFastingCalendar'> = {
  async getExpenditure({ query }, request) {
    const { database, clock } = request.services;
    const date = query.date ?? serverDay(clock());
    const from = addDays(date, 1 - EXPENDITURE_DAYS);
    const loaded = await load(database, ownId(request), [
      mealsOn.of({ from, to: date }),
      weightsByDay.of({ keys: daysFrom(from, date) }),
      thingsBetween.of({ name: 'day-marks', from, to: date }),
    ]);
    const { user } = loaded;
    if (!user) throw unauthenticated();
    const weighIns = loadedRows(loaded, weightsByDay).flatMap(({ date: day, weight }) =>
      weight === null ? [] : [{ date: day, kg: weight }],
    );
    return {
      data: expenditureOn(date, {
        days: loggedDays(loadedRows(loaded, mealsOn), marksOf(loadedRows(loaded, thingsBetween))),
        weighIns,
        formulaKcal: formulaKcalOf(user),
      }),
    };
  },

  getFastingCalendar({ query: { startDate, endDate } }) {
    const days = daysBetween(startDate, endDate) + 1;
    if (days < 1) throw invalidInput([{ path: 'endDate', message: 'endDate lies before startDate' }]);
    if (days > LONGEST_CALENDAR_DAYS) {
      throw invalidInput([{ path: 'endDate', message: `At most ${LONGEST_CALENDAR_DAYS} days` }]);
    }
    const named = fastingCalendar(startDate, endDate).map(({ season, ...day }) => ({
      ...day,
      season: season && FAST_SEASONS[season],
    }));
    return Promise.resolve({ data: named });
  },
};

/** What the person says of days; a value of a newer app that this server does not understand says nothing. */
function marksOf(things: readonly { key: string; value: unknown }[]): DayMarks {
  return new Map(
    things.flatMap(({ key, value }) => {
      const mark = readValue('day-marks', value);
      return isDiaryDay(key) && mark ? [[key, mark.logged]] : [];
    }),
  );
}
