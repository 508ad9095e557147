import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, type LaneEdit, type Tap } from './lane-edit.ts';
import type { StoreTransaction } from './ports.ts';
import type { Change } from './records.ts';

type TalkChange = Extract<Change, { kind: 'talk.keep' | 'talk.delete' }>;

/**
 * [L12] An exchange was kept, or a talk deleted. What of a deleted talk never left the device, or was refused, never will;
 * the undo of a deletion that never left takes it back.
 */
export function recordTalk(lane: readonly DraftOperation[], change: TalkChange, tap: Tap): LaneEdit {
  const talkId = talkOf(change);
  if (change.kind === 'talk.keep') {
    const isTakenBack = (one: DraftOperation) =>
      change.restore === true && one.change.kind === 'talk.delete' && talkOf(one.change) === talkId && isUnsent(one);
    return appended(
      lane.filter((one) => !isTakenBack(one)),
      change,
      tap,
    );
  }
  const left = lane.filter((one) => talkOf(one.change) !== talkId || !(one.state === 'failed' || isUnsent(one)));
  return appended(left, change, tap);
}

/** The talk that a change is about; null when it is about something else. */
export function talkOf(change: Change): string | null {
  if (change.kind === 'talk.delete') return change.talkId;
  return change.kind === 'talk.keep' ? change.exchange.metadata.conversationId : null;
}

/** Who goes on with a talk that was deleted brings it back. */
export const restoring = (change: Change, deletedTalks: ReadonlySet<string>): Change =>
  change.kind === 'talk.keep' && deletedTalks.has(talkOf(change) ?? '') ? { ...change, restore: true } : change;

/** A deletion leaves a tombstone, which its undo takes away; the last word counts. */
export async function writeTalkTombs(tx: StoreTransaction, changes: readonly Change[]): Promise<void> {
  const last = new Map(
    changes.flatMap((change) => {
      const talkId = talkOf(change);
      const isDeleted = change.kind === 'talk.delete';
      return talkId !== null && (isDeleted || (change.kind === 'talk.keep' && change.restore))
        ? [[talkId, isDeleted] as const]
        : [];
    }),
  );
  const talks = (deleted: boolean) =>
    [...last].flatMap(([talkId, isDeleted]) => (isDeleted === deleted ? [talkId] : []));
  if (talks(true).length > 0) await tx.talkTombs.putMany(talks(true).map((talkId) => ({ talkId, rev: null })));
  if (talks(false).length > 0) await tx.talkTombs.deleteMany(talks(false));
}
