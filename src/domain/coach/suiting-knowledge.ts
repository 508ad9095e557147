import { mayBeOffered } from '../plan/planner/eating-rules.ts';
import type { CoachContext, CoachKnowledge } from './coach-context.ts';

/** The knowledge without the recipes that hold what the person avoids; what is not known of a dish counts as being in it. */
export function suitingKnowledge(knowledge: CoachKnowledge, { avoids }: CoachContext): CoachKnowledge {
  if (!avoids || avoids.allergies.length + avoids.dislikes.length === 0) return knowledge;
  const rules = { ...avoids, level: 'none' } as const;
  const recipes = knowledge.recipes.filter(({ contents }) => mayBeOffered({ ...contents, animal: [] }, rules));
  return { ...knowledge, recipes };
}
