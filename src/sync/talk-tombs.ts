import type { Changes } from '#contract/changes.ts';
import { talkOf } from './record-talk.ts';
import type { StoreTransaction } from './ports.ts';
import type { Operation, Rev, TalkTombRow } from './records.ts';
import type { SyncRules } from './rules.ts';

type Numbered = TalkTombRow & { rev: Rev };

/** Talks that were deleted elsewhere: what was said in them goes, and they do not come back. */
export async function buryTalks(tx: StoreTransaction, tombs: readonly Numbered[]): Promise<void> {
  if (tombs.length === 0) return;
  await tx.talkTombs.putMany(await newest(tx, tombs));
  await tx.talks.forgetTalks(tombs.map(({ talkId }) => talkId));
}

/** Deletions of this device that the server has numbered; one that was taken back meanwhile has no tombstone any more. */
export async function numberTalkTombs(tx: StoreTransaction, tombs: readonly Numbered[]): Promise<void> {
  if (tombs.length === 0) return;
  const held = await tx.talkTombs.getMany(tombs.map(({ talkId }) => talkId));
  const standing = tombs.filter((_, at) => held[at]);
  if (standing.length > 0) await tx.talkTombs.putMany(await newest(tx, standing));
}

async function newest(tx: StoreTransaction, tombs: readonly Numbered[]): Promise<Numbered[]> {
  const held = await tx.talkTombs.getMany(tombs.map(({ talkId }) => talkId));
  return tombs.map((tomb, at) => ({ ...tomb, rev: Math.max(tomb.rev, held[at]?.rev ?? 0) }));
}

/** [L12] Takes in which talks were deleted and which brought back. What the person is bringing back here is left alone. */
export async function applyTalkMarks(
  tx: StoreTransaction,
  rules: SyncRules,
  { talks }: Changes,
  operations: readonly Operation[],
): Promise<void> {
  if (talks.length === 0) return;
  const restored = new Set(
    operations.flatMap(({ change }) => (change.kind === 'talk.keep' && change.restore ? [talkOf(change)] : [])),
  );
  const held = await tx.talkTombs.getMany(talks.map(({ conversationId }) => conversationId));
  const gone = talks.filter(({ conversationId, deleted }) => deleted && !restored.has(conversationId));
  await buryTalks(
    tx,
    gone.map(({ conversationId, rev }) => ({ talkId: conversationId, rev })),
  );
  const lifted = talks.filter(
    ({ deleted, rev }, at) => !deleted && held[at]?.rev != null && rules.lifts(rev, held[at].rev),
  );
  if (lifted.length > 0) await tx.talkTombs.deleteMany(lifted.map(({ conversationId }) => conversationId));
}
