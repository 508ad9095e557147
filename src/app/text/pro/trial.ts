/** How the trial stands, in one sentence: the banner and the PRO plans say the same. */
export const trial = {
  name: 'საცდელი პერიოდი',
  ended: 'საცდელი პერიოდი დასრულდა.',
  hoursLeft: (hours: string) => `საცდელი პერიოდი: დარჩა ${hours} საათი.`,
  endsTomorrow: 'საცდელი პერიოდი ხვალ სრულდება.',
  daysLeft: (days: string) => `საცდელი პერიოდი: დარჩა ${days} დღე.`,
  allOpen: 'ყველა ფუნქცია ღიაა.',
  hideToday: 'დღეს დამალვა',
  entriesKept: 'თქვენი ჩანაწერები შენახულია.',
};
