import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { BODY_LIMIT } from '#contract/envelope.ts';
import { PictureName, pictureUrl } from '#contract/diary/uploads.ts';
import { ownId } from '../admission/request-user.ts';
import { bindRule } from '../diary/core/rule.ts';
import { pictureArrivedRule } from '../diary/entities/meal.ts';
import { ApiError, invalidInput } from '../errors/api-error.ts';
import type { ServerContext } from '../http/client-address.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { readBytes } from '../http/read-body.ts';
import type { Services } from '../http/services.ts';
import { MOST_PIXELS, shrinkPicture } from '../uploads/shrink-picture.ts';
import { ownerOf, readPicture, storePicture } from '../uploads/stored-pictures.ts';

/** Boundaries and headers of a multipart body around the file itself. */
const MULTIPART_EXTRA = 4096;
const THUMBNAIL_PX = 256;

export const uploadHandlers: Pick<Handlers, 'postMealThumbnail'> = {
  async postMealThumbnail(_, request) {
    const { services } = request;
    const userId = ownId(request);
    const { bytes, name = randomBytes(16).toString('hex') } = await readUpload(request);
    const owner = await ownerOf(services.database.orm, name);
    if (owner === userId) return { data: { imageUrl: pictureUrl(name) } };
    if (owner !== null) throw nameTaken();
    const thumbnail = await shrinkPicture(bytes, {
      longestSidePx: THUMBNAIL_PX,
      mostPixels: MOST_PIXELS.thumbnail,
      field: 'thumbnail',
      from: request.address,
    });
    const stored = await storePicture(services.database.orm, userId, name, thumbnail, {
      limits: services.config.limits.space,
      nowMs: services.clock(),
    });
    if (stored === 'taken') throw nameTaken();
    const run = bindRule(pictureArrivedRule, { name });
    await services.writer.write(userId, [{ run, status: 200, key: null, tokenHash: null, generation: null }]);
    return { data: { imageUrl: pictureUrl(name) } };
  },
};

const nameTaken = () => invalidInput([{ path: 'name', message: 'This name is taken; make another one' }]);

async function readUpload({ c }: ApiRequest): Promise<{ bytes: Uint8Array; name?: string }> {
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError('unsupported-media', 'Send multipart/form-data');
  const body = await readBytes(c, BODY_LIMIT.thumbnail + MULTIPART_EXTRA);
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => null);
  if (!form) throw invalidInput([{ path: '', message: 'Not valid multipart data' }]);
  const file = form.get('thumbnail');
  if (!(file instanceof Blob)) throw invalidInput([{ path: 'thumbnail', message: 'A file is needed' }]);
  if (file.size > BODY_LIMIT.thumbnail) throw new ApiError('too-large', `At most ${BODY_LIMIT.thumbnail} bytes`);
  const name = form.get('name');
  if (name !== null && !v.is(PictureName, name))
    throw invalidInput([{ path: 'name', message: '32 hexadecimal digits' }]);
  return { bytes: new Uint8Array(await file.arrayBuffer()), ...(name !== null && { name }) };
}

/** `GET /uploads/{name}.jpg`: the address names one content for ever. */
export function bindPictures(
  app: Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>,
  { database }: Services,
): void {
  app.get('/uploads/:file', async (c) => {
    c.set('route', '/uploads/{name}');
    const name = /^([0-9a-f]{32})\.jpg$/.exec(c.req.param('file'))?.[1];
    const bytes = name === undefined ? null : await readPicture(database, name);
    if (!bytes) return c.text('Not found', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
