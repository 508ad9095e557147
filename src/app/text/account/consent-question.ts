/** The consent to health data of whoever has not given it with the questionnaire, or only to an older sentence. */
export const consentQuestion = {
  title: 'თქვენი თანხმობა გვჭირდება',
  policy: 'რას ვინახავთ და რისთვის',
  agree: 'თანახმა ვარ',
  refuse: 'არ ვარ თანახმა',
  notSaved: 'თანხმობა ვერ შეინახა',

  refusedTitle: 'თანხმობის გარეშე დღიურს ვერ შევინახავთ',
  refusedText:
    'დღიური მთლიანად ჯანმრთელობის მონაცემებისგან შედგება. შეგიძლიათ ჩამოტვირთოთ, რაც ჩაწერილია, და გახვიდეთ. სერვერიდან წასაშლელად მოგვწერეთ ან პროფილში წაშალეთ დღიური.',
  export: 'ჩანაწერების ჩამოტვირთვა',
  signOut: 'გასვლა',
};
