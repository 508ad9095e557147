import { fillPath } from '#contract/call.ts';
import { deleteConversation, postConversation } from '#contract/assistant/conversations.ts';
import { isUnsent, type DraftOperation } from '../outbox/lanes.ts';
import { appended, type LaneContext, type LaneEdit } from '../outbox/lane-edit.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Change, Rev, ConversationTombRow } from '../records.ts';
import type { Entity, EntitySync, PageContext } from './parts/entity.ts';
import { deletion, withBody } from './parts/frozen-request.ts';
import { lastOfEach } from './parts/keyed.ts';
import type { Changes } from '#contract/diary/changes.ts';

type ConversationChange = Extract<Change, { kind: 'talk.keep' | 'talk.delete' }>;
type Numbered = ConversationTombRow & { rev: Rev };

/** Conversations that were deleted. */
type Facts = ReadonlySet<string>;

/** The conversation that a change is about. */
const conversationOf = (change: ConversationChange): string =>
  change.kind === 'talk.delete' ? change.talkId : change.exchange.metadata.conversationId;

const isAbout = ({ change }: DraftOperation, talkId: string): boolean =>
  (change.kind === 'talk.keep' || change.kind === 'talk.delete') && conversationOf(change) === talkId;

/** Who goes on with a conversation that was deleted brings it back. */
const restoring = (change: ConversationChange, deleted: Facts): ConversationChange =>
  change.kind === 'talk.keep' && deleted.has(conversationOf(change)) ? { ...change, restore: true } : change;

/**
 * [L15] An exchange was kept, or a conversation deleted. What of a deleted conversation never left the device, or was refused, never will;
 * the undo of a deletion that never left takes it back.
 */
function editConversation(lane: readonly DraftOperation[], change: ConversationChange, context: LaneContext): LaneEdit {
  const talkId = conversationOf(change);
  if (change.kind === 'talk.keep') {
    const isTakenBack = (one: DraftOperation) =>
      change.restore === true && one.change.kind === 'talk.delete' && isAbout(one, talkId) && isUnsent(one);
    return appended(
      lane.filter((one) => !isTakenBack(one)),
      change,
      context,
    );
  }
  const left = lane.filter((one) => !isAbout(one, talkId) || !(one.state === 'failed' || isUnsent(one)));
  return appended(left, change, context);
}

/** A deletion leaves a tombstone, which its undo takes away; the last word counts. */
async function writeTombs(tx: StoreTransaction, changes: readonly ConversationChange[]): Promise<void> {
  const last = new Map(
    changes.flatMap((change) => {
      const isDeleted = change.kind === 'talk.delete';
      return isDeleted || change.restore ? [[conversationOf(change), isDeleted] as const] : [];
    }),
  );
  const talks = (deleted: boolean) =>
    [...last].flatMap(([talkId, isDeleted]) => (isDeleted === deleted ? [talkId] : []));
  if (talks(true).length > 0) await tx.talkTombs.putMany(talks(true).map((talkId) => ({ talkId, rev: null })));
  if (talks(false).length > 0) await tx.talkTombs.deleteMany(talks(false));
}

/** Conversations with the assistant: each exchange is kept once, under the device's id; a conversation is deleted whole. */
export const conversation: Entity<ConversationChange, Facts> = {
  name: 'chat',
  kinds: ['talk.keep', 'talk.delete'],
  isWhole: false,
  laneOf: () => 'chat',
  facts: async (tx, changes) => {
    const tombs = await tx.talkTombs.getMany([...new Set(changes.map(conversationOf))]);
    return new Set(tombs.flatMap((tomb) => (tomb ? [tomb.talkId] : [])));
  },
  edit: (lane, change, deleted, context) => editConversation(lane, restoring(change, deleted), context),
  afterRecord: (tx, recorded, deleted) =>
    writeTombs(
      tx,
      recorded.map(({ change }) => restoring(change, deleted)),
    ),
  afterDiscard: async (tx, change) => {
    if (change.kind === 'talk.keep') await tx.talks.forgetExchanges([change.exchange.id]);
    else if ((await tx.talkTombs.get(change.talkId))?.rev === null) await tx.talkTombs.deleteMany([change.talkId]);
  },
  afterTakeOver: async (tx, changes) => {
    const tombs = changes.flatMap((change) =>
      change.kind === 'talk.delete' ? [{ talkId: change.talkId, rev: null }] : [],
    );
    if (tombs.length > 0) await tx.talkTombs.putMany(tombs);
  },
};

/** The ids of the exchanges that these operations keep. */
export const exchangesIn = (operations: readonly DraftOperation[]): Set<string> =>
  new Set(operations.flatMap(({ change }) => (change.kind === 'talk.keep' ? [change.exchange.id] : [])));

/** A conversation's deletion that the server has numbered; `isOwn`: this device asked for it. */
interface Grave {
  tomb: Numbered;
  isOwn: boolean;
}

