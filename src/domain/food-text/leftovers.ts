import type { Element } from './elements.ts';

const isAmount = ({ is }: Element): boolean => is === 'number' || is === 'unit' || is === 'size';
const isFrom = (element: Element): boolean => (element.is === 'food' || element.is === 'unit') && element.from === true;

/**
 * Parts one part of a sentence that tells of a food and of what was left of it: „პიცის სამი ნაჭრიდან ერთი დავტოვე" are three slices and one
 * that was left. „ოთხი ხინკლიდან სამი შევჭამე" are the three only. Anything else stays one.
 */
export function withLeftovers(elements: readonly Element[]): Element[][] {
  const whole = [[...elements]];
  const foodAt = elements.findLastIndex(({ is }) => is === 'food');
  if (foodAt < 0 || elements.some((element) => element.is === 'deed' && element.deed === 'not')) return whole;
  const unfinished = elements.findIndex((element) => element.is === 'deed' && element.deed === 'unfinished');
  if (unfinished > foodAt) return [elements.slice(0, unfinished), elements.slice(unfinished)];
  const head = Math.max(foodAt, elements.findLastIndex(isFrom)) + 1;
  const [before, tail] = [elements.slice(0, head), elements.slice(head)];
  if (!tail.some(({ is }) => is === 'number')) return whole;
  const leaves = tail.some(
    (element) =>
      element.is === 'deed' &&
      (element.deed === 'leave' || element.deed === 'throw' || (element.deed === 'others' && before.some(isFrom))),
  );
  const counted = before.some(({ is }) => is === 'number' || is === 'unit');
  if (leaves)
    return counted || before.some(isFrom) || tail.some((element) => element.is === 'number' && element.value < 1)
      ? [before, tail]
      : whole;
  const eats = tail.some((element) => element.is === 'deed' && (element.deed === 'eat' || element.deed === 'together'));
  return eats && counted && before.some(isFrom) && tail.some((element) => element.is === 'number' && element.value >= 1)
    ? [
        [
          ...before.filter(
            (element) => !isAmount(element) || (element.is === 'unit' && !tail.some(({ is }) => is === 'unit')),
          ),
          ...tail,
        ],
      ]
    : whole;
}
