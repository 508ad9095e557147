import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysFrom, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import {
  FAST_LEVELS,
  FAST_SEASONS,
  fastingCalendar,
  fastingDay,
  type FastLevel,
  type FastSeason,
} from '#domain/fasts/fasting-calendar.ts';
import { paschaOf } from '#domain/fasts/paschalion.ts';

/** Pascha as python-dateutil lists it in tests/test_easter.py (`orthodox_easter_dates`), 2020 to 2040. */
const PASCHA = [
  '2020-04-19',
  '2021-05-02',
  '2022-04-24',
  '2023-04-16',
  '2024-05-05',
  '2025-04-20',
  '2026-04-12',
  '2027-05-02',
  '2028-04-16',
  '2029-04-08',
  '2030-04-28',
  '2031-04-13',
  '2032-05-02',
  '2033-04-24',
  '2034-04-09',
  '2035-04-29',
  '2036-04-20',
  '2037-04-05',
  '2038-04-25',
  '2039-04-17',
  '2040-05-06',
] as const;

/**
 * The twelve feasts by orthodoxy.ge/dgesastsaulebi.htm, civil dates; the movable ones are Pascha's neighbours. The
 * calendar of github.com/tedo881/orthodoxcalendarnextjs (public/data/calendar_data.json, `atormeta`) has the same days.
 */
const FIXED = {
  '01-07': 'შობა',
  '01-19': 'ნათლისღება',
  '02-15': 'მირქმა',
  '04-07': 'ხარება',
  '08-19': 'ფერისცვალება',
  '08-28': 'მარიამობა',
  '09-21': 'ღვთისმშობლის შობა',
  '09-27': 'ჯვართამაღლება',
  '12-04': 'ტაძრად მიყვანება',
};
const MOVABLE = { [-7]: 'ბზობა', 0: 'აღდგომა', 39: 'ამაღლება', 49: 'სულთმოფენობა' };
const OTHERS = {
  '01-27': 'ნინოობა',
  '07-07': 'იოანე ნათლისმცემლის შობა',
  '07-12': 'პეტრე-პავლობა',
  '09-11': 'იოანე ნათლისმცემლის თავისკვეთა',
  '10-14': 'სვეტიცხოვლობა',
};

const years = PASCHA.map((pascha) => [Number(pascha.slice(0, 4)), pascha] as const);
const dayOf = (year: number, monthDay: string) => `${year}-${monthDay}` as DiaryDay;
const levelOn = (date: DiaryDay): FastLevel => fastingDay(date).level;
const strictness = (level: FastLevel): number => FAST_LEVELS.indexOf(level);

describe('the feasts', () => {
  test.each(years)('Pascha of %d is on %s', (year, pascha) => {
    expect(paschaOf(year)).toBe(pascha);
  });

  test.each(years)('of %d are on the days of the church calendar', (year, pascha) => {
    for (const [on, name] of Object.entries({ ...FIXED, ...OTHERS }))
      expect(fastingDay(dayOf(year, on)).name).toContain(name);
    for (const [distance, name] of Object.entries(MOVABLE))
      expect(fastingDay(addDays(pascha, Number(distance))).name).toContain(name);
    expect(fastingDay(addDays(pascha, -8)).name).toContain('ლაზარეს შაბათი');
  });

  test('Pascha is a Sunday between 4 April and 8 May', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2099 }), (year) => {
        const pascha = paschaOf(year);
        expect(weekdayOf(pascha)).toBe(7);
        expect(pascha >= dayOf(year, '04-04') && pascha <= dayOf(year, '05-08')).toBe(true);
      }),
    );
  });

  test('the lag of the Julian calendar grows to 14 days in March 2100', () => {
    expect(fastingDay('2100-01-07').name).toBe('შობა');
    expect(fastingDay('2100-04-08').name).toContain('ხარება');
    expect(fastingDay('2101-01-08').name).toBe('შობა');
  });
});

