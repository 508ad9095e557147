/** How far everything that was written has come; figures come formatted. */
export const syncChip = {
  offline: 'ინტერნეტი არ არის',
  unreachable: 'სერვერთან კავშირი არ არის',
  waiting: (count: string) => `${count} ჩანაწერი ელოდება კავშირს`,
  cutOff: (why: string, count: string) => `${why}, ${count} ჩანაწერი ელოდება კავშირს`,
  saved: 'ყველაფერი შენახულია',
  refusedCount: (count: string) => `${count} ჩანაწერი ვერ გაიგზავნა: ნახეთ მიზეზი`,
  signedOut: 'გთხოვთ, თავიდან შეხვიდეთ',
  appTooOld: 'აპლიკაცია განსაახლებელია',
};
