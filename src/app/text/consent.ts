/** The consent to the keeping of health data, as it is given and withdrawn; days come formatted. */
export const consent = {
  sentence: 'ვეთანხმები, რომ ლუკმამ დაამუშაოს ჩემი ჯანმრთელობის მონაცემები: წონა, სხეულის ზომები და კვება.',
  missing: 'გასაგრძელებლად თქვენი თანხმობაა საჭირო: მის გარეშე დღიურს ვერ შევინახავთ.',

  name: 'თანხმობა ჯანმრთელობის მონაცემებზე',
  givenOn: (day: string, version: string) => `გაცემულია: ${day}, ვერსია ${version}`,
  notGiven: 'გაცემული არ არის',
  withdrawTitle: 'თანხმობის გაუქმება',
  withdrawText:
    'დღიური მთლიანად ჯანმრთელობის მონაცემებისგან შედგება და თანხმობის გარეშე მას ვერ შევინახავთ. ამიტომ თანხმობასთან ერთად პროფილი და ყველა ჩანაწერი სამუდამოდ წაიშლება სერვერიდანაც და ამ მოწყობილობიდანაც.',
  withdrawKeep: 'დატოვება',
  withdrawConfirm: 'გაუქმება და წაშლა',
};
