import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { clockAhead, IN_ONE_MINUTE } from '../support/clock-ahead.ts';
import {
  barcodeOf,
  breaksOff,
  product,
  sends,
  SPREAD,
  startOpenFoodFacts,
  unknownWith200,
} from '../support/outside/open-food-facts-server.ts';
import { client } from '../support/client.ts';
import { onEveryStore, onStore } from '../support/world.ts';

const DAY_MS = 24 * 60 * 60_000;
const facts = await startOpenFoodFacts();
afterAll(() => facts.stop());
beforeEach(() => void facts.asked.splice(0));

/** Every test asks about barcodes of its own: what was told is kept. */
let next = 400_000_000_000;
const fresh = (): string => barcodeOf((next += 7));

const SETTINGS = {
  PRODUCTS_BASE_URL: `${facts.url}/`,
  CONTACT_EMAIL: 'help@lukma.example',
  LIMIT_PRODUCTS: '1000000',
  LIMIT_PRODUCTS_ADDRESS_DAY: '1000000',
  LIMIT_PRODUCTS_MINUTE: '1000000',
};
const about = (barcode: string) => ({ params: { barcode } });

onEveryStore({ env: SETTINGS }, (world) => {
  describe('a barcode', () => {
    test('is told as Open Food Facts knows it, in our units, and asked about once', async () => {
      const user = await world().newUser();
      const other = await world().newGuest();
      const barcode = fresh();
      facts.knows(barcode, product(SPREAD));
      const { status, data } = await user.ask('getProduct', about(barcode));
      expect(status).toBe(200);
      expect(data).toEqual({
        barcode,
        name: 'Nutella',
        brand: 'Ferrero',
        per100g: { calories: 539, proteins: 6.3, carbs: 57.5, fats: 30.9 },
        nutrients: { salt: 0.107, vitaminC: 1.2 },
        servingGrams: 15,
        source: 'open-food-facts',
        doubts: [],
      });
      expect((await other.ask('getProduct', about(barcode))).data).toEqual(data);
      expect(facts.asked).toEqual([
        { barcode, fields: expect.arrayContaining(['nutriments']), userAgent: 'Lukma/1 (help@lukma.example)' },
      ]);
    });

    test('that nobody knows is 404, however that is said, and is not asked about again that day', async () => {
      const user = await world().newUser();
      const [missing, older, nameless, elsewhere] = [fresh(), fresh(), fresh(), fresh()];
      facts.knows(older, unknownWith200);
      facts.knows(nameless, product({ product_name: '  ' }));
      facts.knows(elsewhere, sends(302, '', { Location: 'https://world.openbeautyfacts.org/' }));
      for (const barcode of [missing, older, nameless, elsewhere, missing, older]) {
        const { status, body } = await user.ask('getProduct', about(barcode));
        expect([status, body.code]).toEqual([404, 'not-found']);
      }
      expect(facts.asked.map(({ barcode }) => barcode)).toEqual([missing, older, nameless, elsewhere]);
    });

    test('as UPC is asked about by the EAN that it abbreviates', async () => {
      const user = await world().newUser();
      facts.knows('0042100005264', product(SPREAD));
      expect((await user.ask('getProduct', about('04252614'))).data.barcode).toBe('0042100005264');
      expect((await user.ask('getProduct', about('042100005264'))).data.barcode).toBe('0042100005264');
      expect(facts.asked).toHaveLength(1);
    });

    test('with a wrong check digit is 400, and nobody is asked', async () => {
      const user = await world().newUser();
      for (const wrong of ['4006381333932', '96385075', '036000291453', '123', 'x', '0'.repeat(14), '4006381333931 ']) {
        const { status, body } = await user.ask('getProduct', about(wrong));
        expect([wrong, status, body.code, body.issues?.[0]?.path]).toEqual([wrong, 400, 'invalid-input', 'barcode']);
      }
      expect(facts.asked).toEqual([]);
    });

    test('needs a bearer', async () => {
      expect((await world().nobody.ask('getProduct', about(fresh()))).status).toBe(401);
      expect((await client(world().server.origin, 'a-wrong-token').ask('getProduct', about(fresh()))).status).toBe(401);
      expect(facts.asked).toEqual([]);
    });

    test('whose figures are odd is told with what is odd about them', async () => {
      const user = await world().newUser();
      const odd = async (nutriments: Record<string, unknown>) => {
        const barcode = fresh();
        facts.knows(barcode, product({ product_name: 'x', nutriments }));
        const { status, data } = await user.ask('getProduct', about(barcode));
        expect(status).toBe(200);
        return [data.per100g.calories, data.doubts];
      };
      const macros = { proteins_100g: '6,3', carbohydrates_100g: '57.5', fat_100g: 30.9 };
      expect(await odd({ ...macros, energy_100g: '2252' })).toEqual([538.2, []]);
      expect(await odd({ ...macros, 'energy-kcal_100g': '539' })).toEqual([539, []]);
      expect(await odd({ ...macros, 'energy-kcal_100g': 2252 })).toEqual([2252, ['kj-for-kcal', 'too-much-energy']]);
      expect(await odd({ ...macros, 'energy-kcal_100g': -539 })).toEqual([null, ['negative']]);
      expect(await odd({ ...macros, fat_100g: 90, 'energy-kcal_100g': 300 })).toEqual([
        300,
        ['macros-over-100', 'energy-denied'],
      ]);
      expect(await odd({})).toEqual([null, ['energy-missing', 'macros-missing']]);
    });

    test('cannot be looked up while the answers are none, and can again after that', async () => {
      const user = await world().newUser();
      const large = JSON.stringify({ status: 1, product: { product_name: 'x'.repeat(300_000) } });
      const failures = [
        breaksOff,
        sends(500, 'Internal error'),
        sends(200, '<html>a hotel</html>'),
        sends(404, '<html>no such page</html>'),
        sends(200, '{"status":1,"product":{"product_name":"ab'),
        sends(200, large),
        sends(200, JSON.stringify({ code: '4006381333931', status: 1, product: SPREAD })),
      ];
      for (const failure of failures) {
        const barcode = fresh();
        facts.knows(barcode, failure);
        const { status, body } = await user.ask('getProduct', about(barcode));
        expect([status, body.code]).toEqual([503, 'provider-unavailable']);
        facts.knows(barcode, product(SPREAD));
        expect((await user.ask('getProduct', about(barcode))).status).toBe(200);
      }
    });

    test('that twenty people scan at once is asked about once', async () => {
      const user = await world().newUser();
      const barcode = fresh();
      facts.knows(barcode, product(SPREAD));
      const answers = await Promise.all(Array.from({ length: 20 }, () => user.ask('getProduct', about(barcode))));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(facts.asked).toHaveLength(1);
    });
  });

  test('after 30 days a product is asked about again, after a day one that nobody knew', async () => {
    const user = await world().newUser();
    const [known, unknown] = [fresh(), fresh()];
    facts.knows(known, product(SPREAD));
    for (const barcode of [known, unknown]) await user.ask('getProduct', about(barcode));
    await world().server.end('SIGTERM');
    const askedAfter = async (ms: number): Promise<string[]> => {
      facts.asked.splice(0);
      const later = await world().start({ env: { ...SETTINGS, ...clockAhead(ms) } });
      const again = client(later.origin, user.token);
      for (const barcode of [known, unknown]) await again.ask('getProduct', about(barcode));
      await later.end('SIGTERM');
      return facts.asked.map(({ barcode }) => barcode);
    };
    expect(await askedAfter(0.9 * DAY_MS)).toEqual([]);
    expect(await askedAfter(1.1 * DAY_MS)).toEqual([unknown]);
    expect(await askedAfter(31 * DAY_MS)).toEqual([known, unknown]);
  });
});

