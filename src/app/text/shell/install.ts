/** How the app is installed where the browser does not ask by itself, and where it cannot be. */
export const install = {
  iphone: [
    'დააჭირეთ გაზიარების ღილაკს. Safari-ში ის ეკრანის ქვემოთ ან ••• მენიუშია, Chrome-ში მისამართის ველთან.',
    'ჩამოშალეთ სია და აირჩიეთ „Add to Home Screen“.',
    'ზედა კუთხეში დააჭირეთ „Add“.',
  ],
  android: ['გახსენით ბრაუზერის მენიუ.', 'აირჩიეთ „Install app“ ან „Add to Home screen“.'],
  mac: ['ეკრანის ზედა ზოლში გახსენით მენიუ „File“.', 'აირჩიეთ „Add to Dock“ და დააჭირეთ „Add“.'],

  // A word joiner keeps the ending on the line of its name.
  hostApps: {
    facebook: 'Facebook-\u2060ის',
    messenger: 'Messenger-\u2060ის',
    instagram: 'Instagram-\u2060ის',
    tiktok: 'TikTok-\u2060ის',
    telegram: 'Telegram-\u2060ის',
    other: 'სხვა აპლიკაციის',
  },
  insideTitle: (whose: string) => `ლუკმა ${whose} ფანჯარაშია გახსნილი`,
  inside: 'აქ აპლიკაცია ვერ დაყენდება და ჩანაწერები შეიძლება მალე დაიკარგოს. გახსენით ბრაუზერში.',
  insideIphone:
    'აქ აპლიკაცია ვერ დაყენდება და ჩანაწერები შეიძლება მალე დაიკარგოს. დააკოპირეთ ბმული და გახსენით Safari-ში.',
  openInBrowser: 'ბრაუზერში გახსნა',
  copyLink: 'ბმულის კოპირება',
  linkCopied: 'ბმული დაკოპირებულია',
};
