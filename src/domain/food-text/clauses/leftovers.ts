import { isAmount } from '../elements/element-parts.ts';
import type { Element } from '../elements/elements.ts';

const isFrom = (element: Element): boolean => (element.is === 'food' || element.is === 'unit') && element.from === true;

const isLeft = (element: Element): boolean =>
  element.is === 'deed' && (element.deed === 'leave' || element.deed === 'throw');

/** „სამი ხინკალი დავტოვე რვიდან" are five, „რვიდან სამი შევჭამე" three, „6 ნაჭრიდან 2 ნაჭერი პიცა" two slices. */
function takenFrom(elements: readonly Element[]): Element[] | undefined {
  const many = elements.find((element, at) => {
    const next = elements[at + 1];
    return element.is === 'number' && (element.from === true || (next?.is === 'unit' && next.from === true));
  });
  const some = elements.find((element) => element.is === 'number' && element !== many);
  if (many?.is !== 'number' || some?.is !== 'number' || some.value >= many.value) return undefined;
  const leaves = elements.some(isLeft);
  const units = elements.filter(({ is }) => is === 'unit').length;
  return elements.flatMap((element): Element[] => {
    if (element === many || isLeft(element) || (units > 1 && element.is === 'unit' && element.from)) return [];
    return element === some ? [{ ...some, value: leaves ? many.value - some.value : some.value }] : [element];
  });
}

/** „ნახევარი დავტოვე სპაგეტი": the other half was eaten. */
function notLeft(elements: readonly Element[]): Element[] | undefined {
  const verb = elements.findIndex(isLeft);
  const food = elements.findIndex(({ is }) => is === 'food');
  const [some, ...more] = elements.filter((element) => element.is === 'number');
  if (verb < 0 || food < verb || some?.is !== 'number' || some.value >= 1 || more.length > 0) return undefined;
  if (elements.indexOf(some) > verb) return undefined;
  return elements.flatMap((element): Element[] =>
    isLeft(element) ? [] : element === some ? [{ ...some, value: 1 - some.value }] : [element],
  );
}

/**
 * Parts one part of a sentence that tells of a food and of what was left of it: „პიცის სამი ნაჭრიდან ერთი დავტოვე" are three slices and one
 * that was left. „ოთხი ხინკლიდან სამი შევჭამე" are the three only. Anything else stays one.
 */
export function withLeftovers(elements: readonly Element[]): Element[][] {
  const taken = takenFrom(elements) ?? notLeft(elements);
  if (taken) return [taken];
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
