import { expect, test } from 'vitest';
import {
  pictureDraft,
  type PictureAction,
  type PictureDraft,
} from '#app/features/dashboard/dish/picture/picture-draft.ts';

const after = (...actions: PictureAction[]): PictureDraft => actions.reduce(pictureDraft, { is: 'kept' });

test('a chosen picture moves on to its thumbnail', () => {
  const thumbnail = new Blob(['x']);
  expect(after({ is: 'chosen' }, { is: 'progressed', share: 0.6 })).toEqual({ is: 'in-work', share: 0.6 });
  expect(after({ is: 'chosen' }, { is: 'finished', thumbnail, preview: 'blob:1' })).toEqual({
    is: 'ready',
    thumbnail,
    preview: 'blob:1',
  });
});

test('progress never runs backwards', () => {
  expect(after({ is: 'chosen' }, { is: 'progressed', share: 0.8 }, { is: 'progressed', share: 0.6 })).toMatchObject({
    share: 0.8,
  });
});

test('late progress of a cancelled picture changes nothing', () => {
  expect(after({ is: 'chosen' }, { is: 'cancelled' }, { is: 'progressed', share: 0.6 })).toEqual({ is: 'kept' });
});

test('a refused picture says why, and another one can be chosen', () => {
  const refused = after({ is: 'chosen' }, { is: 'refused', problem: 'image-damaged' });
  expect(refused).toEqual({ is: 'failed', problem: 'image-damaged' });
  expect(pictureDraft(refused, { is: 'chosen' })).toEqual({ is: 'in-work', share: 0 });
});
