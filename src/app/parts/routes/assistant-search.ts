/** What may stand behind /assistant? in the address. */
export interface AssistantSearch {
  /** The conversation that shows; a new one when absent. */
  talk?: string;
}

const TALK_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the address and drops everything that is not meant for the assistant. */
export function readAssistantSearch(raw: Record<string, unknown>): AssistantSearch {
  return typeof raw['talk'] === 'string' && TALK_ID.test(raw['talk']) ? { talk: raw['talk'] } : {};
}
