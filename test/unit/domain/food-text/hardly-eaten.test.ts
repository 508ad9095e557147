import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const logged = (text: string) => parseFoodText(text, names).items.map(({ foodId }) => foodId);
const shown = (text: string) => parseFoodText(text, names).leftOut.map(({ foodId, why }) => [foodId, why]);

describe('a food that no meal is told of is shown, not logged', () => {
  test.each([
    ['where the writer did something else with it', 'პომიდორი დავრგე', 'tomato'],
    ['where a list of it ends in such a verb', 'ყაბაყი და ბადრიჯანი დავრგე', 'eggplant'],
    ['where it is the place', 'ბორჯომში დავისვენეთ ერთი კვირა', 'borjomi'],
    ['where nobody eats so much', 'ყურძენი 200 კილო', 'grape'],
  ])('%s: %s', (_, text, food) => {
    expect(logged(text)).toEqual([]);
    expect(shown(text)).toContainEqual([food, 'unsure']);
  });

  test.each([
    ['what was peeled, warmed up or spread', 'ფორთოხალი გავფცქვენი', 'orange'],
    ['what was eaten, whatever else was done', 'პომიდორი დავრგე და ერთი პომიდორი ვჭამე', 'tomato'],
    ['four kilograms and less', '4 კილო საზამთრო', 'watermelon'],
  ])('but %s is logged: %s', (_, text, food) => {
    expect(logged(text)).toContain(food);
  });
});

describe('what is of something that nobody knows is another food', () => {
  test.each(['ნიანგის სტეიკი 200 გ', 'ვირის რძე 100 მლ', 'კაქტუსის წვენი 1 ჭიქა'])('%s', (text) => {
    const { items, unknown } = parseFoodText(text, names);

    expect(items).toEqual([]);
    expect(unknown).not.toEqual([]);
  });

  test('a pizza of somebody is a pizza', () => {
    expect(logged('რონის პიცა 2 ნაჭერი')).toEqual(['pizza']);
  });
});
