import { ACTIVITY_FACTOR, GOAL_FACTOR, restingKcal } from '#domain/body/energy.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import type { CoachContext } from '../coach-context.ts';
import type { Asked, Intent } from '../intent.ts';
import { kcal } from '../question/phrases.ts';
import { isMinor } from '../danger/bounds.ts';

const decimal = (figure: number): string => formatNumber(figure, { decimals: 3 });
const percent = (share: number): string => `${formatNumber(Math.abs(share) * 100)}%`;

/** Energy at rest in kcal a day; undefined where a part of the body is unknown. */
function atRest({ gender, age, height, weight }: CoachContext): number | undefined {
  if (!age || !height || !weight) return undefined;
  return restingKcal({
    gender: gender === 'male' ? 'male' : gender === 'female' ? 'female' : 'other',
    ageYears: age,
    heightCm: height,
    weightKg: weight,
  });
}

function goalComputed({ context }: Asked): string {
  const goal = context.goals ? `თქვენი მიზანი ახლა ${kcal(context.goals.calories)}-ია. ` : '';
  return `${goal}ჯერ მოსვენების ენერგია (BMR) ითვლება მიფლინ-სან ჟეორის ფორმულით: სქესით, ასაკით, სიმაღლითა და წონით. შემდეგ ის აქტივობაზე მრავლდება (${decimal(ACTIVITY_FACTOR.sedentary)}-დან ${decimal(ACTIVITY_FACTOR.very_active)}-მდე). კლებისას მიღებულს ${percent(1 - GOAL_FACTOR['lose-weight'])} აკლდება, მომატებისას ${percent(GOAL_FACTOR['gain-weight'] - 1)} ემატება; მიზნის შეცვლა თავადაც შეგიძლიათ.`;
}

function restEnergy({ context }: Asked): string {
  const what =
    'BMR, ანუ ძირითადი ცვლა, არის ენერგია, რომელსაც სხეული სრული მოსვენებისას ხარჯავს: გულს, სუნთქვას, სითბოს.';
  const energy = isMinor(context) ? undefined : atRest(context);
  return energy === undefined
    ? `${what} ჩვენ მას მიფლინ-სან ჟეორის ფორმულით ვითვლით, წონით, სიმაღლით, ასაკითა და სქესით.`
    : `${what} თქვენი მონაცემებით ის დღეში დაახლოებით ${kcal(energy)}-ია (მიფლინ-სან ჟეორის ფორმულა). ამაზე ნაკლებით დიდხანს კვება არ ღირს.`;
}

function fullEnergy({ context }: Asked): string {
  const what =
    'TDEE არის ენერგია, რომელსაც დღეში სულ ხარჯავთ: ძირითადი ცვლა და მოძრაობა. თუ ამდენსვე მიირთმევთ, წონა ადგილზე რჩება.';
  const energy = isMinor(context) ? undefined : atRest(context);
  if (energy === undefined)
    return `${what} ის ძირითადი ცვლის ნამრავლია აქტივობაზე, ${decimal(ACTIVITY_FACTOR.sedentary)}-დან ${decimal(ACTIVITY_FACTOR.very_active)}-მდე.`;
  return `${what} თქვენი მონაცემებით ეს ${kcal(energy * ACTIVITY_FACTOR.sedentary)}-დან (უმოძრაო დღე) ${kcal(energy * ACTIVITY_FACTOR.active)}-მდეა (აქტიური დღე).`;
}

/** What the words and figures of the app mean. */
export const TERM_INTENTS: readonly Intent[] = [
  {
    id: 'goal-computed',
    when: [
      ['how', 'computed'],
      ['how', 'computed', 'kcal'],
      ['computed', 'kcal'],
      ['computed', 'where', 'kcal'],
      ['why', 'goal', 'mine'],
      ['why', 'goal'],
      ['where', 'computed'],
      ['who', 'computed'],
      ['why', 'howmuch', 'kcal', 'mine'],
      ['computed', 'goal'],
    ],
    answer: goalComputed,
    next: ['რა არის BMR?', 'როგორ შევცვალო მიზანი?'],
  },
  {
    id: 'bmr',
    when: [
      ['bmr'],
      ['bmr', 'what', 'is'],
      ['basic', 'metabolism'],
      ['metabolism'],
      ['metabolism', 'is'],
      ['basic', 'metabolism', 'what', 'is'],
    ],
    answer: restEnergy,
    next: ['რა არის TDEE?'],
  },
  {
    id: 'tdee',
    when: [
      ['tdee'],
      ['tdee', 'what', 'is'],
      ['burn', 'howmuch', 'kcal'],
      ['burn', 'kcal'],
      ['burn', 'howmuch'],
      ['burn', 'howmuch', 'kcal', 'perday'],
    ],
    unless: ['training', 'steps'],
    answer: fullEnergy,
  },
  {
    id: 'what-is-calorie',
    when: [
      ['kcal', 'what', 'is'],
      ['kcal', 'what', 'is', 'dish'],
    ],
    unless: ['food', 'deficit', 'howmuch'],
    answer: () =>
      'კალორია ენერგიის საზომია: გვიჩვენებს, რამდენ ენერგიას გვაძლევს საჭმელი და რამდენს ხარჯავს სხეული. ყოველდღიურ მეტყველებაში „კალორია“ კილოკალორიას (კკალ) ნიშნავს. ენერგია ცილიდან, ნახშირწყლებიდან, ცხიმებიდან და ალკოჰოლიდან მოდის.',
    next: ['როგორ ითვლება ჩემი კალორიები?'],
  },
  {
    id: 'deficit',
    when: [
      ['deficit'],
      ['deficit', 'what', 'is'],
      ['deficit', 'kcal'],
      ['deficit', 'kcal', 'what', 'is'],
      ['deficit', 'howmuch'],
    ],
    answer: () =>
      'დეფიციტი ნიშნავს, რომ ნაკლებს მიირთმევთ, ვიდრე ხარჯავთ, და სხეული სხვაობას მარაგიდან იღებს; ასე იკლებს წონა. პროფიციტი პირიქითაა და წონას მატებს. ზომიერი დეფიციტი ადვილი ასატანია და კუნთს ინარჩუნებს, ძალიან დიდი კი საზიანოა.',
  },
  {
    id: 'detox',
    when: [['detox'], ['detox', 'may'], ['detox', 'what', 'is']],
    unless: ['kcal'],
    answer: () =>
      'სხეულს ღვიძლი და თირკმელები ასუფთავებს: „დეტოქს“ წვენი ამას ვერ ჩაანაცვლებს და ცხიმს არ წვავს. რამდენიმე დღე მხოლოდ წვენზე ყოფნა კუნთსა და ძალას გართმევთ. ერთი ჭიქა წვენი კი, როგორც დღის ნაწილი, პრობლემა არ არის.',
  },
  {
    id: 'gluten',
    when: [['gluten'], ['gluten', 'what', 'is'], ['gluten', 'what'], ['gluten', 'harmful'], ['gluten', 'without']],
    unless: ['kcal'],
    answer: () =>
      'გლუტენი ხორბლის, ქერისა და ჭვავის ცილაა. ვისაც ცელიაკია ან ხორბლის ალერგია არ აქვს, მასზე უარის თქმა არ სჭირდება; ცელიაკიას ექიმი ადგენს. თუ გლუტენს ვერ იტანთ, გეგმის პარამეტრებში მიუთითეთ და კვირის მენიუში აღარ შეგხვდებათ.',
  },
];
