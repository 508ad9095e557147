/** How people recognise a card, „•••• 4242": of what a bank shows of its number no more than the last four digits is kept. */
export function cardMask(shown: string | null): string | null {
  const last = /(\d{4})\s*$/.exec(shown ?? '')?.[1];
  return last === undefined ? null : `•••• ${last}`;
}
