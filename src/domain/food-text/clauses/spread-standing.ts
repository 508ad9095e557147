import type { Part, Standing } from './clause-parts.ts';

/** Gives each part without verbs of its own what the verbs around it say. */
export function spread(parts: readonly Part[], asks: boolean): void {
  const forward = reachingForward(parts);
  const backward = reachingBack(parts);
  for (const [at, part] of parts.entries()) {
    const [from, to] = [forward[at] ?? null, backward[at] ?? null];
    if (part.own !== null) part.standing = asks && part.own === 'planned' ? 'asked' : part.own;
    else if (asks) part.standing = 'asked';
    else if (from !== null && to !== null && from !== to && (from === 'eaten' || to === 'eaten'))
      part.standing = 'unsure';
    else part.standing = from ?? to ?? 'eaten';
  }
}

/** What verbs that stand before their foods say of the parts after them. */
function reachingForward(parts: readonly Part[]): (Standing | null)[] {
  let going: Standing | null = null;
  return parts.map((part) => {
    if (part.deeds.some(({ deed }) => deed === 'but' || deed === 'today')) going = null;
    const reached = going;
    const leads = part.deeds.some(({ before }) => before === 0);
    if (part.own !== null) going = !part.local && leads ? part.own : null;
    return part.own === null ? reached : null;
  });
}

/**
 * What verbs that stand behind their foods say of the parts before them. A denial („პური, ყველი და კარაქი არ მიჭამია") reaches back only over a list that ends
 * in და: without it the parts before are a diary's own.
 */
function reachingBack(parts: readonly Part[]): (Standing | null)[] {
  let going: Standing | null = null;
  let mayPass = false;
  const reached: (Standing | null)[] = parts.map(() => null);
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (!part) continue;
    if (part.own === null && going !== null && mayPass) reached[at] = going;
    else if (part.own === null) going = null;
    if (part.own !== null) {
      const follows = !part.local && part.foods > 0 && part.deeds.some(({ before }) => before >= part.foods);
      going = follows && part.own !== 'eaten' ? part.own : null;
      mayPass = going !== 'not-eaten' || part.join === 'and';
    }
    if (part.deeds.some(({ deed }) => deed === 'but')) going = null;
  }
  return reached;
}
