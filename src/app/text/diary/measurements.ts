import type { Measurement } from '#domain/body/body-measurements.ts';

/** The body's measurements; every figure and day comes formatted. */
export const measurements = {
  names: {
    waist: 'წელი',
    hips: 'თეძოები',
    chest: 'მკერდი',
    arm: 'მკლავი',
    thigh: 'ბარძაყი',
    bodyFat: 'სხეულის ცხიმი',
  } satisfies Record<Measurement, string>,
  hint: 'ჩაწერეთ, რაც გაზომეთ; დანარჩენი ცარიელი დატოვეთ.',
  last: (figure: string, day: string) => `ბოლოს ${figure}, ${day}`,
  bounds: (least: string, most: string) => `${least}-დან ${most}-მდე`,
  nothing: 'ჩაწერეთ ერთი ზომა მაინც',
  recent: 'ბოლო გაზომვები',
  editOf: (day: string, figures: string) => `${day}, ${figures}: შესწორება`,
  removeOf: (day: string) => `${day}: ზომების წაშლა`,
  saved: 'ზომები შეინახა',
  removed: 'ზომები წაიშალა',
  notSaved: 'ზომები ვერ შეინახა',
  notRemoved: 'ზომები ვერ წაიშალა',
  none: 'ამ დროში ზომები არ ჩაგიწერიათ.',
  change: (by: string, first: string) => `${by} · პირველი გაზომვა: ${first}`,
};
