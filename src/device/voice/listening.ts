/** Somebody speaks and is heard, until they let go. */
export interface Listening {
  /** Ends the listening; `heard` settles after it. */
  stop: () => void;
  /** What was said, on one line; empty where nothing was. Rejects with a VoiceFailure or a RemoteError. */
  heard: Promise<string>;
}

/** Why nothing was heard: the microphone was refused, there is none, the browser's own recognition is of no use here, or something else. */
export class VoiceFailure extends Error {
  override readonly name = 'VoiceFailure';
  constructor(readonly why: 'denied' | 'no-microphone' | 'no-recognition' | 'failed') {
    super(why);
  }
}

/** Nobody describes a meal for longer. */
export const LONGEST_MS = 60_000;
