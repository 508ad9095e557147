import { expect, test } from 'vitest';
import { privacyDocument } from '#app/text/legal/privacy.ts';

const textOf = (facts: { model: string | null; products: string | null }): string =>
  JSON.stringify(privacyDocument({ company: [], sms: null, price: '', ...facts }));

test('the privacy notice names who is told a barcode and who sees photos, or that nobody is', () => {
  const told = textOf({ model: 'models.example', products: 'world.openfoodfacts.org' });
  expect(told).toContain('Open Food Facts-ს (world.openfoodfacts.org)');
  expect(told).toContain('(models.example)');
  const alone = textOf({ model: null, products: null });
  expect(alone).not.toContain('Open Food Facts');
  expect(alone).toContain('გარე მოდელი ჩართული არ არის');
});
