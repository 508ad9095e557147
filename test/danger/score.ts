import { DANGER_CLASSES } from '#domain/coach/danger/danger-rule.ts';
import { findByRules, findDanger } from '#domain/coach/danger/find-danger.ts';
import { WHOLE_KNOWLEDGE } from '#test/unit/domain/coach/whole-knowledge.ts';
import { readPhrases } from './phrasing-files.ts';

/** Prints how many phrasings are found, by rules and in all, and what everyday lines are taken for danger; with `tuned`, each that is missed of `lines`. */
export async function main([what]: string[]): Promise<number> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  for (const folder of ['lines', 'kept-aside'] as const) {
    const { danger, everyday } = readPhrases(folder);
    const seen = danger.map((one) => ({
      ...one,
      rule: findByRules(one.text, {}, WHOLE_KNOWLEDGE.foods),
      found: findDanger(one.text, {}, WHOLE_KNOWLEDGE.foods),
    }));
    const alarms = everyday.flatMap(({ text }) => {
      const found = findDanger(text, {}, WHOLE_KNOWLEDGE.foods);
      return found ? [{ text, id: found.id, byRule: findByRules(text, {}, WHOLE_KNOWLEDGE.foods) !== undefined }] : [];
    });
    say(
      `${folder}: ${seen.length}, by rules ${seen.filter(({ rule }) => rule).length}, in all ${seen.filter(({ found }) => found).length}, ` +
        `of its class ${seen.filter(({ id, found }) => found?.id === id).length}, unsure ${seen.filter(({ found }) => found?.unsure).length}; everyday ${everyday.length}, alarms ${alarms.length}, by rules ${alarms.filter(({ byRule }) => byRule).length}`,
    );
    for (const id of DANGER_CLASSES) {
      const ofClass = seen.filter((one) => one.id === id);
      say(`  ${id}: ${ofClass.filter(({ found }) => found).length} of ${ofClass.length}`);
      if (what === 'tuned' && folder === 'lines') for (const { text, found } of ofClass) if (!found) say(`    ${text}`);
    }
    if (what === 'tuned' && folder === 'lines')
      for (const { text, id, byRule } of alarms) say(`  alarm ${id} ${byRule ? 'rule' : 'sound'}: ${text}`);
  }
  return 0;
}
