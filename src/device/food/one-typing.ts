/** Whether one search goes on in the other, by letters more or fewer: only then may its hits stand until those of the other come. */
export function isOneTyping(before: string | null, now: string | null): boolean {
  if (before === null || now === null) return before === now;
  return before === now || (before !== '' && now !== '' && (now.startsWith(before) || before.startsWith(now)));
}
