import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { FastingChoice } from '#domain/fasts/fasting-choice.ts';

const levels: Record<FastLevel, string> = {
  none: 'ხსნილი',
  'meat-free': 'ხორცის გარეშე',
  fish: 'თევზით ხსნილი',
  oil: 'სამარხვო',
  strict: 'მკაცრი მარხვა',
};

const choices: Record<FastingChoice, { label: string; hint: string }> = {
  none: { label: 'არ ვმარხულობ', hint: 'კალენდარი დღიურში არ ჩანს' },
  all: { label: 'ყველა მარხვა', hint: 'დიდი მარხვები და ოთხშაბათ-პარასკევი' },
  great: { label: 'მხოლოდ დიდი მარხვები', hint: 'აღდგომის, პეტრე-პავლობის, მარიამობისა და შობის წინ' },
  weekly: { label: 'მხოლოდ ოთხშაბათი და პარასკევი', hint: 'მსგეფსების გარდა' },
};

/** The fasts: the day's level, the choice in the profile, the year's calendar. */
export const fasts = {
  title: 'მარხვა',
  choose: 'რომელ მარხვას იცავთ?',
  choices,
  saved: 'არჩევანი შეინახა',
  notSaved: 'არჩევანი ვერ შეინახა',
  levels,
  /** The level and, in a season, its name. */
  ofDay: (level: string, season: string | null) => (season === null ? level : `${level} · ${season}`),
  /** On a dish that the fast of the day forbids. */
  marks: {
    today: { fast: 'დღეს მარხვაა', meatFree: 'დღეს ყველიერია' },
    otherDay: { fast: 'ამ დღეს მარხვაა', meatFree: 'ამ დღეს ყველიერია' },
  },
  /** On the day before a fast of weeks begins. */
  beginsTomorrow: (season: string) => `ხვალ ${season} იწყება`,
  calendarHint: 'მთელი წელი, ამოსაბეჭდად',
  year: (year: string) => `მარხვები ${year} წელს`,
  print: 'ამობეჭდვა',
  legend: 'აღნიშვნები',
  seasons: 'მარხვები და ხსნილები',
  feasts: 'დღესასწაულები',
  span: (from: string, to: string) => `${from} – ${to}`,
  differs: 'წესი სამრევლოდან სამრევლომდე განსხვავდება.',
  more: 'როგორ ითვლება',
} satisfies Record<string, unknown>;
