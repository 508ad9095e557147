import { helpScreen } from '#app/text/help/help-screen.ts';
import { expenditureExample, type ExampleDay } from './expenditure-example.ts';
import './expenditure-picture.css';

const WIDTH = 320;
const HEIGHT = 84;
const DAYS = expenditureExample();
const LAST = DAYS.at(-1)?.at ?? 1;

/** A made-up diary: weigh-ins and the trend under them, then the expenditure whose interval narrows. */
export function ExpenditurePicture() {
  const learned = DAYS.flatMap(({ at, learned: figures }) => (figures ? [{ at, ...figures }] : []));
  const kg = scale(DAYS.flatMap(({ weighedKg, trendKg }) => [weighedKg ?? trendKg, trendKg]));
  const kcal = scale(learned.flatMap(({ low, high }) => [low, high]));
  const band = [
    ...learned.map(({ at, high }) => [at, high] as const),
    ...learned.toReversed().map(({ at, low }) => [at, low] as const),
  ];
  return (
    <figure className="expenditure-picture" role="img" aria-label={helpScreen.expenditurePicture}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {DAYS.map(({ at, weighedKg }) =>
          weighedKg === null ? null : <circle key={at} cx={xOf(at)} cy={kg(weighedKg)} r={2.5} />,
        )}
        <polyline
          points={line(
            DAYS.map((day: ExampleDay) => [day.at, day.trendKg]),
            kg,
          )}
        />
      </svg>
      <figcaption aria-hidden="true">
        {helpScreen.weighIns} · <b>{helpScreen.trend}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polygon points={line(band, kcal)} />
        <polyline
          points={line(
            learned.map((day) => [day.at, day.kcal]),
            kcal,
          )}
        />
      </svg>
      <figcaption aria-hidden="true">
        <b>{helpScreen.learned}</b>
      </figcaption>
    </figure>
  );
}

const xOf = (at: number): number => 4 + (at / LAST) * (WIDTH - 8);

const line = (points: readonly (readonly [at: number, value: number])[], yOf: (value: number) => number): string =>
  points.map(([at, value]) => `${xOf(at).toFixed(1)},${yOf(value).toFixed(1)}`).join(' ');

/** From values to the height of a drawing, the largest at the top. */
function scale(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => 5 + ((most - value) / (most - least || 1)) * (HEIGHT - 10);
}
