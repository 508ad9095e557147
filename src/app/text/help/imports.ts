import type { HelpGroup } from './answer.ts';

const openImport = { to: '/profile', label: 'პროფილის გახსნა' } as const;

/** Coming from another app: where each hides its export. */
export const importsHelp: HelpGroup = {
  id: 'imports',
  title: 'სხვა აპლიკაციიდან გადმოსვლა',
  answers: [
    {
      id: 'import-apps',
      question: 'როგორ გადმოვიტანო ჩანაწერები სხვა აპლიკაციიდან?',
      answer: [
        'ჩამოტვირთეთ თქვენი ჩანაწერები იმ აპლიკაციიდან, შემდეგ ლუკმის პროფილში აირჩიეთ „ჩანაწერების ჩატვირთვა ფაილიდან“. ფაილს შიგთავსით ვცნობთ: სახელს და ტიპს მნიშვნელობა არ აქვს, არქივის (zip) გახსნა საჭირო არ არის.',
        {
          points: [
            'MyFitnessPal: ვებგვერდზე Reports → Export Data. ფაილები ელფოსტით მოვა.',
            'Cronometer: ვებგვერდზე Account → Export Data → Export Servings. დღის ჯამებისთვის Export Daily Nutrition.',
            'Yazio: თავად ფაილს არ იძლევა; გამოდგება მისი ექსპორტის პროგრამების days.json და products.json, ერთ არქივში.',
            'FatSecret: Food Diary → Reports → Detailed Report → Export → CSV.',
            'Lose It!: ვებგვერდზე Insights → Export to spreadsheet ან Settings → Export Data.',
            'Apple Health: Health → თქვენი სურათი → Export All Health Data. მიიღებთ export.zip-ს.',
          ],
        },
        'სანამ დაეთანხმებით, ნახავთ, რა დაემატება და რა არა. იგივე ფაილი მეორედ არაფერს გააორმაგებს.',
      ],
      words: 'იმპორტი ექსპორტი import export csv zip xml json მაიფიტნესპალი კრონომეტრი იაზიო ფეთსიქრეთი',
      link: openImport,
    },
    {
      id: 'import-undo',
      question: 'ფაილი შეცდომით ჩავტვირთე. როგორ გავაუქმო?',
      answer: [
        'ერთი კვირის განმავლობაში ყველაფერი, რაც ფაილმა დაამატა, ერთი შეხებით უქმდება: გახსენით „ჩანაწერების ჩატვირთვა ფაილიდან“ და ფაილის გასწვრივ დააჭირეთ „გაუქმებას“. რაც შემდეგ თავად შეცვალეთ, დარჩება.',
        'გაუქმება იმ მოწყობილობაზე შეიძლება, რომელზეც ფაილი ჩატვირთეთ.',
      ],
      words: 'იმპორტის გაუქმება წაშლა undo',
      link: openImport,
    },
    {
      id: 'import-days',
      question: 'რა ემართება დღეებს, რომლებიც უკვე შევსებულია?',
      answer: [
        'სხვა აპლიკაციის კერძები იმ დღეებს არ ემატება, სადაც უკვე გიწერიათ რამე: ასე ერთი დღე ორჯერ არ ჩაითვლება. თუ მაინც გინდათ, ნახვისას გამორთეთ „შევსებული დღეები არ შეიცვალოს“.',
        'წყალი და წონა მხოლოდ იმ დღეებს ემატება, სადაც ისინი ჯერ არ წერია.',
      ],
      words: 'იმპორტი გაორმაგება დუბლიკატი ორჯერ',
    },
  ],
};