export const conversationSync: EntitySync<
  ConversationChange,
  unknown,
  ConversationTombRow[],
  ReadonlyMap<string, Rev>,
  Grave
> = {
  entity: conversation,
  request: (change, claim) =>
    change.kind === 'talk.keep'
      ? withBody(postConversation, { ...change.exchange, ...(change.restore && { restore: true }), ...claim.body })
      : deletion(fillPath(deleteConversation.path, { conversationId: change.talkId }), claim),
  acknowledged: (change, { rev, deleted }) => {
    if (rev === null) return { leaves: false };
    const tomb = { talkId: conversationOf(change), rev };
    // Brought back elsewhere meanwhile: the deletion was not taken, and the pull that tells so lifts the tombstone.
    if (change.kind === 'talk.delete')
      return deleted === false ? { leaves: false } : { leaves: false, note: { tomb, isOwn: true } };
    // [L15] The conversation was deleted elsewhere: this changed nothing, and the conversation is gone here too.
    return deleted === true ? { leaves: true, note: { tomb, isOwn: false } } : { leaves: false };
  },
  afterAcks: async (tx, graves) => {
    const tombs = (isOwn: boolean) => graves.flatMap((one) => (one.isOwn === isOwn ? [one.tomb] : []));
    await buryConversations(tx, tombs(false));
    await numberTombs(tx, tombs(true));
    return undefined;
  },
  readPage: async (tx, page, context) => {
    await applyMarks(tx, page, context);
    return undefined;
  },
  joined: (pages) => ({
    talks: lastOfEach(
      pages.flatMap(({ talks }) => talks),
      ({ conversationId }) => conversationId,
    ),
  }),
  localState: (tx) => tx.talkTombs.all(),
  localRevs: (tombs) => tombs.flatMap(({ rev }) => rev ?? []),
  serverState: ({ talks }) => new Map(talks.map(({ conversationId, rev }) => [conversationId, rev])),
  serverRevs: ({ talks }) => talks.map(({ rev }) => rev),
  resends: (tombs, told, { mustResend }) =>
    tombs.flatMap(({ talkId, rev }) =>
      rev !== null && mustResend(rev, told.get(talkId))
        ? [{ lane: 'chat' as const, asOf: rev, changes: [{ kind: 'talk.delete' as const, talkId }] }]
        : [],
    ),
  bringsBack: (waiting, wanted) => waiting.kind === 'talk.delete' && waiting.talkId === conversationOf(wanted),
  // [L11] No pull tells of exchanges: the same id once more changes nothing. Of a deletion the tombstone goes instead.
  isLost: ({ kind }) => kind === 'talk.keep',
};

/** Conversations that were deleted elsewhere: what was said in them goes, and they do not come back. */
async function buryConversations(tx: StoreTransaction, tombs: readonly Numbered[]): Promise<void> {
  if (tombs.length === 0) return;
  await tx.talkTombs.putMany(await newest(tx, tombs));
  await tx.talks.forgetConversations(tombs.map(({ talkId }) => talkId));
}

/** Deletions of this device that the server has numbered; one that was taken back meanwhile has no tombstone any more. */
async function numberTombs(tx: StoreTransaction, tombs: readonly Numbered[]): Promise<void> {
  if (tombs.length === 0) return;
  const held = await tx.talkTombs.getMany(tombs.map(({ talkId }) => talkId));
  const standing = tombs.filter((_, at) => held[at]);
  if (standing.length > 0) await tx.talkTombs.putMany(await newest(tx, standing));
}

async function newest(tx: StoreTransaction, tombs: readonly Numbered[]): Promise<Numbered[]> {
  const held = await tx.talkTombs.getMany(tombs.map(({ talkId }) => talkId));
  return tombs.map((tomb, at) => ({ ...tomb, rev: Math.max(tomb.rev, held[at]?.rev ?? 0) }));
}

/** [L15] Takes in which conversations were deleted and which brought back. What the person is bringing back here is left alone. */
async function applyMarks(tx: StoreTransaction, { talks }: Changes, { rules, operations }: PageContext): Promise<void> {
  if (talks.length === 0) return;
  const restored = new Set(
    operations.flatMap(({ change }) => (change.kind === 'talk.keep' && change.restore ? [conversationOf(change)] : [])),
  );
  const held = await tx.talkTombs.getMany(talks.map(({ conversationId }) => conversationId));
  const gone = talks.filter(({ conversationId, deleted }) => deleted && !restored.has(conversationId));
  await buryConversations(
    tx,
    gone.map(({ conversationId, rev }) => ({ talkId: conversationId, rev })),
  );
  const lifted = talks.filter(
    ({ deleted, rev }, at) => !deleted && held[at]?.rev != null && rules.lifts(rev, held[at].rev),
  );
  if (lifted.length > 0) await tx.talkTombs.deleteMany(lifted.map(({ conversationId }) => conversationId));
}
