/** Units as they stand after a figure. */
export const units = {
  kcal: 'კკალ',
  gram: 'გ',
  kilogram: 'კგ',
  millilitre: 'მლ',
  litre: 'ლ',
  centimetre: 'სმ',
};
