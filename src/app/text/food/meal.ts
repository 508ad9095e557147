import { errors } from '../errors.ts';
import { mealRows } from './meal-names.ts';

/** Dishes: their form, their sheet, their picture. */
export const dish = {
  addTitle: mealRows.addDish,
  editTitle: 'კერძის შესწორება',
  moveTitle: 'კერძის გადატანა',
  copyTitle: 'კერძის კოპირება',
  addToDiary: 'დღიურში დამატება',

  name: 'დასახელება',
  namePlaceholder: 'მაგალითად, მჭადი ყველით',
  calories: 'კალორიები, კკალ',
  proteins: 'ცილები, გ',
  carbs: 'ნახშირწყლები, გ',
  fats: 'ცხიმები, გ',
  /** In place of a macro that nobody told. */
  unknownMacro: 'უცნობია',
  atLeast: (grams: string) => `სულ მცირე ${grams}`,
  mealTime: 'კვების დრო',
  day: 'დღე',

  fillRequired: errors.requiredFields,
  errors: {
    required: 'შეავსეთ ეს ველი',
    'title-too-long': 'დასახელება 200 სიმბოლოზე გრძელი არ უნდა იყოს',
    'kcal-out-of-bounds': 'კალორიები უნდა იყოს 0-დან 20\u00a0000-მდე',
    'grams-out-of-bounds': 'რაოდენობა უნდა იყოს 0-დან 2\u00a0000 გრამამდე',
    'choose-meal': 'აირჩიეთ კვების დრო',
  },

  photo: 'ფოტო',
  takePhoto: 'გადაღება',
  choosePhoto: 'ფოტოს არჩევა',
  replacePhoto: 'სხვა ფოტო',
  removePhoto: 'ფოტოს წაშლა',
  photoInWork: 'ფოტო მუშავდება',
  cancelPhoto: 'ფოტოს გაუქმება',
  photoNotSaved: 'კერძი შენახულია, ფოტო ვერ დაემატა',
  photoErrors: {
    'image-damaged': 'ფოტო დაზიანებულია და ვერ იხსნება. აირჩიეთ სხვა',
    'image-too-large': 'ფოტო ძალიან დიდია: 40 მეგაბაიტამდე და 60 მეგაპიქსელამდე გამოდგება',
    'image-unsupported': 'ამ ტიპის ფაილი არ იხსნება. აირჩიეთ JPEG, PNG ან WebP ფოტო',
    'image-failed': 'ფოტო ვერ დამუშავდა. გთხოვთ, სცადოთ თავიდან',
  },

  move: 'გადატანა',
  moveHere: 'აქ გადატანა',
  copy: 'კოპირება',
  copyHere: 'აქ კოპირება',
  copyToToday: 'დღეს ჩაწერა',

  added: 'კერძი დღიურშია',
  changed: 'ცვლილება შენახულია',
  moved: 'კერძი გადატანილია',
  copied: 'კერძი დაკოპირებულია',
  deleted: 'კერძი წაიშალა',
  notAdded: 'კერძის დამატება ვერ მოხერხდა',
  /** Of what was found in a text or a photo. */
  foundNotAdded: 'კერძის დამატებისას მოხდა შეცდომა',
  notChanged: 'ცვლილება ვერ შეინახა',
  notDeleted: 'კერძი ვერ წაიშალა',
  notUndone: 'დაბრუნება ვერ მოხერხდა',
};
