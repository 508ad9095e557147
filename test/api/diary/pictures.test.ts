import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { changesSince, freshId, log, onEveryStore } from '../support/world.ts';

const DAY = '2026-03-01';

/** A PNG of one bit a pixel, made by hand: a few kilobytes whatever its size. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

onEveryStore({}, (world) => {
  const name = () => freshId().replaceAll('-', '');
  const picture = (width = 600, height = 300) =>
    sharp({ create: { width, height, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Artist: 'nino' } })
      .jpeg()
      .toBuffer();

  async function upload(user: Client, bytes: Uint8Array | string, as?: string) {
    const body = new FormData();
    body.set('thumbnail', new Blob([new Uint8Array(Buffer.from(bytes))]), 'x.jpg');
    if (as !== undefined) body.set('name', as);
    return user.raw('POST', '/uploads/meal-thumbnail', { body });
  }

  test('is made small, loses its metadata, and its address never changes', async () => {
    const user = await world().newUser();
    const as = name();
    const { status, data } = await upload(user, await picture(), as);
    expect([status, data]).toEqual([201, { imageUrl: `/uploads/${as}.jpg` }]);
    const response = await fetch(`${world().server.origin}/uploads/${as}.jpg`);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const stored = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual(['jpeg', 256, 128, undefined]);
  });

  test('of the same name is stored once; another user cannot have the name', async () => {
    const [nino, gia] = await Promise.all([world().newUser(), world().newUser()]);
    const as = name();
    await upload(nino, await picture(64, 64), as);
    expect((await upload(nino, await picture(32, 32), as)).data).toEqual({ imageUrl: `/uploads/${as}.jpg` });
    expect((await upload(gia, await picture(), as)).status).toBe(400);
    const response = await fetch(`${world().server.origin}/uploads/${as}.jpg`);
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(64);
  });

  test('that has not come is marked, and its coming reaches other devices as a change of the day', async () => {
    const user = await world().newUser();
    const as = name();
    const entry = await log(user, DAY, { imageUrl: `/uploads/${as}.jpg` });
    expect(entry.pictureMissing).toBe(true);
    await upload(user, await picture(), as);
    const [page] = await changesSince(user, entry.rev);
    expect(page?.days[0]?.mealHistory.meals.lunch.dishes).toEqual([{ ...entry, pictureMissing: false }]);
    expect((await log(user, DAY, { imageUrl: `/uploads/${as}.jpg` })).pictureMissing).toBe(false);
  });

  test('that is none, damaged, too heavy, without a file or wrongly named is refused', async () => {
    const user = await world().newUser();
    expect((await upload(user, '<svg xmlns="http://www.w3.org/2000/svg"/>')).status).toBe(415);
    expect((await upload(user, (await picture()).subarray(0, 400))).status).toBe(400);
    expect((await upload(user, Buffer.alloc(600 * 1024, 0xff))).status).toBe(413);
    expect((await upload(user, await picture(), '../../etc/passwd')).status).toBe(400);
    expect((await user.raw('POST', '/uploads/meal-thumbnail', { body: new FormData() })).status).toBe(400);
    expect(
      (
        await user.raw('POST', '/uploads/meal-thumbnail', {
          body: '{}',
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(415);
    expect((await upload(world().nobody, await picture())).status).toBe(401);
  });

  test('over 4 megapixels is refused however few bytes it has', async () => {
    const user = await world().newUser();
    expect((await upload(user, blackPng(2000, 2000))).status).toBe(201);
    expect(blackPng(2001, 2000).length).toBeLessThan(512 * 1024);
    expect((await upload(user, blackPng(2001, 2000))).status).toBe(400);
  });

  test('goes with the account', async () => {
    const user = await world().newUser();
    const as = name();
    await upload(user, await picture(), as);
    await user.ask('deleteUser');
    expect((await fetch(`${world().server.origin}/uploads/${as}.jpg`)).status).toBe(404);
  });
});
