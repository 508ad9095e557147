import type { ModelServer } from './model-server.ts';

/**
 * Makes one diary part of another, as `POST /auth/merge` does: ids and keys come along, and what the other one has of its own stands.
 * The first one's tokens are worth nothing afterwards. Answers the account's revision; once is as good as twice.
 */
export function mergeDiaries({ diaries, tokens }: ModelServer, from: string, into: string): number {
  const account = diaries.get(into);
  if (!account) throw new Error('There is no such account');
  const former = diaries.get(from);
  if (!former) return account.rev;
  account.rev += 1;
  const { rev } = account;
  const move = <Row extends { rev: number }>(rows: Map<string, Row>, own: Map<string, Row>) => {
    for (const [key, row] of rows) if (!own.has(key)) own.set(key, { ...row, rev, ...('age' in row && { age: rev }) });
  };
  move(former.meals, account.meals);
  move(former.water, account.water);
  move(former.weights, account.weights);
  move(former.favourites, account.favourites);
  move(former.things, account.things);
  move(former.talks, account.talks);
  move(former.talkMarks, account.talkMarks);
  // A replay names the account's revision: the first one was another user's.
  for (const [key, done] of former.keys)
    if (!account.keys.has(key)) account.keys.set(key, { ...done, rev, data: { ...(done.data as object), rev } });
  for (const date of former.days.keys()) account.days.set(date, rev);
  account.profile = { fields: { ...former.profile.fields, ...account.profile.fields }, rev, age: rev };
  diaries.delete(from);
  for (const [token, uid] of tokens) if (uid === from) tokens.delete(token);
  return rev;
}
