import { DANGER_CLASSES } from '#domain/coach/danger/danger-rule.ts';
import { findByRules, findDanger } from '#domain/coach/danger/find-danger.ts';
import { WHOLE_KNOWLEDGE } from '#test/unit/domain/coach/whole-knowledge.ts';
import { readPhrases, type Phrase } from './phrasing-files.ts';

/** Prints how many phrasings are found, by rules and in all, and what everyday lines are taken for danger; with `tuned`, each that is missed of `lines`. */
export async function main([what]: string[]): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const folder of ['lines', 'kept-aside'] as const) {
    const { danger, everyday } = readPhrases(folder);
    const seen = danger.map(heard);
    const near = everyday.map(heard);
    const alarms = near.filter(({ found }) => found);
    const isTold = what === 'tuned' && folder === 'lines';
    say(
      `${folder}: ${seen.length}, by rules ${seen.filter(({ rule }) => rule).length}, in all ${seen.filter(({ found }) => found).length}, ` +
        `of its class ${seen.filter(({ id, found }) => found?.id === id).length}, unsure ${seen.filter(({ found }) => found?.unsure).length}; everyday ${near.length}, alarms ${alarms.length}, by rules ${alarms.filter(({ rule }) => rule).length}`,
    );
    for (const id of DANGER_CLASSES) {
      const ofClass = seen.filter((one) => one.id === id);
      say(`  ${id}: ${ofClass.filter(({ found }) => found).length} of ${ofClass.length}`);
      if (isTold) for (const { text, found } of ofClass) if (!found) say(`    ${text}`);
    }
    for (const voice of new Set(seen.concat(near).map((one) => one.voice))) {
      const [ofVoice, nearOfVoice] = [seen, near].map((all) => all.filter((one) => one.voice === voice));
      const count = (all: readonly Heard[] = []) => `${all.filter(({ found }) => found).length} of ${all.length}`;
      say(
        `  ${voice}: ${count(ofVoice)}, by rules ${ofVoice?.filter(({ rule }) => rule).length}; alarms ${count(nearOfVoice)}`,
      );
    }
    if (isTold)
      for (const { text, rule, found } of alarms) say(`  alarm ${found?.id} ${rule ? 'rule' : 'sound'}: ${text}`);
  }
  return 0;
}

interface Heard extends Phrase {
  rule: ReturnType<typeof findByRules>;
  found: ReturnType<typeof findDanger>;
}

const heard = (phrase: Phrase): Heard => ({
  ...phrase,
  rule: findByRules(phrase.text, {}, WHOLE_KNOWLEDGE.foods),
  found: findDanger(phrase.text, {}, WHOLE_KNOWLEDGE.foods),
});
