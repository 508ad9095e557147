import { addDays, daysFrom } from '#domain/diary/diary-day.ts';
import {
  expenditureOn,
  KNOWN_WITHIN_DAYS,
  LEAST_LOGGED_DAYS,
  LEAST_WEIGH_INS,
} from '#domain/body/expenditure/expenditure.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { FIRST_SIMULATED_DAY, simulatedPerson, type SimulatedPerson } from '../support/knowledge/simulated-people.ts';
import { sparkyFitnessKcal } from '../support/knowledge/sparky-fitness.ts';

const PEOPLE = 1000;
const DAYS = 84;
const DECIDING_DAY = 28;
const MEDIAN_ERROR_KCAL = 130;
const SHARE_OF_FORMULA = 0.6;
const COVERED = [0.75, 0.88] as const;

/** What the three methods say of the same people, and how often the interval of ours holds the truth. */
export async function run(): Promise<BenchRow[]> {
  const people = Array.from({ length: PEOPLE }, (_, seed) => simulatedPerson(seed, DAYS));
  const early = people.reduce((sum, person) => sum + knownTooEarly(person), 0);
  return [
    ...[21, DECIDING_DAY, 42, 84].flatMap((day) => rowsOf(people, day)),
    {
      what: `${PEOPLE} people × ${DAYS} days, told before its time`,
      measured: `${early}`,
      budget: '0',
      ok: early === 0,
    },
  ];
}

function rowsOf(people: readonly SimulatedPerson[], day: number): BenchRow[] {
  const date = addDays(FIRST_SIMULATED_DAY, day - 1);
  const told = people.flatMap((person) => {
    const { kcal, low, high } = expenditureOn(date, person);
    if (kcal === null || low === null || high === null) return [];
    const truth = person.wantedKcal(date);
    return [
      {
        ours: kcal - truth,
        formula: person.formulaKcal - truth,
        peer: sparkyFitnessKcal(date, person) - truth,
        held: low <= truth && truth <= high,
        width: high - low,
      },
    ];
  });
  const deciding = day === DECIDING_DAY;
  const errorOf = (method: 'ours' | 'formula' | 'peer') => median(told.map((each) => Math.abs(each[method])));
  const [ours, formula, peer] = [errorOf('ours'), errorOf('formula'), errorOf('peer')];
  const covered = told.filter(({ held }) => held).length / told.length;
  const what = `expenditure, day ${day}, ${told.length} people known`;
  const kcal = (error: number) => `${Math.round(error)} kcal`;
  return [
    {
      what,
      measured: `median error ${kcal(ours)}; formula ${kcal(formula)}, SparkyFitness ${kcal(peer)}; ${Math.round((ours / formula) * 100)} % of the formula's`,
      budget: deciding ? `≤ ${MEDIAN_ERROR_KCAL} kcal, ≤ ${SHARE_OF_FORMULA * 100} %` : '',
      ok: !deciding || (ours <= MEDIAN_ERROR_KCAL && ours <= formula * SHARE_OF_FORMULA),
    },
    {
      what: `${what}: 80 % interval`,
      measured: `holds ${(covered * 100).toFixed(1)} %, median width ${kcal(median(told.map(({ width }) => width)))}`,
      budget: deciding ? `${COVERED[0] * 100}–${COVERED[1] * 100} %` : '',
      ok: !deciding || (covered >= COVERED[0] && covered <= COVERED[1]),
    },
  ];
}

/** Days on which a figure is told although the diary holds too little for it. */
const knownTooEarly = (person: SimulatedPerson): number =>
  daysFrom(FIRST_SIMULATED_DAY, addDays(FIRST_SIMULATED_DAY, DAYS - 1)).filter((date) => {
    const since = addDays(date, 1 - KNOWN_WITHIN_DAYS);
    const full = [...person.fullDays].filter((day) => day >= since && day <= date).length;
    const weighIns = person.weighIns.filter((each) => each.date >= since && each.date <= date).length;
    return expenditureOn(date, person).status === 'known' && (full < LEAST_LOGGED_DAYS || weighIns < LEAST_WEIGH_INS);
  }).length;
