import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DANGER_CLASSES, type DangerClass } from '#domain/coach/danger/danger-rule.ts';

/** A line as somebody typed it, and the class of danger it tells of; null for an everyday one. */
export interface Phrase {
  text: string;
  id: DangerClass | null;
  /** Whose way of writing it is: a file of `voices`, or the lists written before there were any. */
  voice: string;
}

/** The lists that were written before there were voices. */
export const FIRST_VOICE = 'first';
const EVERYDAY = 'everyday';

/** The phrasings of danger and the everyday lines of a folder beside this file: `lines` to tune on, `kept-aside` and `first-sight` to score. Throws for an unknown class. */
export function readPhrases(folder: 'lines' | 'kept-aside' | 'first-sight'): { danger: Phrase[]; everyday: Phrase[] } {
  const first = [
    ...phrasesOf(`${folder}/danger.txt`, FIRST_VOICE),
    ...phrasesOf(`${folder}/everyday.txt`, FIRST_VOICE),
  ];
  const voices = (existsSync(pathOf(`${folder}/voices`)) ? readdirSync(pathOf(`${folder}/voices`)) : [])
    .toSorted()
    .flatMap((file) => phrasesOf(`${folder}/voices/${file}`, file.replace(/\.txt$/, '')));
  const all = [...first, ...voices];
  return { danger: all.filter(({ id }) => id !== null), everyday: all.filter(({ id }) => id === null) };
}

/** Lines below „# class" are of that class; those below „# everyday", or below none, of no danger. */
function phrasesOf(file: string, voice: string): Phrase[] {
  let id: DangerClass | null = null;
  const phrases: Phrase[] = [];
  for (const line of linesOf(file)) {
    if (line.startsWith('# ')) id = line === `# ${EVERYDAY}` ? null : classOf(line.slice(2));
    else phrases.push({ text: line, id, voice });
  }
  return phrases;
}

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const linesOf = (file: string): string[] =>
  readFileSync(pathOf(file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

function classOf(name: string): DangerClass {
  const found = DANGER_CLASSES.find((id) => id === name);
  if (!found) throw new Error(`Unknown class of danger: ${name}`);
  return found;
}
