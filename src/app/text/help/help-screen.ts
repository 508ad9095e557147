/** The help screen around its questions; counts come formatted. */
export const helpScreen = {
  title: 'დახმარება',
  search: 'რით დაგეხმაროთ?',
  placeholder: 'მაგალითად, წყალი ან iPhone',
  clear: 'ძებნის გასუფთავება',
  found: (count: string) => `ნაპოვნია ${count} პასუხი`,
  nothing: 'ვერაფერი მოიძებნა',
  nothingText: 'სცადეთ სხვა სიტყვა ან ჰკითხეთ ასისტენტს.',
  askAssistant: 'ასისტენტისთვის კითხვა',
  allQuestions: 'ყველა კითხვა',
  contents: 'თემები',
  sources: 'წყარო',
  expenditurePicture:
    'მაგალითი რვა კვირაში: ზემოთ აწონვები წერტილებად და წონა რყევების გარეშე, ქვემოთ ხარჯი, რომლის შუალედიც თანდათან ვიწროვდება',
  weighIns: 'აწონვები',
  trend: 'წონა რყევების გარეშე',
  learned: 'ხარჯი და მისი შუალედი',
  contact: 'დაგვიკავშირდით',
  contactText: 'ვერ იპოვეთ პასუხი? მოგვწერეთ, რა ეკრანზე ხართ და რა მოხდა.',
  writeTo: (email: string) => `მოგვწერეთ: ${email}`,
  call: (phone: string) => `დაგვირეკეთ: ${phone}`,
};
