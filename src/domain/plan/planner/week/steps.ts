/** Long work that stops between its steps, so that whoever runs it may do something else meanwhile. */
export type Steps<Result> = Generator<void, Result, void>;

/** Does all steps at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
