import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FOODS } from '#content/join/food-table.ts';
import { DANGER_CLASSES, type DangerClass } from '#domain/coach/danger/danger-rule.ts';
import { findByRules } from '#domain/coach/danger/find-danger.ts';
import { featuresOf, PLACES, scoreOf } from '#domain/coach/danger/learned/features.ts';
import { STEPS, tableOf } from '#domain/coach/danger/learned/table-letters.ts';
import { readWords } from '#domain/coach/danger/read-words.ts';
import { linesOf, PHRASINGS } from '#test/unit/domain/coach/danger/phrasings.ts';
import { HARMLESS } from '#test/unit/domain/coach/danger/harmless-phrasings.ts';
import { LATER_HARMLESS } from '#test/unit/domain/coach/danger/later-harmless-phrasings.ts';
import { LABELLED_QUESTIONS } from '#test/unit/domain/coach/labelled.ts';
import { WHOLE_KNOWLEDGE } from '#test/unit/domain/coach/whole-knowledge.ts';
import { EVERYDAY_LINES } from '#test/unit/domain/food-text/fixtures/everyday-lines.ts';
import { learn, type Learned } from './learn.ts';
import { FIRST_VOICE, readPhrases, type Phrase } from './phrasing-files.ts';

const TABLE = fileURLToPath(new URL('../../src/domain/coach/danger/learned/learned-table.ts', import.meta.url));
/** Of a hundred everyday lines that were not learned, so many may sound like a danger. */
const FALSE_ALARMS = 0.015;
const FOLDS = 6;
/** What was written for other tests. */
const OLDER = 'older';
/** Lists of several ways to write. */
const MIXED: ReadonlySet<string> = new Set([OLDER, FIRST_VOICE]);
const COST = { danger: 1, everyday: 2 } as const;
/** A weight beyond this is written as this. */
const MOST_WEIGHT = 1.6;

interface Line extends Phrase {
  places: readonly number[];
}

/** Learns the second opinion anew from all lines and writes its table: `node src/build/run-ts.mjs test/danger/train.ts`. Returns the exit code. */
export async function main(): Promise<number> {
  const { danger, everyday } = readPhrases('lines');
  const older = PHRASINGS.flatMap(({ meant: [id = null], known }) =>
    known.map((text): Phrase => ({ text, id, voice: OLDER })),
  );
  const asked = [...LABELLED_QUESTIONS.tuned, ...LABELLED_QUESTIONS.keptAside].map(([text]) => text);
  const near = [...everyday, ...ofNone([...linesOf(HARMLESS), ...linesOf(LATER_HARMLESS), ...asked])];
  const foods = [...FOODS.map(({ name }) => name), ...WHOLE_KNOWLEDGE.recipes.map(({ title }) => title)];
  const logged = EVERYDAY_LINES.tuned.map(({ text }) => text);
  const lines = placed([...danger, ...older]);
  // What the rules take for a danger never comes to the second opinion.
  const others = placed([...near, ...ofNone([...foods, ...logged])]).filter(
    ({ text }) => !findByRules(text, {}, WHOLE_KNOWLEDGE.foods),
  );
  const asides = new Set(near.map(({ text }) => text));
  const threshold = thresholdOf(lines, others, asides);
  const learned = binary([...lines, ...others]);
  await writeFile(TABLE, moduleOf(learned, classesOf(lines), threshold));
  process.stdout.write(
    `${lines.length} phrasings of danger, ${others.length} everyday lines, threshold ${threshold}\n`,
  );
  return 0;
}

const ofNone = (texts: readonly string[]): Phrase[] => texts.map((text) => ({ text, id: null, voice: OLDER }));

const placed = (phrases: readonly Phrase[]): Line[] =>
  phrases.map((phrase) => ({ ...phrase, places: featuresOf(readWords(phrase.text, {}, WHOLE_KNOWLEDGE.foods)) }));

const binary = (lines: readonly Line[]): Learned =>
  learn(
    lines.map(({ id, places }) => ({ places, belongs: id !== null })),
    PLACES,
    COST.danger,
    COST.everyday,
  );

/** As written into the table: whole steps. */
const stepsOf = ({ weights }: Learned): number[] =>
  [...weights].map((weight) => Math.max(-STEPS, Math.min(STEPS, Math.round((weight / MOST_WEIGHT) * STEPS))));

/** The score, in steps, above which only `FALSE_ALARMS` of the everyday lines lie whose voice was left out when learning. */
function thresholdOf(lines: readonly Line[], others: readonly Line[], near: ReadonlySet<string>): number {
  const isOut = foldsOf([...lines, ...others]);
  const scores: number[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const steps = stepsOf(binary([...lines, ...others].filter((line) => isOut.get(line) !== fold)));
    for (const line of others)
      if (isOut.get(line) === fold && near.has(line.text)) scores.push(scoreOf(steps, line.places));
  }
  const sorted = scores.toSorted((one, other) => other - one);
  return Math.ceil((sorted[Math.floor(sorted.length * FALSE_ALARMS)] ?? 0) * 10) / 10;
}

/** The fold in which a line is left out: one of a voice with all of that voice, those of the mixed first and older lists in turns. */
function foldsOf(lines: readonly Line[]): ReadonlyMap<Line, number> {
  const voices = [...new Set(lines.map(({ voice }) => voice))].filter((voice) => !MIXED.has(voice));
  return new Map(lines.map((line, at) => [line, (MIXED.has(line.voice) ? at : voices.indexOf(line.voice)) % FOLDS]));
}

/** For each place the class that it speaks for most. */
function classesOf(lines: readonly Line[]): number[] {
  const of = (id: DangerClass): Learned =>
    learn(
      lines.map((line) => ({ places: line.places, belongs: line.id === id })),
      PLACES,
      1,
      1,
    );
  const learned = DANGER_CLASSES.map(of);
  return Array.from({ length: PLACES }, (_, place) => {
    const weights = learned.map(({ weights: one }) => one[place] ?? 0);
    return weights.indexOf(Math.max(...weights));
  });
}

function moduleOf(learned: Learned, classes: readonly number[], threshold: number): string {
  const steps = stepsOf(learned);
  const kept = classes.map((id, place) => ((steps[place] ?? 0) > 0 ? id : 0));
  return `/** What \`test/danger/train.ts\` learned of the lines beside it; written by it, never by hand. */
export const LEARNED = {
  /** A score above it, in steps of a weight, sounds like danger. */
  threshold: ${threshold},
  /** Of each place its weight (see table-letters.ts). */
  weights:
    '${tableOf(steps.map((step) => step + STEPS))}',
  /** Of each place the class of danger that it speaks for, where its weight is above none. */
  classes:
    '${tableOf(kept)}',
} as const;
`;
}
