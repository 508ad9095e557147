interface ModeWords {
  name: string;
  hint: string;
  /** The heading once the way is chosen. */
  title: string;
}

/** The add-meal dialog: its ways, and what they share. */
export const addMealWords = {
  modes: {
    image: { name: 'ფოტო', hint: 'გადაიღეთ თეფში, დანარჩენს AI დათვლის', title: 'ფოტოს ანალიზი' },
    text: { name: 'ტექსტი', hint: 'დაწერეთ, რა მიირთვით', title: 'რა მიირთვით?' },
    meals: { name: 'კერძები', hint: 'თქვენი კერძები და რეცეპტები', title: 'კერძები' },
    barcode: { name: 'შტრიხკოდი', hint: 'დაასკანერეთ შეფუთვა', title: 'შტრიხკოდი' },
    manual: { name: 'ხელით', hint: 'შეიყვანეთ კალორიები თავად', title: 'ხელით დამატება' },
  } satisfies Record<string, ModeWords>,
  chooseMode: 'აირჩიეთ დამატების გზა',
  notAdded: 'კერძი არ დამატებულა',
};
