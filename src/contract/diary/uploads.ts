import * as v from 'valibot';
import { call } from '../call.ts';
import { BODY_LIMIT } from '../envelope.ts';

/** A picture's name: 128 random bits in hexadecimal, made by the device, create-only. */
export const PictureName = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Where a picture of that name is found once it has been uploaded. */
export const pictureUrl = (name: string): string => `/uploads/${name}.jpg`;

/** The name in a picture's address, or null for an address that is not an upload's. */
export const pictureNameOf = (url: string): string | null => /^\/uploads\/([0-9a-f]{32})\.jpg$/.exec(url)?.[1] ?? null;

export const postMealThumbnail = call({
  method: 'POST',
  path: '/uploads/meal-thumbnail',
  summary:
    'Stores a small picture of a dish: JPEG, PNG or WebP by content, at most 512 KB and 4 megapixels, re-encoded to at most 256 px.',
  bodyLimit: BODY_LIMIT.thumbnail,
  status: 201,
  multipart: v.object({ thumbnail: v.blob(), name: v.optional(PictureName) }),
  data: v.object({ imageUrl: v.string() }),
});
