/** Sentences about what went wrong, apart from the server's codes. */
export const errors = {
  title: 'შეცდომა',
  general: 'მოხდა შეცდომა, გთხოვთ, სცადოთ თავიდან',
  notLoaded: 'მონაცემები ვერ ჩაიტვირთა',
  reload: 'გვერდის განახლება',
  nothingLost: 'თქვენი ჩანაწერები მოწყობილობაზე ინახება და არ დაიკარგება.',
  offline: 'ინტერნეტი არ არის',
  requiredFields: 'გთხოვთ შეავსოთ ყველა სავალდებულო ველი',
};
