/** A device whose clock is not the server's: which day it is. */
export const clock = {
  title: 'რომელი დღეა დღეს?',
  text: 'მოწყობილობის საათი სერვერის საათს არ ემთხვევა. ჩანაწერები თქვენ მიერ არჩეულ დღეს დაემატება.',
  server: (day: string) => `${day}: სერვერის საათით`,
  device: (day: string) => `${day}: მოწყობილობის საათით`,
  notSaved: 'პასუხი ვერ შეინახა',
};
