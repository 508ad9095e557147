import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DANGER_CLASSES, type DangerClass } from '#domain/coach/danger/danger-rule.ts';

/** A line as somebody typed it, and the class of danger it tells of; null for an everyday one. */
export interface Phrase {
  text: string;
  id: DangerClass | null;
}

/** The phrasings of danger and the everyday lines of a folder beside this file: `lines` to tune on, `kept-aside` to score. Throws for an unknown class. */
export function readPhrases(folder: 'lines' | 'kept-aside'): { danger: Phrase[]; everyday: Phrase[] } {
  let id: DangerClass | null = null;
  const danger: Phrase[] = [];
  for (const line of linesOf(`${folder}/danger.txt`)) {
    if (line.startsWith('# ')) id = classOf(line.slice(2));
    else danger.push({ text: line, id });
  }
  return { danger, everyday: linesOf(`${folder}/everyday.txt`).map((text) => ({ text, id: null })) };
}

const linesOf = (file: string): string[] =>
  readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

function classOf(name: string): DangerClass {
  const found = DANGER_CLASSES.find((id) => id === name);
  if (!found) throw new Error(`Unknown class of danger: ${name}`);
  return found;
}
