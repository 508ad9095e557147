import { describe, expect, test } from 'vitest';
import { choose, order, until } from '../support/outside/buy.ts';
import { FEW_TRIALS, freshId, onEveryStore, onStore } from '../support/world.ts';

const DAY_MS = 86_400_000;

onEveryStore({ env: { ...FEW_TRIALS, LIMIT_ORDERS: '1000' } }, (world) => {
  test("a month of PRO is bought on the bank's page: the bank calls back, and it is there with its receipt and its next charge", async () => {
    const { nobody, server } = world();
    expect((await nobody.ask('getConfig')).data.capabilities.payment).toBe(true);
    const user = await world().newOutsider();
    expect((await user.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } })).status).toBe(403);
    const { redirectUrl, orderId } = await order(user);
    const page = await fetch(`${server.origin}${redirectUrl}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('₾9.75');
    expect((await user.ask('getOrder', { params: { orderId } })).data).toMatchObject({
      state: 'redirected',
      amountTetri: 975,
      currency: 'GEL',
      paidAt: null,
    });
    expect((await user.ask('getReceipts')).data).toEqual([]);

    const before = (await user.ask('getMe')).data;
    expect(await choose(server.origin, redirectUrl, 'pay')).toBe('/dashboard?paySuccess=1');
    const { data: info } = await until(
      () => user.ask('getPaymentInfo'),
      ({ data }) => data.isPremium,
    );
    const ends = Date.parse(info.premiumUntil ?? '');
    expect(ends - Date.now()).toBeGreaterThan(27 * DAY_MS);
    expect(info).toMatchObject({
      autoRenew: true,
      canResume: false,
      nextCharge: {
        at: new Date(ends - DAY_MS).toISOString(),
        amountTetri: 975,
        currency: 'GEL',
        card: '•••• 4242',
        declined: false,
      },
    });
    expect((await user.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } })).status).toBe(200);
    const {
      data: [receipt, ...more],
    } = await user.ask('getReceipts');
    expect(receipt).toMatchObject({
      orderId,
      kind: 'purchase',
      state: 'paid',
      until: info.premiumUntil,
      card: '•••• 4242',
      refundedAt: null,
    });
    expect(more).toEqual([]);
    expect((await user.ask('getMe')).data).toEqual(before);
  });

  test('an order is made without a body, with an empty one and with {}, whether its type is named or not', async () => {
    const user = await world().newGuest();
    const json = { 'Content-Type': 'application/json' };
    const requests: RequestInit[] = [
      {},
      { headers: json },
      { body: '', headers: json },
      { body: '{}', headers: json },
      { body: new TextEncoder().encode('{}') },
      { body: new Uint8Array() },
    ];
    for (const request of requests) {
      const { status, data } = await user.raw('POST', '/payment/create', request);
      expect([status, data]).toEqual([
        200,
        { redirectUrl: expect.stringContaining('/bank') as string, orderId: expect.any(String) as string },
      ]);
    }
    for (const [request, refused] of [
      [{ body: '{', headers: json }, 400],
      [{ body: '{"plan":"year"}', headers: json }, 400],
      [{ body: 'plan=month', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ] as const) {
      expect((await user.raw('POST', '/payment/create', request)).status).toBe(refused);
    }
    expect((await user.raw('POST', '/dashboard/water', {})).status).toBe(415);
  });

  test('what the bank declines pays for nothing, and can be tried again', async () => {
    const user = await world().newGuest();
    const first = await order(user);
    expect(await choose(world().server.origin, first.redirectUrl, 'decline')).toBe('/dashboard?payFail=1');
    expect((await user.ask('getOrder', { params: { orderId: first.orderId } })).data.state).toBe('declined');
    expect((await user.ask('getPaymentInfo')).data).toMatchObject({
      isPremium: false,
      autoRenew: false,
      nextCharge: null,
    });
    const second = await order(user);
    expect(second.orderId).not.toBe(first.orderId);
    await choose(world().server.origin, second.redirectUrl, 'pay');
    expect((await user.ask('getOrder', { params: { orderId: second.orderId } })).data.state).toBe('paid');
    expect((await user.ask('getPaymentInfo')).data.isPremium).toBe(true);
  });

  test("whoever closes the bank's page comes back to the same order, and twelve taps at the same moment are one", async () => {
    const user = await world().newGuest();
    const taps = await Promise.all(Array.from({ length: 12 }, () => order(user)));
    const first = await order(user);
    expect(taps).toEqual(taps.map(() => first));
    await choose(world().server.origin, first.redirectUrl, 'pay');
    await until(
      () => user.ask('getReceipts'),
      ({ data }) => data.length === 1,
    );
    expect(await choose(world().server.origin, first.redirectUrl, 'decline')).toBe('/dashboard?paySuccess=1');
    expect((await user.ask('getOrder', { params: { orderId: first.orderId } })).data.state).toBe('paid');
  });

  test('a cancelled renewal keeps what is paid for, and is taken up again', async () => {
    const user = await world().newGuest();
    for (const call of ['postCancelRenewal', 'getPaymentInfo'] as const)
      expect((await user.ask(call)).data).toMatchObject({ autoRenew: false, canResume: false });
    expect((await user.ask('postResumeRenewal')).status).toBe(404);
    const { redirectUrl, orderId } = await order(user);
    await choose(world().server.origin, redirectUrl, 'pay');
    await until(
      () => user.ask('getOrder', { params: { orderId } }),
      ({ data }) => data.state === 'paid',
    );
    const {
      data: { premiumUntil, nextCharge },
    } = await user.ask('getPaymentInfo');
    for (let times = 0; times < 2; times += 1) {
      expect((await user.ask('postCancelRenewal')).data).toMatchObject({
        isPremium: true,
        premiumUntil,
        autoRenew: false,
        nextCharge: null,
        canResume: true,
      });
    }
    for (let times = 0; times < 2; times += 1) {
      expect((await user.ask('postResumeRenewal')).data).toMatchObject({
        premiumUntil,
        autoRenew: true,
        nextCharge,
        canResume: false,
      });
    }
  });

  describe('attacks', () => {
    test('typing paySuccess by hand buys nothing', async () => {
      const user = await world().newGuest();
      const { orderId } = await order(user);
      await fetch(`${world().server.origin}/dashboard?paySuccess=1`).then((page) => page.body?.cancel());
      expect((await user.ask('getOrder', { params: { orderId } })).data.state).toBe('redirected');
      expect((await user.ask('getPaymentInfo')).data.isPremium).toBe(false);
    });

    test('a forged callback buys nothing: unsigned, wrongly signed, of no payment, too long', async () => {
      const user = await world().newGuest();
      const { redirectUrl, orderId } = await order(user);
      const payment = redirectUrl.split('/').at(-1) ?? '';
      const callBack = async (body: string, headers: Record<string, string> = {}) => {
        const response = await fetch(`${world().server.origin}/bank/callback`, { method: 'POST', body, headers });
        await response.body?.cancel();
        return response.status;
      };
      const body = JSON.stringify({ payment });
      expect(await callBack(body)).toBe(403);
      expect(await callBack(body, { 'sandbox-signature': 'A'.repeat(43) })).toBe(403);
      expect(await callBack('')).toBe(403);
      expect(await callBack('x'.repeat(70_000))).toBe(413);
      expect((await user.ask('getOrder', { params: { orderId } })).data.state).toBe('redirected');
    });

    test("somebody else's order is not there, and their page pays for them", async () => {
      const [victim, thief] = [await world().newGuest(), await world().newGuest()];
      const { redirectUrl, orderId } = await order(victim);
      expect((await thief.ask('getOrder', { params: { orderId } })).status).toBe(404);
      expect((await thief.ask('getOrder', { params: { orderId: freshId() } })).status).toBe(404);
      await choose(world().server.origin, redirectUrl, 'pay');
      await until(
        () => victim.ask('getPaymentInfo'),
        ({ data }) => data.isPremium,
      );
      expect((await thief.ask('getPaymentInfo')).data.isPremium).toBe(false);
      expect((await thief.ask('getReceipts')).data).toEqual([]);
      expect((await world().nobody.ask('getReceipts')).status).toBe(401);
    });

    test('a made-up page of the bank is not there, and one does only what its buttons do', async () => {
      const { origin } = world().server;
      for (const path of [`/bank/sandbox/${freshId()}`, '/bank/sandbox/1', '/bank/sandbox/%00']) {
        const response = await fetch(`${origin}${path}`);
        await response.body?.cancel();
        expect(response.status).toBe(404);
      }
      const { redirectUrl } = await order(await world().newGuest());
      const response = await fetch(`${origin}${redirectUrl}`, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'gift', card: 'pays' }),
      });
      await response.body?.cancel();
      expect(response.status).toBe(400);
    });
  });
});

onStore('PGlite', { env: { BANK_PROVIDER: 'off' } }, (world) => {
  test('without a bank the app is told before the tap, and no order is made', async () => {
    const user = await world().newUser();
    expect((await user.ask('getConfig')).data.capabilities.payment).toBe(false);
    expect((await user.ask('postPaymentCreate', { body: {} })).status).toBe(404);
    const response = await fetch(`${world().server.origin}/bank/callback`, { method: 'POST', body: '{}' });
    await response.body?.cancel();
    expect(response.status).toBe(404);
  });
});
