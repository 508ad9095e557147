import * as v from 'valibot';
import { VALUE_THINGS } from '#contract/value-things.ts';
import { addDays, daysBetween, daysFrom, isDiaryDay } from '#domain/diary-day.ts';
import { EXPENDITURE_DAYS, expenditureOn } from '#domain/expenditure/expenditure.ts';
import { formulaKcalOf } from '#domain/expenditure/formula.ts';
import { loggedDays, type DayMarks } from '#domain/expenditure/full-days.ts';
import { FAST_SEASONS, fastingCalendar } from '#domain/fasts/fasting-calendar.ts';
import { ownId } from '../accounts/request-user.ts';
import { load } from '../diary/load.ts';
import { serverDay } from '../diary/server-day.ts';
import { invalidInput, unauthenticated } from '../http/api-error.ts';
import type { Handlers } from '../http/handler.ts';

const LONGEST_CALENDAR_DAYS = 400;

/** What is reckoned for a body: its expenditure from its diary, and the fasts of the calendar. */
export const bodyHandlers: Pick<Handlers, 'getExpenditure' | 'getFastingCalendar'> = {
  async getExpenditure({ query }, request) {
    const { database, clock } = request.services;
    const date = query.date ?? serverDay(clock());
    const from = addDays(date, 1 - EXPENDITURE_DAYS);
    const days = daysFrom(from, date);
    const { user, mealsOn, weights, things } = await load(database, ownId(request), {
      mealsOn: { from, to: date },
      weights: { dates: days },
      things: { names: days.map(() => 'day-marks'), keys: days },
    });
    if (!user) throw unauthenticated();
    return {
      data: expenditureOn(date, {
        days: loggedDays(mealsOn ?? [], marksOf(things ?? [])),
        weighIns: (weights ?? []).flatMap(({ date: day, weight }) =>
          weight === null ? [] : [{ date: day, kg: weight }],
        ),
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
      const mark = v.safeParse(VALUE_THINGS['day-marks'].value, value);
      return isDiaryDay(key) && mark.success ? [[key, mark.output.logged]] : [];
    }),
  );
}
