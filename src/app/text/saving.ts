/** How far what was written has come; figures come formatted. */
export const saving = {
  pending: 'ინახება მოწყობილობაზე',
  refused: 'ვერ გაიგზავნა: ნახეთ მიზეზი',
  offline: 'ინტერნეტი არ არის',
  waiting: (count: string) => `${count} ჩანაწერი ელოდება კავშირს`,
  sending: (count: string) => `იგზავნება ${count} ჩანაწერი`,
  offlineWaiting: (count: string) => `ინტერნეტი არ არის, ${count} ჩანაწერი ელოდება კავშირს`,
  saved: 'ყველაფერი შენახულია',
  refusedCount: (count: string) => `${count} ჩანაწერი ვერ გაიგზავნა: ნახეთ მიზეზი`,
  signedOut: 'გთხოვთ, თავიდან შეხვიდეთ',
  appTooOld: 'აპლიკაცია განსაახლებელია',

  /** Why a command could write nothing. */
  storage: {
    'quota-exceeded': 'მოწყობილობაზე ადგილი აღარ არის. გაათავისუფლეთ ადგილი და სცადეთ თავიდან',
    'storage-blocked': 'ბრაუზერი მონაცემების შენახვას კრძალავს. გამოდით კერძო რეჟიმიდან ან შეცვალეთ პარამეტრები',
    'storage-failed': 'მოწყობილობამ ჩანაწერი ვერ შეინახა. სცადეთ თავიდან',
  },
};
