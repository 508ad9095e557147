/** The questionnaire. */
export const onboarding = {
  /** Stands in index.html as well, so that it shows before any script has run. */
  welcome: {
    title: 'კვების დღიური ქართულად',
    text: 'უპასუხეთ რამდენიმე კითხვას და მიიღეთ თქვენზე მორგებული კვების გეგმა. 1 წუთზე მეტი არ დაგჭირდებათ.',
    start: 'დაწყება',
  },
};
