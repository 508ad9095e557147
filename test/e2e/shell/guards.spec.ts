import { expect, onlineTest as test } from '../harness/fixtures.ts';

test('an address of the app leads a stranger to the questionnaire, and whoever is signed in where it says', async ({
  page,
  diary,
  newDevice,
}) => {
  const stranger = await newDevice();
  for (const path of ['/a/b/c', '/profile']) {
    await stranger.page.goto(path);
    await expect(stranger.page, path).toHaveURL(/\/onboarding\/welcome$/);
  }

  await page.goto('/history');
  await expect(page).toHaveURL(/\/history$/);
  await page.goto('/a/b/c');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard?add=meal');
  await expect(diary.dialog('კერძის დამატება')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});
