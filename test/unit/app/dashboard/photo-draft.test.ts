import { expect, test } from 'vitest';
import { NO_PHOTO, photoDraft, type Shot } from '#app/features/dashboard/add-meal/photo/photo-draft.ts';

const shot: Shot = { photo: new Blob(['large']), thumbnail: new Blob(['small']), preview: 'blob:one' };

test('a photo on which nothing was found is a failure, not an empty list', () => {
  const scanning = photoDraft(NO_PHOTO, { is: 'asked', shot });

  expect(photoDraft(scanning, { is: 'read', shot, reading: { foods: [], leftOut: [], unknown: [] } })).toEqual({
    is: 'failed',
    shot,
    code: 'no-food',
  });
});

test('a refused file leads back to the choice, with its reason, until another one is chosen', () => {
  const refused = photoDraft({ is: 'preparing', share: 0.1 }, { is: 'refused', problem: 'image-damaged' });

  expect(refused).toEqual({ is: 'start', problem: 'image-damaged' });
  expect(photoDraft(refused, { is: 'chosen' })).toEqual({ is: 'preparing', share: 0 });
});

test('progress never goes back, and news of a photo that was given up changes nothing', () => {
  expect(photoDraft({ is: 'preparing', share: 0.6 }, { is: 'progressed', share: 0.1 })).toEqual({
    is: 'preparing',
    share: 0.6,
  });
  expect(photoDraft(NO_PHOTO, { is: 'progressed', share: 0.6 })).toEqual(NO_PHOTO);
});

test('cancelling from anywhere begins anew', () => {
  expect(photoDraft({ is: 'scanning', shot }, { is: 'cancelled' })).toEqual(NO_PHOTO);
  expect(photoDraft({ is: 'failed', shot, code: 'no-food' }, { is: 'cancelled' })).toEqual(NO_PHOTO);
});
