import { textBeginning } from '#domain/georgian/text-beginning.ts';

/** A text of strangers as one line, without what nobody can see or store, and no longer than `longest`. */
export const visibleLine = (text: string, longest: number): string =>
  textBeginning(text.replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ').trim(), longest).trim();
