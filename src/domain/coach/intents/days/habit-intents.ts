import { dayLeft } from '#domain/coach/day-left.ts';
import type { Asked, Intent } from '#domain/coach/intent.ts';
import { kcal } from '#domain/coach/question/phrases.ts';
import { leftSentence, recommend } from '#domain/coach/foods/recommend.ts';

function nightEating(asked: Asked): string {
  const left = dayLeft(asked.context)?.calories;
  // Who cannot stop is told of no figure.
  const rest =
    left === undefined || left <= 0 || asked.question.signs.has('not')
      ? ''
      : ` დღეს კიდევ ${kcal(left)} დაგრჩათ, ასე რომ მსუბუქი ვახშამი პრობლემა არ არის.`;
  return `ვახშმის საათი თავისთავად არ ასუქებს: წონას დღის ჯამი წყვეტს.${rest} თუ ღამით ხშირად გშიათ, საუზმე და სადილი უფრო ნოყიერი გახადეთ, ვახშამში ცილა დაამატეთ და ძილამდე ორი-სამი საათით ადრე ივახშმეთ. თუ ღამით ჭამას ვერ აკონტროლებთ და ეს გაწუხებთ, სპეციალისტს ესაუბრეთ.`;
}

/** Everyday life around the diary. */
export const HABIT_INTENTS: readonly Intent[] = [
  {
    id: 'sweets',
    when: [
      ['sweet'],
      ['sweet', 'want'],
      ['sweet_food', 'want'],
      ['sweet', 'craving'],
      ['sweet', 'craving', 'how'],
      ['sweet_food', 'craving'],
      ['sugar', 'craving'],
      ['sweet', 'what', 'eat'],
      ['sweet', 'without'],
    ],
    unless: ['kcal', 'may', 'two_foods', 'alternative'],
    answer: (asked) =>
      `ტკბილის მონდომება ბუნებრივია და სრულად აკრძალვა საჭირო არ არის. ${leftSentence(asked)}აირჩიეთ ხილი, მაწონი თაფლით, ორი კუბიკი შავი შოკოლადი ან პატარა ჩურჩხელა და მშვიდად მიირთვით. თუ ყოველდღე გინდებათ, სადილზე ცილა და ბოჭკო მოუმატეთ.`,
    next: ['რით წავიხემსო?'],
  },
  {
    id: 'night-eating',
    when: [
      ['night', 'eat'],
      ['night'],
      ['night', 'hungry'],
      ['night', 'hungry', 'always'],
      ['hour', 'after', 'eat'],
      ['hour', 'after', 'eat', 'may'],
      ['after', 'eat', 'may'],
      ['night', 'eat', 'not'],
      ['night', 'had'],
    ],
    unless: ['training', 'kcal'],
    answer: nightEating,
  },
  {
    id: 'restaurant',
    when: [
      ['restaurant'],
      ['restaurant', 'what', 'eat'],
      ['restaurant', 'what'],
      ['restaurant', 'how'],
      ['restaurant', 'eat'],
    ],
    unless: ['kcal'],
    answer: () =>
      'სუფრაზეც შეიძლება ზომიერება: დაიწყეთ სალათით ან ფხალით, მერე მწვადი, თევზი ან ქათამი აირჩიეთ, ხაჭაპური კი ერთი ნაჭერი იყოს. საწებელი ცალკე სთხოვეთ, ყოველ ჭიქა ღვინოს წყალი დააყოლეთ და ნელა მიირთვით. იმ დღეს სხვა კერძები მსუბუქი გახადეთ; მეორე დღეს კი ჩვეულ რეჟიმს დაუბრუნდით.',
    next: ['ღვინო შეიძლება დიეტაზე?'],
  },
  {
    id: 'fast-food',
    when: [
      ['fast_food'],
      ['fast_food', 'what', 'eat'],
      ['fast_food', 'exceed'],
      ['fast_food', 'what', 'eat', 'exceed'],
    ],
    unless: ['kcal'],
    answer: (asked) =>
      `${leftSentence(asked)}სწრაფი კვების რესტორანშიც შეიძლება ზომიერება: აიღეთ ერთი სენდვიჩი ან პატარა ბურგერი, კარტოფილის ნაცვლად სალათი, ტკბილი სასმელის ნაცვლად წყალი. შემწვარს გრილზე მომზადებული სჯობს, სოუსი კი ცალკე მოითხოვეთ.`,
    next: ['რა ვჭამო ვახშმად?'],
  },
  {
    id: 'portion-by-eye',
    when: [['by_eye'], ['how', 'gram'], ['how', 'howmuch', 'gram'], ['how', 'weight', 'without']],
    unless: ['kcal', 'protein', 'lose', 'gain', 'salt', 'sugar'],
    answer: () =>
      'სასწორის გარეშე ხელიც გამოდგება: ხელისგულის ზომის ხორცი ან თევზი დაახლოებით 120 გ-ია, მუშტის ოდენა მოხარშული ბურღულეული 150 გ, ერთი მუჭა თხილეული 30 გ, სუფრის კოვზი ზეთი 14 გ. შეგიძლიათ, გრამები საერთოდ არ თვალოთ: დაწერეთ „ერთი თეფში ბორში“ ან „ორი ნაჭერი პური“ და ულუფას აპლიკაცია თავად შეაფასებს.',
  },
  {
    id: 'travel',
    when: [['travel'], ['travel', 'what', 'eat'], ['travel', 'how', 'eat'], ['travel', 'what', 'dish']],
    unless: ['kcal'],
    answer: () =>
      'გზაში წაიღეთ ხილი, მოხარშული კვერცხი, ყველი, თხილეული და ბევრი წყალი: ისინი ტკბილეულისგან დაგიცავთ. სასტუმროს საუზმეზე ჯერ ცილა და ბოსტნეული აირჩიეთ. ჩაწერა უინტერნეტოდაც შეგიძლიათ: ჩანაწერი თავისით გაიგზავნება, როცა კავშირი გაჩნდება.',
  },
  {
    id: 'holiday',
    when: [
      ['holiday'],
      ['new', 'year'],
      ['new', 'year', 'how', 'gain'],
      ['holiday', 'what'],
      ['holiday', 'how', 'gain'],
    ],
    unless: ['kcal', 'fasting'],
    answer: () =>
      'დღესასწაულზე მიზნად შენარჩუნებაც საკმარისია. მშიერი ნუ მიხვალთ, ერთ თეფშზე ის აირჩიეთ, რაც ყველაზე მეტად გიყვართ, და ნელა, სიამოვნებით მიირთვით. მეორე დღეს გაისეირნეთ და ჩვეულ რეჟიმს დაუბრუნდით: სასწორზე მომატებული დიდწილად წყალია.',
  },
  {
    id: 'sport',
    when: [
      ['training', 'what'],
      ['training', 'weight'],
      ['training', 'choose'],
      ['training', 'choose', 'weight'],
      ['training', 'harmful'],
      ['training', 'lose'],
      ['training', 'what', 'lose'],
      ['steps'],
      ['steps', 'howmuch'],
      ['training', 'how'],
      ['steps', 'howmuch', 'perday'],
      ['training', 'compare', 'what', 'lose'],
      ['training', 'howmuch'],
      ['training', 'advise'],
    ],
    unless: ['before', 'after', 'eat', 'kcal'],
    answer: () =>
      'საუკეთესო ვარჯიში ის არის, რომელსაც არ მიატოვებთ. კვირაში 150 წუთი ჩქარი სიარული ან მისი მსგავსი დატვირთვა და ორი ძალოვანი ვარჯიში კარგი მიზანია; დღეში 7 000–8 000 ნაბიჯიც ბევრს ნიშნავს. თუ გულის ან სახსრის პრობლემა გაქვთ, ჯერ ექიმს ჰკითხეთ.',
    next: ['რა ვჭამო ვარჯიშამდე?'],
  },
  {
    id: 'sleep',
    when: [
      ['sleep'],
      ['sleep', 'howmuch', 'hour'],
      ['sleep', 'weight'],
      ['sleep', 'howmuch'],
      ['sleep', 'what', 'weight'],
    ],
    unless: ['eat', 'hungry'],
    answer: () =>
      'ზრდასრულს, ჩვეულებრივ, 7–9 საათი ძილი სჭირდება. უძილობისას შიმშილი და ტკბილის სურვილი მატულობს, ამიტომ წონის კონტროლიც ძნელდება. ყავა ნაშუადღევს შეწყვიტეთ, მსუბუქად ივახშმეთ და ერთ დროს დაწექით; თუ უძილობა კვირები გრძელდება, ექიმს მიმართეთ.',
  },
  {
    id: 'hunger',
    when: [
      ['always', 'hungry'],
      ['always', 'starve'],
      ['always', 'starve', 'mine'],
      ['starve', 'how'],
      ['starve', 'control'],
      ['how', 'starve', 'control'],
      ['hungry', 'not', 'enough'],
      ['hungry', 'always', 'what'],
      ['starve', 'what'],
      ['hungry', 'after', 'eat'],
    ],
    unless: ['night', 'intermittent'],
    answer: (asked) =>
      `თუ ხშირად გშიათ, ყოველ ჭამაზე ცილა, ბოსტნეული და ბოჭკო მოუმატეთ, ნელა მიირთვით და წყალი დალიეთ. თუ მაინც სულ გშიათ, შესაძლოა, მიზანი ზედმეტად მკაცრია და მომატება ღირს. ${leftSentence(asked)}${recommend(asked, 'snacks', { protein: true })}`,
  },
  {
    id: 'digestion',
    when: [['digestion'], ['digestion', 'what', 'eat'], ['digestion', 'trouble'], ['digestion', 'mine', 'what', 'eat']],
    answer: () =>
      'მონელებას ხშირად შველის მეტი წყალი, სიარული, მაწონი, ქლიავის ჩირი, ბოსტნეული და შვრია; ბოჭკო თანდათან მოუმატეთ, თორემ მუცელი შეგიბერავთ. თუ ორ კვირაზე მეტხანს გრძელდება, ძლიერი ტკივილი, სისხლი, ციება ან წონის უმიზეზო კლება ახლავს, ექიმს მიმართეთ.',
  },
  {
    id: 'stress-eating',
    when: [['stress'], ['stress', 'eat', 'always'], ['stress', 'eat'], ['stress', 'much', 'eat'], ['stress', 'what']],
    answer: () =>
      'სტრესის დროს ჭამა ბევრს სჩვევია და სამარცხვინო არ არის. ჯერ ათი წუთი დაიცადეთ: დალიეთ წყალი, გაისეირნეთ ან ვინმეს დაურეკეთ; თუ მაინც მოგშივდათ, მშვიდად მიირთვით. თუ ამას ხშირად ვერ აკონტროლებთ ან გულნაკლულობა დიდხანს გრძელდება, ფსიქოლოგთან საუბარი ნამდვილად შველის.',
  },
  {
    id: 'motivation',
    when: [
      ['motivation'],
      ['motivation', 'diet', 'no_longer'],
      ['motivation', 'diet'],
      ['motivation', 'no_longer'],
      ['motivation', 'how'],
      ['motivation', 'help'],
    ],
    answer: () =>
      'ყველას აქვს ასეთი დღეები და ერთი ჩავარდნა არაფერს ნიშნავს. დღეს ერთი პატარა რამ აირჩიეთ: ჩაწერეთ ერთი კერძი, დალიეთ ჭიქა წყალი ან ათი წუთი გაისეირნეთ. შედეგს სრულყოფილება კი არა, ხვალ დაბრუნება იძლევა.',
    next: ['როგორ ჩაიარა ჩემმა დღემ?'],
  },
  {
    id: 'budget',
    when: [['budget'], ['budget', 'eat'], ['budget', 'how', 'eat'], ['budget', 'dish']],
    unless: ['pro', 'app'],
    answer: () =>
      'იაფად და ჯანსაღად კვება სავსებით შეიძლება: ლობიო, ოსპი, წიწიბურა, შვრია, კვერცხი, ხაჭო, კომბოსტო და სეზონური ხილი ძვირი არ არის. კვირის მენიუ წინასწარ შეადგინეთ და საყიდლების სიით იყიდეთ: ნაკლები გადაიყრება. ერთი ქვაბი ლობიო ან სუპი ორ-სამ დღეს გეყოფათ.',
  },
];
