import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Client } from '#test/api/support/client.ts';
import { freshId, log, onStore, serverDay } from '#test/api/support/world.ts';

const SCRIPT = '<script>alert(document.domain)</script>';
const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });

/** Pictures that are something else, too. */
const POLYGLOTS: [name: string, make: () => Promise<Buffer>][] = [
  [
    'a page behind a JPEG',
    async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(`<!doctype html>${SCRIPT}`)]),
  ],
  [
    'an archive behind a PNG',
    async () => Buffer.concat([await plain().png().toBuffer(), Buffer.from('PK\x03\x04evil.exe')]),
  ],
  [
    'a script in a comment of a JPEG',
    async () => {
      const jpeg = await plain().jpeg().toBuffer();
      const comment = Buffer.from(`*/=1;${SCRIPT}/*`);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(comment.length + 2);
      return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), size, comment, jpeg.subarray(2)]);
    },
  ],
  [
    'a script in the metadata',
    () =>
      plain()
        .withExif({ IFD0: { Artist: SCRIPT, ImageDescription: SCRIPT }, IFD3: { GPSLatitude: '41/1 43/1 0/1' } })
        .jpeg()
        .toBuffer(),
  ],
  ['a script behind a WebP', async () => Buffer.concat([await plain().webp().toBuffer(), Buffer.from(SCRIPT)])],
];

onStore('PGlite', {}, (world) => {
  const upload = async (
    user: Client,
    bytes: Buffer,
    { as = freshId().replaceAll('-', ''), file = 'x.jpg', type = 'image/jpeg' } = {},
  ) => {
    const body = new FormData();
    body.set('thumbnail', new Blob([new Uint8Array(bytes)], { type }), file);
    body.set('name', as);
    return { as, ...(await user.raw('POST', '/uploads/meal-thumbnail', { body })) };
  };

  test.each(POLYGLOTS)('%s comes back as nothing but a JPEG, made anew', async (_, make) => {
    const user = await world().newUser();
    const { as, status } = await upload(user, await make());
    expect(status).toBe(201);
    const response = await fetch(`${world().server.origin}/uploads/${as}.jpg`);
    const stored = Buffer.from(await response.arrayBuffer());
    expect([response.headers.get('content-type'), response.headers.get('x-content-type-options')]).toEqual([
      'image/jpeg',
      'nosniff',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const { format, exif, xmp, iptc } = await sharp(stored).metadata();
    expect([format, exif, xmp, iptc]).toEqual(['jpeg', undefined, undefined, undefined]);
    expect(stored.toString('latin1')).not.toMatch(/script|evil|doctype/);
    expect(stored.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  test.each([
    [
      'SVG',
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="http://169.254.169.254/"/></svg>`,
      ),
    ],
    [
      'SVG behind an XML declaration with an entity',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
    ],
    ['GIF', Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=alert(1)//;')],
    ['PDF', Buffer.from('%PDF-1.7\n%\xff\xd8\xff')],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0')],
    ['HTML', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['an archive', Buffer.from('PK\x03\x04')],
    ['a program', Buffer.from('\x7fELF')],
    [
      'MVG, which tells a program to read a file',
      Buffer.from('push graphic-context\nimage over 0,0 0,0 "/etc/passwd"\npop graphic-context'),
    ],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, whatever it calls itself', async (_, bytes) => {
    const user = await world().newUser();
    for (const type of ['image/jpeg', 'image/svg+xml', 'text/html'])
      expect((await upload(user, bytes, { type })).status).toBe(415);
  });

  test('the name of a file counts for nothing, and an address that climbs or guesses finds nothing', async () => {
    const user = await world().newUser();
    const jpeg = await plain().jpeg().toBuffer();
    for (const file of [
      '../../../dist/client/index.html',
      'x.php',
      'x.jpg\0.html',
      '/etc/passwd',
      'CON',
      `${'a'.repeat(5_000)}.jpg`,
    ]) {
      const { as, status, data } = await upload(user, jpeg, { file });
      expect([status, data]).toEqual([201, { imageUrl: `/uploads/${as}.jpg` }]);
    }
    for (const as of [
      '..',
      '../x',
      'A'.repeat(32),
      'g'.repeat(32),
      '0'.repeat(31),
      '0'.repeat(33),
      `${'0'.repeat(31)}/`,
    ])
      expect((await upload(user, jpeg, { as })).status).toBe(400);
    for (const path of [
      '/uploads/',
      '/uploads/..%2f..%2fpackage.json',
      '/uploads/%2e%2e/lock',
      '/uploads/.jpg',
      `/uploads/${'0'.repeat(32)}.jpg`,
      `/uploads/${'0'.repeat(32)}.php`,
      `/uploads/${'0'.repeat(32)}.jpg/x`,
    ]) {
      const response = await fetch(`${world().server.origin}${path}`);
      expect([path, response.headers.get('content-type')?.startsWith('image/') ?? false]).toEqual([path, false]);
      await response.body?.cancel();
    }
  });

  test('a dish names only pictures of this house, so that no phone is sent to fetch one elsewhere', async () => {
    const user = await world().newUser();
    for (const imageUrl of [
      'https://evil.example/x.jpg',
      '//evil.example/x.jpg',
      '/uploads/../../x.jpg',
      'javascript:alert(1)',
      'data:text/html,x',
      '/uploads/x.svg',
      '/\\evil.example/x.jpg',
      '/assets/recipes/../../sw.js',
    ]) {
      expect([imageUrl, await log(user, serverDay(), { imageUrl }).catch((error: Error) => error.message)]).toEqual([
        imageUrl,
        'The dish was not logged: 400',
      ]);
    }
  });
});
