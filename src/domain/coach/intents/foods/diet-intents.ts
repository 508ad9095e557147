import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import { mealAt } from '#domain/coach/day-left.ts';
import type { CoachRecipe } from '#domain/coach/coach-context.ts';
import type { Intent } from '#domain/coach/intent.ts';
import { proteinSources } from '#domain/coach/foods/protein-sources.ts';
import { dietOf } from '#domain/coach/foods/pick-recipes.ts';
import { recommend } from '#domain/coach/foods/recommend.ts';

const dishesOf =
  (diet: Diet, about: string): Intent['answer'] =>
  (asked) =>
    `${about} ${recommend(asked, mealAt(asked.context.time), { diet, protein: diet === 'high-protein' })}`;

const ofPlants = dishesOf(
  'fasting',
  'მცენარეული ცილა ლობიოში, ოსპში, მუხუდოში, სოიასა და თხილეულშია. B12 ვიტამინზე ექიმს ჰკითხეთ.',
);
const withoutMeat = dishesOf('vegetarian', 'ხორცის გარეშე ცილას კვერცხი, ყველი, ხაჭო, მაწონი, ლობიო და ოსპი მოგცემთ.');

/** Fish, and nothing of what a fish day leaves out all the same. */
const isFishOfFastDay = ({ title }: CoachRecipe): boolean =>
  /თევზ|კალმახ|ორაგულ|სკუმბრი|ქაშაყ|ხეკ|დორად|ციპურა|სიბას/u.test(title) &&
  !/ყველ|ნაღებ|კარაქ|არაჟ|კვერცხ|მაიონეზ|რძ|იოგურტ|მაწ/u.test(title);

/** Ways to eat: what each is, and dishes of it. */
export const DIET_INTENTS: readonly Intent[] = [
  {
    id: 'fasting',
    unless: ['fish'],
    when: [
      ['fasting'],
      ['fasting', 'what', 'eat'],
      ['fasting', 'dish'],
      ['fasting', 'protein'],
      ['fasting', 'advise', 'dish'],
      ['fasting', 'protein', 'where'],
      ['fasting', 'today'],
    ],
    answer: dishesOf(
      'fasting',
      'მარხვაში ცილა ლობიოდან, ოსპიდან, მუხუდოდან, ნიგოზიდან და სოკოდან მიიღეთ. ხანგრძლივი მარხვისას B12 ვიტამინზე ექიმს ჰკითხეთ.',
    ),
    next: ['რა ვჭამო ვახშმად?', 'რამდენი ცილა დამრჩა?'],
  },
  {
    id: 'fasting-fish',
    when: [
      ['fasting', 'fish'],
      ['fasting', 'fish', 'may'],
      ['fasting', 'fish', 'food', 'may'],
      ['fasting', 'fish', 'may', 'eat'],
      ['fasting', 'fish', 'when'],
    ],
    unless: ['fish_allowed'],
    answer: () =>
      'მარხვაში თევზი მხოლოდ ხსნილ დღეებშია (მაგალითად, ხარება, ბზობა, ფერისცვალება); სხვა დღეებში – მცენარეული საკვები.',
    next: ['რა ვჭამო მარხვაში?'],
  },
  {
    id: 'fish-day',
    when: [
      ['fish', 'fish_allowed'],
      ['fish', 'fish_allowed', 'what', 'eat'],
      ['fish', 'fish_allowed', 'today'],
      ['fish', 'fish_allowed', 'fasting'],
    ],
    answer: (asked) =>
      `თევზით ხსნილ დღეს თევზი მცენარეულ საკვებთან ერთად მიირთმევა. ${recommend(asked, mealAt(asked.context.time), { only: isFishOfFastDay })}`,
  },
  {
    id: 'vegetarian',
    when: [
      ['vegetarian'],
      ['vegetarian', 'what', 'eat'],
      ['meat', 'not', 'eat'],
      ['meat', 'without'],
      ['meat', 'without', 'eat'],
      ['vegetarian', 'dish'],
      ['meat', 'not', 'eat', 'advise', 'what'],
    ],
    answer: (asked) => (asked.question.signs.has('vegan') ? ofPlants : withoutMeat)(asked),
  },
  {
    id: 'low-carb',
    when: [
      ['keto'],
      ['keto', 'diet'],
      ['carbs', 'without'],
      ['carbs', 'without', 'what', 'eat'],
      ['keto', 'dish'],
      ['keto', 'what', 'eat'],
      ['keto', 'choose', 'diet'],
    ],
    answer: dishesOf(
      'low-carb',
      'დაბალნახშირწყლიან დიეტაში პურის, მარცვლეულისა და ტკბილის ადგილს ხორცი, თევზი, კვერცხი, ყველი და ბოსტნეული იკავებს. ეს დიეტა ყველას არ უხდება, ამიტომ თავს ნუ დააძალებთ.',
    ),
  },
  {
    id: 'high-protein',
    when: [
      ['high_protein'],
      ['high_protein', 'dish'],
      ['protein', 'rich'],
      ['protein', 'rich', 'dish'],
      ['protein', 'what', 'dish'],
      ['protein', 'where'],
      ['protein', 'much', 'dish'],
      ['protein', 'what', 'dish', 'much'],
      ['protein', 'what', 'eat'],
    ],
    unless: ['short', 'left', 'enough', 'fasting', 'purpose'],
    answer: (asked) =>
      `${proteinSources(asked)} ${recommend(asked, mealAt(asked.context.time), { diet: dietOf(asked.context.diet) ?? 'high-protein', protein: true })}`,
  },
  {
    id: 'intermittent-fasting',
    when: [['intermittent'], ['intermittent', 'starve'], ['intermittent', 'what', 'is']],
    answer: () =>
      'ინტერვალური კვებისას დღეში რამდენიმე საათი მიირთმევთ, დანარჩენ დროს კი წყალსა და უშაქრო სასმელს სვამთ. კლებას კალორიები წყვეტს და არა საათები, ამიტომ თუ გეხერხებათ, კარგია, თუ არა, არაფერს კარგავთ. ორსულებს, მოზარდებს, დიაბეტიანებსა და კვების აშლილობის მქონეებს არ ურჩევენ: ჯერ ექიმს ჰკითხეთ.',
  },
  {
    id: 'which-diet',
    when: [['diet', 'what'], ['diet', 'choose'], ['diet', 'what', 'choose'], ['diet', 'advise'], ['diet']],
    unless: ['alcohol', 'food', 'keto'],
    answer: () =>
      'საუკეთესო დიეტა ისაა, რომელსაც დიდხანს გაუძლებთ. ლუკმაში ხუთია: დაბალანსებული, მაღალცილოვანი, დაბალნახშირწყლიანი, ვეგეტარიანული და სამარხვო. თუ არ იცით, დაბალანსებულით დაიწყეთ; შეცვლა „დიეტა და კვებაში“ ნებისმიერ დროს შეგიძლიათ.',
    next: ['კვირის მენიუ შემიდგინეთ'],
  },
];
