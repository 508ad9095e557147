/** The consent to the keeping of health data, as the profile shows it and as it is withdrawn; days come formatted. */
export const consentRecord = {
  name: 'თანხმობა ჯანმრთელობის მონაცემების დამუშავებაზე',
  givenOn: (day: string, version: string) => `გაცემულია: ${day}, ვერსია ${version}`,
  notGiven: 'გაცემული არ არის',
  withdrawTitle: 'თანხმობის გაუქმება',
  withdrawText:
    'დღიური მთლიანად ჯანმრთელობის მონაცემებისგან შედგება და თანხმობის გარეშე მას ვერ შევინახავთ. ამიტომ თანხმობასთან ერთად პროფილი და ყველა ჩანაწერი სამუდამოდ წაიშლება სერვერიდანაც და ამ მოწყობილობიდანაც.',
  withdrawKeep: 'დატოვება',
  withdrawConfirm: 'გაუქმება და წაშლა',
};
