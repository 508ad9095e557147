/** Minutes that the steps of a recipe tell: of work and cooking, and of waiting. */
export interface StepMinutes {
  work: number;
  rest: number;
}

const NUMBERS: Readonly<Record<string, number>> = {
  ნახევარი: 0.5,
  ერთი: 1,
  ორი: 2,
  სამი: 3,
  ოთხი: 4,
  ხუთი: 5,
  ექვსი: 6,
  რვა: 8,
  ათი: 10,
  თხუთმეტი: 15,
  ოცი: 20,
  ოცდაათი: 30,
};
/** 6–7 წუთი, 10-წუთიანი, 2,5–3 საათი, ნახევარი საათი: a range counts by its lesser end. */
const TIME = new RegExp(
  `(?:(\\d+(?:,\\d+)?)(?:–\\d+(?:,\\d+)?)?|(${Object.keys(NUMBERS).join('|')}))[ -](წუთ|საათ)`,
  'g',
);
/** Where one sentence tells two things: not at the comma of a decimal. */
const CLAUSES = /[,;:.](?!\d)| და /;
const WAITING = /დააყოვნ|გააჩერ|შედგ|ააფუ|გააცი|გააგრილ|გაყინ|დაასვენ|მარინად|გამოაშრ|გააშრ|ჩაალბ|დაალბ/;
/** It stands by itself, and yet the stove is on. */
const ON_THE_FIRE = /ცეცხლზე/;
/** Soaked the night before: what is done with it in the same clause is work. */
const SOAKED_OVERNIGHT = /(?:წინა )?ღამით დამბალი/;
const OVERNIGHT = /ღამით|ღამე/;
const NIGHT_MINUTES = 480;

const minutesIn = (clause: string): number =>
  [...clause.matchAll(TIME)].reduce((sum, [, digits, word, unit]) => {
    const count = digits === undefined ? (NUMBERS[word ?? ''] ?? 0) : Number(digits.replace(',', '.'));
    return sum + count * (unit === 'საათ' ? 60 : 1);
  }, 0) * (clause.includes('თითო მხარეს') ? 2 : 1);

/** Reads the steps' sentences; a time that they do not tell is not counted. */
export function stepMinutes(steps: readonly string[]): StepMinutes {
  let [work, rest] = [0, 0];
  for (const clause of steps.flatMap((step) => step.split(CLAUSES))) {
    if (OVERNIGHT.test(clause)) rest += NIGHT_MINUTES;
    const done = clause.replace(SOAKED_OVERNIGHT, '');
    if (WAITING.test(done) && !ON_THE_FIRE.test(done)) rest += minutesIn(done);
    else work += minutesIn(done);
  }
  return { work, rest };
}
