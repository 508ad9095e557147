import { postMealThumbnail } from '#contract/diary/uploads.ts';
import { appended } from '../outbox/lane-edit.ts';
import { pictureNameOf } from '#contract/diary/picture-url.ts';
import type { Change } from '../records.ts';
import type { Entity, EntitySync } from './parts/entity.ts';
import { mealsOf } from './meal/meal.ts';

type PictureChange = Extract<Change, { kind: 'picture.put' }>;

/** The picture of an entry, whose bytes wait on the device under its name. */
export const picture: Entity<PictureChange> = {
  name: 'picture',
  kinds: ['picture.put'],
  isWhole: false,
  laneOf: ({ name }) => `picture:${name}`,
  mealOf: ({ mealId }) => ({ id: mealId }),
  afterDiscard: (tx, { name }) => tx.blobs.deleteMany([name]),
  edit: (lane, change, _facts, context) => {
    const [waiting] = lane;
    return waiting ? { operations: [...lane], carrier: waiting } : appended(lane, change, context);
  },
};

export const pictureSync: EntitySync<PictureChange> = {
  entity: picture,
  request: () => ({ method: 'POST', path: postMealThumbnail.path, body: null }),
  upload: ({ name }) => name,
  // [P1] The entry names its picture before the picture comes, so that nobody else can take the name.
  heldBack: (operations) => {
    const open = new Set(
      operations.flatMap(({ state, change }) => {
        if (change.kind === 'meal.put') return state === 'acked' ? [] : [change.meal.id];
        return change.kind === 'meal.delete' ? [change.id] : [];
      }),
    );
    return ({ change }) => change.kind === 'picture.put' && open.has(change.mealId);
  },
  // [P3] A picture whose entry is gone or names another one is not sent; its bytes stay for an undo.
  orphans: async (tx, operations) => {
    const pictures = operations.flatMap((operation) =>
      operation.change.kind === 'picture.put' ? [{ operation, ...operation.change }] : [],
    );
    const meals = await tx.meals.getMany(pictures.map(({ mealId }) => mealId));
    const wanted = new Set(meals.flatMap((row) => (row?.view ? (pictureNameOf(row.view.imageUrl) ?? []) : [])));
    return pictures.flatMap(({ operation, name }) => (wanted.has(name) ? [] : [operation]));
  },
  // [P4]
  wanted: (page) =>
    page.days.flatMap(mealsOf).flatMap(({ id, imageUrl, pictureMissing }): PictureChange[] => {
      const name = pictureMissing ? pictureNameOf(imageUrl) : null;
      return name === null ? [] : [{ kind: 'picture.put', name, mealId: id }];
    }),
  isLost: () => false,
};
