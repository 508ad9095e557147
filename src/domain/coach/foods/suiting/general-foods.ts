import type { Allergen } from '#domain/food/allergens.ts';
import type { AnimalPart, FoodGroup } from '#domain/food/food.ts';
import { mayBeOffered, type DishContents, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { forbiddenBy } from './diet-rules.ts';

/** A word of a sentence that names a kind of food, by its root, and all that such food may hold. */
interface GeneralFood {
  /** As a person is told of it. */
  name: string;
  root: RegExp;
  contents: DishContents;
}

const general = (
  name: string,
  root: RegExp,
  allergens: readonly Allergen[],
  animal: readonly AnimalPart[],
  ...holds: readonly (FoodGroup | (string & {}))[]
): GeneralFood => ({ name, root, contents: { allergens, animal, holds } });

/** Kinds of food that the coach speaks of, where no row of the table is meant. A word may be of several. */
export const GENERAL_FOODS: readonly GeneralFood[] = [
  general(
    'რძის ნაწარმი',
    /(?<![ა-ჰ])რძ(?:ე|ის|იან|ით)|(?<![ა-ჰ])ყველ(?!ა)|ხაჭო|მაწ[ოვ]ნ|არაჟა?ნ|ნაღებ|კარაქ|იოგურტ|ნადუღ|სულგუნ|კეფირ|ნაყინ/u,
    ['milk'],
    ['dairy'],
    'dairy',
  ),
  general('კვერცხი', /კვერცხ|ომლეტ|მაიონეზ|ერბო/u, ['eggs'], ['egg'], 'egg'),
  general('მდოგვი', /მაიონეზ|მდოგვ/u, ['mustard'], [], 'sauce'),
  general('თევზი', /თევზ|კალმახ|ორაგულ|სკუმბრი|ქაშაყ|ხეკ|სარდინ|თინუს/u, ['fish'], ['fish'], 'fish'),
  general('ზღვის პროდუქტები', /ზღვის პროდუქტ|კრევეტ|მიდი(?:ა|ებ)/u, ['crustaceans', 'molluscs'], ['fish'], 'fish'),
  general('ხორცი', /(?<!უ)ხორც|მწვად|ქათ[აჰ]?მ|ინდაურ|საქონლ|ღორ(?:ის|ი)|ღვიძლ|ძეხვ/u, [], ['meat'], 'meat'),
  general(
    'კაკლოვნები',
    /თხილ|ნიგ[ოვ]ზ|ნიგვზ|ნუში|ნუშის|კაკალ|გოზინაყ|ჩურჩხელ|საცივ|ფხალ|ბაჟე/u,
    ['nuts'],
    [],
    'nut',
    'walnut',
    'hazelnut',
    'almond',
  ),
  general('მიწისთხილი', /თხილეულ|მიწისთხილ|არაქის/u, ['peanuts'], [], 'nut'),
  general(
    'პური და მარცვლეული',
    /პურ|ცომ|ლავაშ|შვრი|ფაფ|მაკარონ|პასტა|ხაჭაპურ|ხინკალ|მარცვლეულ|ნამცხვ|ორცხობილ|ჩურჩხელ|ბულგურ|სენდვიჩ/u,
    ['gluten'],
    [],
    'bread',
    'grain',
  ),
  general('საცივი', /საცივ/u, ['milk', 'eggs', 'gluten', 'celery', 'sulphites'], ['meat', 'dairy'], 'meat'),
  general('ხაჭაპური', /ხაჭაპურ/u, ['milk', 'eggs'], ['dairy', 'egg'], 'bread'),
  general('სოია', /სოი(?:ა|ს|ო)|ტოფუ/u, ['soybeans'], [], 'pulse', 'tofu'),
  general('სეზამი', /სეზამ|თახინ|ჰუმუს/u, ['sesame'], [], 'sesame'),
  general('ნიახური', /ნიახურ/u, ['celery'], [], 'celery'),
  general('ღვინო და ჩირი', /ღვინო|ღვინის|ჩირ(?:ი|ის|ით)(?![ა-ჰ])|ქიშმიშ/u, ['sulphites'], [], 'dried-fruit'),
  general('შოკოლადი', /შოკოლად/u, ['milk', 'soybeans', 'nuts'], [], 'sweet'),
  general('პარკოსნები', /ლობიო|ოსპ|მუხუდო/u, [], [], 'pulse'),
  general('ხილი', /ხილ(?!ულ)/u, [], [], 'fruit'),
  general('ბოსტნეული', /ბოსტნეულ|სალათ/u, [], [], 'vegetable'),
];

/** Kinds of food that a person is not to be advised, by the rules and the diet. */
export const unsuitedKinds = (rules: EatingRules, diet: string | undefined): readonly GeneralFood[] =>
  GENERAL_FOODS.filter(
    ({ contents }) => !mayBeOffered(contents, rules) || forbiddenBy(diet, { animal: contents.animal, group: 'dish' }),
  );
