/** Whether an `If-None-Match` names the tag. Compared weakly: one content has one tag, whatever it was compressed with on the way. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => bare(known.trim()) === bare(tag));

const bare = (tag: string): string => tag.replace(/^W\//, '');
