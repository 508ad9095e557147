import type { DiaryDay } from '#domain/diary/diary-day.ts';

/** One part of a document: sentences, and things that are listed. */
export interface LegalSection {
  title: string;
  text: readonly string[];
  points?: readonly string[];
  /** Sentences after the list. */
  more?: readonly string[];
}

/** A page that binds both sides: which version it is and since when it holds. */
export interface LegalDocument {
  title: string;
  version: number;
  from: DiaryDay;
  intro: string;
  sections: readonly LegalSection[];
}

/** What the documents name and only the server knows. */
export interface LegalFacts {
  /** Who runs the service and how to reach it, one sentence each; empty where it is not told. */
  company: readonly string[];
  /** Names of those who get data for one purpose; null: there is none. */
  sms: string | null;
  model: string | null;
  /** The price of a month, and the one that is struck out. */
  price: string;
}
