/** A diary without a plan. */
export const withoutPlan = {
  title: 'აქტიური კვების გეგმა ვერ მოიძებნა. გთხოვთ დაასრულოთ კითხვარი',
  openQuestionnaire: 'კითხვარის შევსება',
};
