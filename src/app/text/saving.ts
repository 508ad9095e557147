/** How far what was written has come; figures come formatted. */
export const saving = {
  pending: 'ინახება მოწყობილობაზე',
  refused: 'ვერ გაიგზავნა: ნახეთ მიზეზი',
  offline: 'ინტერნეტი არ არის',
  unreachable: 'სერვერთან კავშირი არ არის',
  waiting: (count: string) => `${count} ჩანაწერი ელოდება კავშირს`,
  cutOff: (why: string, count: string) => `${why}, ${count} ჩანაწერი ელოდება კავშირს`,
  saved: 'ყველაფერი შენახულია',
  refusedCount: (count: string) => `${count} ჩანაწერი ვერ გაიგზავნა: ნახეთ მიზეზი`,
  signedOut: 'გთხოვთ, თავიდან შეხვიდეთ',
  appTooOld: 'აპლიკაცია განსაახლებელია',

  /** Why a command could write nothing. */
  storage: {
    'quota-exceeded': 'მოწყობილობაზე ადგილი აღარ არის. გაათავისუფლეთ ადგილი და სცადეთ თავიდან',
    'storage-blocked':
      'ბრაუზერი მონაცემების შენახვას კრძალავს. გამოდით ინკოგნიტო (პირადი) რეჟიმიდან ან შეცვალეთ პარამეტრები',
    'storage-failed': 'მოწყობილობამ ჩანაწერი ვერ შეინახა. სცადეთ თავიდან',
  },
};
