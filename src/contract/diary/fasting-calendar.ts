import * as v from 'valibot';
import { FAST_LEVELS } from '#domain/fasts/fasting-calendar.ts';
import { call } from '../call.ts';
import { Day } from '../primitives.ts';

/** The calendar is right while the Julian one lags 13 or 14 days behind, and nobody plans farther. */
const CalendarDay = v.pipe(
  Day,
  v.check((day) => day <= '2199-12-31', 'The calendar ends on 2199-12-31'),
);

export const getFastingCalendar = call({
  method: 'GET',
  path: '/fasting-calendar',
  summary:
    'The Orthodox fasts day by day, at most 400 days: level is lay practice in Georgia, typikon the rule; season and name are Georgian.',
  auth: 'none',
  anyDay: true,
  query: v.object({ startDate: CalendarDay, endDate: CalendarDay }),
  data: v.array(
    v.object({
      date: Day,
      /** All; no meat; no meat, dairy, eggs; also no fish; also no oil. */
      level: v.picklist(FAST_LEVELS),
      typikon: v.picklist(FAST_LEVELS),
      season: v.nullable(v.string()),
      name: v.nullable(v.string()),
    }),
  ),
});