describe('the seasons', () => {
  // First and last days, by the marks of the Georgian church calendar (tedo881/orthodoxcalendarnextjs, public/data/fasting.bin).
  test.each(years)('of %d begin and end on their days', (year, pascha) => {
    const spans = [
      ['cheese-week', addDays(pascha, -55), addDays(pascha, -49)],
      ['great-lent', addDays(pascha, -48), addDays(pascha, -7)],
      ['holy-week', addDays(pascha, -6), addDays(pascha, -1)],
      ['bright-week', pascha, addDays(pascha, 6)],
      ['apostles', addDays(pascha, 57), dayOf(year, '07-11')],
      ['dormition', dayOf(year, '08-14'), dayOf(year, '08-27')],
      ['nativity', dayOf(year, '11-28'), dayOf(year + 1, '01-06')],
      ['fast-free', addDays(pascha, -69), addDays(pascha, -63)],
      ['fast-free', addDays(pascha, 50), addDays(pascha, 56)],
      ['fast-free', dayOf(year, '01-07'), dayOf(year, '01-17')],
    ] as const;
    for (const [season, first, last] of spans) {
      expect(daysFrom(first, last).map((date) => fastingDay(date).season)).toEqual(
        daysFrom(first, last).map(() => season),
      );
      expect(fastingDay(addDays(first, -1)).season).not.toBe(season);
      expect(fastingDay(addDays(last, 1)).season).not.toBe(season);
    }
  });

  test('Great Lent begins 48 days before Pascha, on a Monday, and free weeks never fast', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2098 }), (year) => {
        const days = fastingCalendar(dayOf(year, '01-01'), dayOf(year, '12-31'));
        const lent = days.find(({ season }) => season === 'great-lent');
        expect(lent && daysBetween(lent.date, paschaOf(year))).toBe(48);
        expect(lent && weekdayOf(lent.date)).toBe(1);
        const levels = (...seasons: readonly FastSeason[]) =>
          new Set(
            days
              .filter(({ season }) => season && seasons.includes(season))
              .flatMap(({ level, typikon }) => [level, typikon]),
          );
        expect(levels('fast-free', 'bright-week')).toEqual(new Set(['none']));
        expect(levels('cheese-week')).toEqual(new Set(['meat-free']));
      }),
      { numRuns: 30 },
    );
  });

  test('have the names that people use', () => {
    expect(Object.values(FAST_SEASONS)).toEqual([
      'დიდი მარხვა',
      'ვნების შვიდეული',
      'ყველიერი',
      'პეტრე-პავლობის მარხვა',
      'მარიამობის მარხვა',
      'შობის მარხვა',
      'ბრწყინვალე შვიდეული',
      'მსგეფსი',
    ]);
  });
});

describe('what lay people eat', () => {
  // Days with fish by the marks of the Georgian church calendar; Wednesdays and Fridays of the year by common practice.
  test.each([
    ['2026-01-21', 'oil', 'an ordinary Wednesday'],
    ['2026-01-22', 'none', 'an ordinary Thursday'],
    ['2026-02-04', 'none', 'Wednesday after the Publican and the Pharisee'],
    ['2026-02-18', 'meat-free', 'Wednesday of the cheese week'],
    ['2026-02-23', 'oil', 'the first day of Great Lent'],
    ['2026-04-04', 'fish', 'Lazarus Saturday'],
    ['2026-04-05', 'fish', 'Palm Sunday'],
    ['2026-04-07', 'oil', 'the Annunciation in Holy Week'],
    ['2025-04-07', 'fish', 'the Annunciation in Lent'],
    ['2026-04-10', 'strict', 'Great Friday'],
    ['2026-04-11', 'oil', 'Great Saturday'],
    ['2026-04-15', 'none', 'Bright Wednesday'],
    ['2026-04-22', 'fish', 'Wednesday of Thomas week'],
    ['2026-05-29', 'fish', 'the last Friday before Pentecost'],
    ['2026-06-03', 'none', 'Wednesday after Pentecost'],
    ['2026-06-08', 'oil', 'the first day of the Apostles’ fast, a Monday'],
    ['2026-06-09', 'fish', 'its Tuesday'],
    ['2026-06-10', 'oil', 'its Wednesday'],
    ['2026-06-13', 'fish', 'its Saturday'],
    ['2027-07-07', 'fish', 'the Forerunner’s birth, a Wednesday in it'],
    ['2026-07-15', 'oil', 'a Wednesday after it'],
    ['2026-08-18', 'oil', 'the Dormition fast'],
    ['2026-08-19', 'fish', 'the Transfiguration'],
    ['2026-08-28', 'fish', 'the Dormition on a Friday'],
    ['2026-09-11', 'oil', 'the Beheading'],
    ['2026-09-27', 'oil', 'the Exaltation of the Cross on a Sunday'],
    ['2026-10-14', 'fish', 'Svetitskhovloba on a Wednesday'],
    ['2026-11-30', 'fish', 'a Monday of the Nativity fast'],
    ['2026-12-02', 'oil', 'its Wednesday'],
    ['2026-12-04', 'fish', 'the Presentation on a Friday'],
    ['2026-12-24', 'fish', 'its last day with fish, a Thursday'],
    ['2026-12-26', 'oil', 'a Saturday after it'],
    ['2027-01-06', 'oil', 'Christmas Eve'],
    ['2026-01-07', 'none', 'Christmas on a Wednesday'],
    ['2026-01-18', 'oil', 'the eve of Theophany on a Sunday'],
    ['2029-01-19', 'none', 'Theophany on a Friday'],
  ] as const)('on %s is %s: %s', (date, level, _) => {
    expect(levelOn(date)).toBe(level);
  });

  test('is never stricter than the rule, but for the end of the Nativity fast, whose last fish is on 24 December, and Saint Nicholas', () => {
    const stricter = fastingCalendar('2020-01-01', '2040-12-31').filter(({ date, level, typikon, season, name }) => {
      const late =
        season === 'nativity' && (date.slice(5) > '12-24' || date.slice(5) < '02-01' || name === 'ნიკოლოზობა');
      return !late && strictness(level) > strictness(typikon);
    });
    expect(stricter).toEqual([]);
  });
});

