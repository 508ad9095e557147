import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { expect, onlineTest } from '../harness/fixtures.ts';
import { Questionnaire } from '../harness/pages/questionnaire.ts';
import { ServerTruth } from '../harness/server-truth.ts';

/** A place where it is another day than in Tbilisi now: behind it in the morning and at noon, ahead of it later. */
const farAway = () => {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tbilisi', hour: 'numeric', hourCycle: 'h23' }).format(Date.now()),
  );
  return hour < 15 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
};

onlineTest(
  "far from Tbilisi the plan, its goals and the first weigh-in begin on the device's own day",
  async ({ newDevice, server }) => {
    const timeZone = farAway();
    const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now());
    const { page } = await newDevice(undefined, { timezoneId: timeZone });
    const questions = new Questionnaire(page);
    await questions.open();
    await questions.answer();
    await questions.makePlan();
    await questions.isMade();
    const { plan, goals, weights } = await (await ServerTruth.of(page, server.origin)).changes();
    expect(dayIn(timeZone)).not.toBe(dayIn('Asia/Tbilisi'));
    expect([plan?.startDate, goals.map(({ date }) => date), weights.map(({ date }) => date)]).toEqual([
      dayIn(timeZone),
      [dayIn(timeZone)],
      [dayIn(timeZone)],
    ]);
  },
);

onlineTest('the large figures are whole where the phone has a Georgian font without digits', async ({ page }) => {
  // The app's own font comes too late to be used, as on a first visit.
  let comes = () => {};
  await page.route(
    /\/assets\/.*\.woff2$/,
    (route) => void new Promise<void>((resolve) => (comes = after(comes, resolve))).then(() => route.continue()),
  );
  const questions = new Questionnaire(page);
  for (const [step, figure] of [
    ['height', '176'],
    ['weight', '65,0'],
  ] as const) {
    await questions.open(step);
    await standInGeorgianFont(page);
    comes();
    const field = page.getByRole('textbox', { name: onboarding.numbers[step].label });
    await expect(field).toHaveValue(figure);
    await field.evaluate((input: HTMLInputElement) => {
      const { fontFamily, fontSize, fontWeight, fontVariantNumeric, letterSpacing } = getComputedStyle(input);
      const whole = document.createElement('span');
      whole.id = 'whole';
      whole.textContent = input.value;
      Object.assign(whole.style, {
        position: 'absolute',
        insetBlockStart: '0',
        fontFamily,
        fontSize,
        fontWeight,
        fontVariantNumeric,
        letterSpacing,
        paddingInline: '20px',
        background: 'white',
        color: 'black',
      });
      document.body.append(whole);
    });

    const whole = await inkWidth(page.locator('#whole'));
    expect(whole).toBeGreaterThan(60);
    expect(Math.abs((await inkWidth(field)) - whole)).toBeLessThanOrEqual(2);
  }
});

/** Does the one, then the other. */
const after = (one: () => void, other: () => void) => () => {
  one();
  other();
};

/** As where "Noto Sans Georgian" comes with the system: letters of Georgian alone, and no limit to what it is asked for. */
async function standInGeorgianFont(page: Page): Promise<void> {
  const file =
    'node_modules/@fontsource-variable/noto-sans-georgian/files/noto-sans-georgian-georgian-wght-normal.woff2';
  const font = (await readFile(new URL(`../../../${file}`, import.meta.url))).toString('base64');
  await page.evaluate(async (bytes) => {
    const face = new FontFace(
      'Noto Sans Georgian',
      Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)),
      { weight: '100 900' },
    );
    document.fonts.add(await face.load());
  }, font);
}

/** How wide the dark of an element's picture is, px. */
async function inkWidth(element: Locator): Promise<number> {
  const { data, info } = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255).some((grey) => grey < 110),
  );
  return (columns.at(-1) ?? 0) - (columns[0] ?? 0);
}
