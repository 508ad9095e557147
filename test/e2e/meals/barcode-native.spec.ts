import type { BrowserContext, Page } from 'playwright/test';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import {
  product,
  SPREAD,
  startOpenFoodFacts,
  type OpenFoodFactsServer,
} from '#test/api/support/outside/open-food-facts-server.ts';
import { photoOf } from '../harness/outside/fake-camera.ts';
import { expect, startProduct, test as base } from '../harness/fixtures.ts';

// No browser of these tests has a reader of its own, nor a camera with a light. Stand-ins behave as W3C's Shape Detection and Image Capture say;
// what is before and behind them is the product.

const SEEN = '4006381333931';

const test = base.extend<object, { facts: OpenFoodFactsServer }>({
  getsReadyForFlight: false,
  facts: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const facts = await startOpenFoodFacts();
      facts.knows(SEEN, product(SPREAD));
      await provide(facts);
      await facts.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ facts }, provide) => {
      const { server, stop } = await startProduct({ PRODUCTS_BASE_URL: facts.url, LIMIT_PRODUCTS_MINUTE: '1000' });
      await provide(server);
      await stop();
    },
    { scope: 'worker' },
  ],
});

/** A camera that sees a grey wall, with a light that `torchOf` tells of; switching it may be refused. */
const wallCamera = (context: BrowserContext, light: 'works' | 'fails' | 'none'): Promise<unknown> =>
  context.addInitScript((kind) => {
    const media = { lit: false, live: 0 };
    Object.assign(globalThis, { media });
    Object.defineProperty(navigator, 'mediaDevices', {
      // The next of them takes its place.
      configurable: true,
      value: {
        getUserMedia: async () => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
          const context2d = canvas.getContext('2d');
          const draw = () => {
            if (context2d) context2d.fillStyle = `rgb(${120 + (performance.now() % 9)} 120 120)`;
            context2d?.fillRect(0, 0, 640, 480);
            requestAnimationFrame(draw);
          };
          draw();
          const stream = canvas.captureStream(15);
          const [track] = stream.getVideoTracks();
          if (!track) throw new DOMException('no track', 'NotFoundError');
          media.live += 1;
          const stop = track.stop.bind(track);
          Object.assign(track, {
            stop: () => {
              stop();
              media.live -= 1;
            },
            getCapabilities: () => ({ facingMode: ['environment'], ...(kind !== 'none' && { torch: true }) }),
            applyConstraints: async ({ advanced = [] }: { advanced?: { torch?: boolean }[] }) => {
              if (kind === 'fails') throw new DOMException('setPhotoOptions failed', 'UnknownError');
              for (const { torch } of advanced) media.lit = torch ?? media.lit;
            },
          });
          return stream;
        },
      },
    });
  }, light);
const mediaOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { media: { lit: boolean; live: number } }).media);

interface Native {
  formats: string[];
  /** What it sees in whatever it is shown; null: its part of the system is missing. */
  sees: { rawValue: string; format: string }[] | null;
}

/** Gives the worker a `BarcodeDetector`. */
async function nativeReader(context: BrowserContext, native: Native): Promise<void> {
  const standIn = ({ formats, sees }: Native) => {
    class BarcodeDetector {
      static getSupportedFormats = async () => formats;
      constructor(options?: { formats?: string[] }) {
        if (options?.formats?.length === 0 || options?.formats?.some((one) => !formats.includes(one)))
          throw new TypeError('formats');
      }
      detect = async (image: unknown) => {
        if (!(image instanceof ImageBitmap)) throw new TypeError('no image');
        if (!sees) throw new DOMException('Barcode detection service unavailable.', 'NotSupportedError');
        const boundingBox = new DOMRectReadOnly(0, 0, 10, 10);
        return sees.map((one) => ({ boundingBox, cornerPoints: [], ...one }));
      };
    }
    Object.assign(globalThis, { BarcodeDetector });
  };
  await context.route(/\/assets\/barcode\.worker-[\w-]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = `(${standIn.toString()})(${JSON.stringify(native)});\n${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
}

const ALL = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'qr_code'];

// All in one worker: each would start a browser and a server of its own for them.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ troubles }) => troubles.allow(/^Failed to load resource:/));

test('the light of the camera is switched on and off, and goes out with the camera; one that does not work stays off', async ({
  diary,
  page,
  context,
}) => {
  const openCamera = async (light: 'works' | 'fails' | 'none') => {
    await wallCamera(context, light);
    await page.reload();
    await diary.shows();
    return diary.openAddMeal('lunch', 'barcode');
  };
  await test.step('the light is switched on and off, and goes out with the camera', async () => {
    const sheet = await openCamera('works');
    await sheet.getByRole('button', { name: words.torchOn }).click();
    await expect(sheet.getByRole('button', { name: words.torchOff })).toBeVisible();
    expect(await mediaOf(page)).toEqual({ lit: true, live: 1 });
    await sheet.getByRole('button', { name: words.torchOff }).click();
    await expect(sheet.getByRole('button', { name: words.torchOn })).toBeVisible();
    expect((await mediaOf(page)).lit).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await mediaOf(page)).live).toBe(0);
  });

  await test.step('a light that cannot be switched stays off', async () => {
    const sheet = await openCamera('fails');
    await expect(sheet.getByText(words.aim)).toBeVisible();
    const on = sheet.getByRole('button', { name: words.torchOn });
    await on.click();
    await expect(on).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.torchOff })).toHaveCount(0);
  });

  await test.step('a light that is not there is not offered', async () => {
    const sheet = await openCamera('none');
    await expect(sheet.getByText(words.aim)).toBeVisible();
    await expect(sheet.getByRole('button', { name: words.torchOn })).toHaveCount(0);
  });
});

test("the browser's own reader is asked where it knows all kinds, and then nothing is fetched to read", async ({
  diary,
  page,
  context,
}) => {
  const fetched: string[] = [];
  context.on('request', (request) => fetched.push(request.url()));
  await wallCamera(context, 'none');
  // What is no barcode is passed over; a QR code may hold digits, too.
  const sees = [
    { rawValue: '4006381333932', format: 'ean_13' },
    { rawValue: SEEN, format: 'ean_13' },
  ];
  await nativeReader(context, { formats: ALL, sees });
  await page.reload();
  await diary.shows();
  await diary.openAddMeal('lunch', 'barcode');
  await expect(page.getByRole('dialog', { name: SPREAD.product_name })).toBeVisible();
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toEqual([]);
});

test("where the browser's own reader does not know all kinds, or has none of its parts on this telephone, ours reads", async ({
  diary,
  page,
  context,
}) => {
  for (const native of [
    { formats: ['ean_13', 'qr_code'], sees: [{ rawValue: '96385074', format: 'ean_8' }] },
    { formats: ALL, sees: null },
  ]) {
    await nativeReader(context, native);
    await page.reload();
    await diary.shows();
    const sheet = await diary.openAddMeal('lunch', 'barcode');
    await sheet.getByLabel(words.picture, { exact: true }).setInputFiles(await photoOf(SEEN));
    await expect(page.getByRole('dialog', { name: SPREAD.product_name })).toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }
});