describe('the rule', () => {
  /**
   * Days that hang on Pascha alone, February to June of 2025:
   * `slavic` rows of brianglass/orthocal-python, calendarium/tests/data/fasting-characterization.txt.
   */
  test.each([
    ['2025-02-12', 'none'],
    ['2025-02-19', 'strict'],
    ['2025-02-24', 'meat-free'],
    ['2025-03-02', 'meat-free'],
    ['2025-03-03', 'strict'],
    ['2025-03-08', 'oil'],
    ['2025-03-10', 'strict'],
    ['2025-03-15', 'oil'],
    ['2025-03-16', 'oil'],
    ['2025-03-27', 'strict'],
    ['2025-04-02', 'oil'],
    ['2025-04-03', 'oil'],
    ['2025-03-11', 'strict'],
    ['2025-04-12', 'oil'],
    ['2025-04-13', 'fish'],
    ['2025-04-14', 'strict'],
    ['2025-04-17', 'oil'],
    ['2025-04-18', 'strict'],
    ['2025-04-19', 'strict'],
    ['2025-04-23', 'none'],
    ['2025-04-30', 'oil'],
    ['2025-05-14', 'fish'],
    ['2025-05-28', 'fish'],
    ['2025-06-04', 'oil'],
    ['2025-06-11', 'none'],
    ['2025-06-16', 'strict'],
    ['2025-06-17', 'oil'],
    ['2025-06-18', 'strict'],
    ['2025-06-21', 'fish'],
    ['2025-06-22', 'fish'],
    ['2025-06-27', 'strict'],
  ] as const)('on %s is %s', (date, level) => {
    expect(fastingDay(date).typikon).toBe(level);
  });

  // The same file's fixed seasons, 13 days later: the Dormition fast of August and the Nativity fast.
  test.each([
    ['2025-08-14', 'strict'],
    ['2025-08-16', 'oil'],
    ['2025-08-19', 'fish'],
    ['2025-08-20', 'strict'],
    ['2025-12-02', 'oil'],
    ['2025-12-01', 'strict'],
    ['2025-12-06', 'fish'],
    ['2026-01-03', 'oil'],
    ['2026-01-06', 'strict'],
    ['2025-07-07', 'fish'],
    ['2025-09-11', 'oil'],
    ['2025-09-24', 'strict'],
  ] as const)('on %s is %s by the seasons of fixed date', (date, level) => {
    expect(fastingDay(date).typikon).toBe(level);
  });
});
