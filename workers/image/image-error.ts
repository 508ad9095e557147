/**
 * image-too-large: over 40 MB or 60 megapixels · image-damaged: a known format that does not
 * decode · image-unsupported: no picture this device can read · cancelled: the caller's wish.
 */
export type ImageErrorCode = 'image-too-large' | 'image-damaged' | 'image-unsupported' | 'cancelled';

/** Why a picture could not be prepared. */
export class ImageError extends Error {
  override readonly name = 'ImageError';

  constructor(readonly code: ImageErrorCode) {
    super(code);
  }
}