onEveryStore(
  { env: { ...SETTINGS, ...IN_ONE_MINUTE, TRUST_PROXY: 'loopback', LIMIT_PRODUCTS_MINUTE: '6', LIMIT_PRODUCTS: '4' } },
  (world) => {
    test('strangers with a thousand addresses use up half of what we may ask, and no more', async () => {
      const registered = await world().newRegistered();
      const strangers = await Promise.all(Array.from({ length: 12 }, () => world().newGuest()));
      const statuses = await Promise.all(
        strangers.map(async (stranger, at) => {
          const from = { headers: { 'X-Forwarded-For': `203.0.113.${at}` } };
          return (await stranger.ask('getProduct', about(fresh()), from)).status;
        }),
      );
      expect(statuses.filter((status) => status === 404)).toHaveLength(3);
      expect(statuses.filter((status) => status === 429)).toHaveLength(9);
      expect(facts.asked).toHaveLength(3);
      expect((await registered.ask('getProduct', about(fresh()))).status).toBe(404);
      const asked = facts.asked[0]?.barcode ?? '';
      // What was told already costs nobody anything.
      expect((await strangers[0]?.ask('getProduct', about(asked)))?.status).toBe(404);
      expect(facts.asked).toHaveLength(4);
    });
  },
);

onStore('PGlite', { env: { ...SETTINGS, LIMIT_PRODUCTS: '2' } }, (world) => {
  test('a person has so many barcodes a day asked about', async () => {
    const user = await world().newUser();
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await user.ask('getProduct', about(fresh()))).status);
    expect(statuses).toEqual([404, 404, 429, 429]);
    expect((await (await world().newUser()).ask('getProduct', about(fresh()))).status).toBe(404);
  });
});

onStore('PGlite', { env: SETTINGS }, (world) => {
  test('after "too many requests" nobody is asked until it may be', async () => {
    const user = await world().newUser();
    const [one, other, known] = [fresh(), fresh(), fresh()];
    facts.knows(known, product(SPREAD));
    expect((await user.ask('getProduct', about(known))).status).toBe(200);
    facts.knows(one, sends(429, 'Too many requests', { 'Retry-After': '120' }));
    expect((await user.ask('getProduct', about(one))).headers.get('retry-after')).toBe('120');
    const { status, body } = await user.ask('getProduct', about(other));
    expect([status, body.code]).toEqual([503, 'provider-unavailable']);
    expect(facts.asked.map(({ barcode }) => barcode)).toEqual([known, one]);
    expect((await user.ask('getProduct', about(known))).status).toBe(200);
  });
});

onStore('PGlite', { env: { PRODUCTS_BASE_URL: 'off' } }, (world) => {
  test('switched off, nobody is asked and nobody knows', async () => {
    const user = await world().newUser();
    expect((await user.ask('getProduct', about(fresh()))).status).toBe(404);
    expect(facts.asked).toEqual([]);
  });
});
