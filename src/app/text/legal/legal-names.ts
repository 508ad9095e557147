/** What the privacy, terms and refund pages are called where something leads to them. */
export const legalNames = {
  documents: 'სამართლებრივი დოკუმენტები',
  privacy: 'კონფიდენციალურობა',
  policy: 'კონფიდენციალურობის პოლიტიკა',
  terms: 'პირობები',
  refund: 'თანხის დაბრუნება',
};
