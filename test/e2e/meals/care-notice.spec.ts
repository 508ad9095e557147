import { CARE_ANSWERS } from '#domain/coach/danger/care-answers.ts';
import { foodTextWords as words, reviewWords as review } from '#app/text/food/food-review.ts';
import { expectAccessible } from '../harness/pages/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';

const CARE = CARE_ANSWERS['eating-disorder'];

test('a typed meal that tells of purging has words of care above its foods, and its foods stay', async ({ diary }) => {
  const sheet = await diary.openAddMeal('breakfast', 'text');
  const field = sheet.getByRole('textbox', { name: words.describe });
  await field.fill('ხაჭაპური 2 ნაჭერი, მერე თითი ჩავიდე პირში და ვაღებინე');
  await expect(sheet.getByRole('list', { name: words.preview }).getByRole('listitem')).not.toHaveCount(0);
  await sheet.getByRole('button', { name: words.count }).click();
  const list = diary.dialog(review.title);
  await expect(list.getByRole('status').filter({ hasText: CARE })).toBeVisible();
  await expect(list.getByRole('list', { name: review.rows })).toContainText('ხაჭაპური');
  // Nobody is asked what food a finger is.
  await expect(list.getByText('თითი')).toHaveCount(0);
  await expectAccessible(diary.page, 'words of care above foods');
});

test('where no food stands in such a text, the words of care are no fault of the field', async ({ diary }) => {
  const sheet = await diary.openAddMeal('breakfast', 'text');
  const field = sheet.getByRole('textbox', { name: words.describe });
  await field.fill('თითი ჩავიდე ყელში და ვაღებინე');
  await sheet.getByRole('button', { name: words.count }).click();
  await expect(sheet.getByRole('status').filter({ hasText: CARE })).toBeVisible();
  await expect(sheet.getByRole('list', { name: words.preview })).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('თითი ჩავიდე ყელში და ვაღებინე');
  await expectAccessible(diary.page, 'words of care without foods');
});
