import { describe, expect, test } from 'vitest';
import { createHelpSearch } from '#app/features/help/help-search.ts';
import { HELP } from '#app/text/help/groups.ts';

const answers = HELP.flatMap((group) => group.answers);
const found = (query: string) =>
  createHelpSearch(answers)
    .search(query)
    .map(({ id }) => id);

describe('the questions', () => {
  test('are at least thirty, each with an address of its own', () => {
    expect(answers.length).toBeGreaterThanOrEqual(30);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
  });

  test('are asked and answered in Georgian', () => {
    for (const { question, answer } of answers) {
      expect(question).toMatch(/\p{Script=Georgian}/u);
      expect(answer.length).toBeGreaterThan(0);
    }
  });

  test('speak Mkhedruli only, without capitals of Mtavruli', () => {
    expect(JSON.stringify(HELP)).not.toMatch(/[\u1c90-\u1cbf]/u);
  });
});

describe('the search', () => {
  test.each([
    ['როგორ დავაყენო აიფონზე', 'install-iphone'],
    ['iphone', 'install-iphone'],
    ['androidze rogor davayeno', 'install-android'],
    ['წყლის მიზანი', 'water-goal'],
    ['wyali', 'water'],
    ['უინტერნეტოდ', 'offline'],
    ['internetis gareshe', 'offline'],
    ['პროფილის წაშლა', 'delete-account'],
    ['წავშალო პროფილი', 'delete-account'],
    ['ბანკის ბარათით გადახდა', 'payment'],
    ['mifflin', 'calories'],
    ['კალორების მიზანი', 'change-goal'],
    ['დიეტას როგორ შევცვლი', 'diet'],
    ['facebook', 'in-app-browser'],
    ['შეცდომით წავშალე კერძი, დამიბრუნეთ', 'undo'],
    ['მარხვა', 'diet'],
  ])('„%s“ brings %s among the first three', (query, id) => {
    expect(found(query).slice(0, 3)).toContain(id);
  });

  test('a word that no answer has finds nothing, and neither do blanks and marks', () => {
    expect(found('ავიაბილეთები')).toEqual([]);
    expect(found('qqqq')).toEqual([]);
    expect(found('  …?! ')).toEqual([]);
  });

  test('is still there for half a word', () => {
    expect(found('საყიდლ')[0]).toBe('shopping-list');
    expect(found('ვიტამ')[0]).toBe('vitamins');
  });

  test('a pasted page is answered, not choked on', () => {
    expect(() => found('წყალი '.repeat(5_000))).not.toThrow();
  });
});
