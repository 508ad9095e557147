import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { analyzeAgain, discardPhoto, keepPhoto, restorePhoto } from '#device/photos/commands.ts';
import { photoBlobs } from '#device/photos/kept-photo.ts';
import { TODAY } from '../sync/samples.ts';
import { openFreshDiary, waitingIn } from './open-test-diary.ts';

const lunch = () => ({
  day: TODAY,
  mealType: 'lunch' as const,
  photo: new Blob(['large'], { type: 'image/jpeg' }),
  thumbnail: new Blob(['small'], { type: 'image/jpeg' }),
  hint: '',
});

test('a kept photo waits with its bytes, and nothing of it is in the diary', async () => {
  const diary = openFreshDiary();

  const { id } = await keepPhoto(lunch());

  expect(await diary.db.photos.toArray()).toMatchObject([
    { id, day: TODAY, mealType: 'lunch', outcome: { is: 'waiting' } },
  ]);
  expect(await diary.db.blobs.get(photoBlobs(id).photo)).toMatchObject({
    type: 'image/jpeg',
    bytes: { byteLength: 5 },
  });
  expect(await diary.db.meals.count()).toBe(0);
  expect(await waitingIn(diary)).toEqual([]);
});

test('a discarded photo leaves nothing behind, and comes back whole', async () => {
  const diary = openFreshDiary();
  const kept = await keepPhoto(lunch());

  const gone = await discardPhoto(kept.id);
  expect([await diary.db.photos.count(), await diary.db.blobs.count()]).toEqual([0, 0]);
  if (gone) await restorePhoto(gone);

  expect(await diary.db.photos.toArray()).toEqual([kept]);
  expect(await diary.db.blobs.count()).toBe(2);
});

test('discarding what is not there answers null', async () => {
  openFreshDiary();

  expect(await discardPhoto('nothing')).toBeNull();
});

test('a photo that failed waits once more when it is asked about again', async () => {
  const diary = openFreshDiary();
  const kept = await keepPhoto(lunch());
  await diary.db.photos.put({ ...kept, outcome: { is: 'failed', code: 'no-food' } });

  await analyzeAgain(kept.id);

  expect(await diary.db.photos.toArray()).toEqual([kept]);
});
