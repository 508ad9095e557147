import { inLaneOrder, isUnsent, isWhole } from './lanes.ts';
import type { StoreTransaction } from './ports.ts';
import type { Operation } from './records.ts';
import { writeViews, type NewBases } from './write-views.ts';

/**
 * Gives up a refused operation, or one that never left the device, and what was built on it: the rest of an
 * entry's, a weigh-in's or a kept dish's lane; water, goals, the profile and talks stand alone. Answers how many went. What has been
 * sent and was not refused stays, because the server may have it.
 */
export async function discard(tx: StoreTransaction, seq: number): Promise<number> {
  const [operation] = await tx.outbox.bySeqs([seq]);
  if (!operation || !mayGo(operation)) return 0;
  const lane = (await tx.outbox.byLane(operation.lane)).toSorted(inLaneOrder);
  const gone = isWhole(operation.change)
    ? lane.slice(lane.findIndex((other) => other.seq === seq)).filter(mayGo)
    : [operation];
  await tx.outbox.deleteMany(gone.map((other) => other.seq));

  const { change } = operation;
  const id = change.kind === 'meal.put' ? change.meal.id : change.kind === 'meal.delete' ? change.id : null;
  if (id !== null)
    await forgetUnknownTomb(
      tx,
      id,
      lane.filter((other) => !gone.includes(other)),
    );
  if (change.kind === 'talk.delete' && (await tx.talkTombs.get(change.talkId))?.rev === null)
    await tx.talkTombs.deleteMany([change.talkId]);
  await writeViews(tx, [operation.lane], await afterResend(tx, operation));
  return gone.length;
}

const mayGo = (operation: Operation): boolean => operation.state === 'failed' || isUnsent(operation);

async function forgetUnknownTomb(tx: StoreTransaction, id: string, left: readonly Operation[]) {
  if (left.some(({ change }) => change.kind === 'meal.delete')) return;
  const tomb = await tx.tombs.get(id);
  if (tomb?.rev === null) await tx.tombs.deleteMany([id]);
}

// What a re-send was to bring back the server does not have: the base held it. Pulling anew tells what it has instead.
async function afterResend(tx: StoreTransaction, { asOf, change }: Operation): Promise<NewBases> {
  if (asOf === null) return {};
  await tx.memory.put({ ...(await tx.memory.get()), cursor: 0, absent: [] });
  if (change.kind === 'meal.put') return { meals: new Map([[change.meal.id, null]]) };
  if (change.kind === 'weight.put') return { weights: new Map([[change.date, null]]) };
  if (change.kind === 'favourite.put') return { favourites: new Map([[change.id, null]]) };
  if (change.kind === 'goals.change') return { goals: new Map([[change.date, null]]) };
  if (change.kind === 'water.add') return { days: new Map([[change.date, null]]) };
  if (change.kind === 'profile.change') return { user: null };
  if (change.kind === 'diet.choose' || change.kind.startsWith('plan.')) return { plan: null };
  if (change.kind === 'meal.delete') await tx.tombs.deleteMany([change.id]);
  return {};
}
