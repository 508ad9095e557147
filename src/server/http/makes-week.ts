import { CALLS } from '#contract/calls.ts';

const MAKING: ReadonlySet<string> = new Set([CALLS.postDiet.path, CALLS.postOnboarding.path]);

/** Whether a call below `/api` plans a week, which is counted for itself. */
export const makesWeek = (path: string): boolean => MAKING.has(path.split('?', 1)[0] ?? '');
