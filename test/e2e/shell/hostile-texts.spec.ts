import { expect, onlineTest as test } from '../harness/fixtures.ts';

/** What would run, load or lead elsewhere where a page takes text for HTML; each would leave a mark in the page. */
const TEXTS = [
  '<img src=x onerror="pwned=1">',
  '<script>pwned=1</script>',
  '"><svg onload="pwned=1">',
  "';pwned=1;//",
  '{{pwned=1}}',
  'javascript:pwned=1',
  '<a href="//evil.example">აქ</a>',
];

test('what looks like a page in an address, in titles, names and questions is a text, and nothing of it runs', async ({
  diary,
  page,
}) => {
  await test.step('an address that carries a script is a wrong address, and the page says nothing of it', async () => {
    for (const path of [
      '/dashboard?day=<img src=x onerror=pwned=1>',
      '/dashboard?edit="><script>pwned=1</script>',
      '/login?phone=<svg onload=pwned=1>',
      '/dashboard#<img src=x onerror=pwned=1>',
      '/%3Cscript%3Epwned=1%3C/script%3E',
    ]) {
      await page.goto(path);
      await expect(page.locator('body')).not.toContainText('pwned');
      expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    }
    await page.goto('/dashboard');
    await expect(diary.section('lunch')).toBeVisible();
  });

  await test.step('what looks like a page in titles, names and questions is a text, and nothing of it runs', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const title of TEXTS) await diary.logMeal({ title, kcal: 100, meal: 'lunch' });
    for (const title of TEXTS) await expect(diary.dish(title)).toContainText(title);
    await page.reload();
    for (const title of TEXTS) await expect(diary.dish(title)).toContainText(title);
    const sheet = await diary.openDish(TEXTS[0] ?? '');
    await expect(sheet).toContainText(TEXTS[0] ?? '');

    expect(await page.evaluate(() => 'pwned' in globalThis)).toBe(false);
    expect(await page.locator('main img[src="x"], main svg[onload], main a[href*="evil.example"]').count()).toBe(0);
    expect(asked.filter((url) => new URL(url).hostname.endsWith('.example') || new URL(url).pathname === '/x')).toEqual(
      [],
    );
  });
});
