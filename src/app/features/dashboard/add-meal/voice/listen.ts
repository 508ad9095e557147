import type { Listening } from '#device/voice/listening.ts';
import { recogniseSpeech } from '#device/voice/recognise-speech.ts';
import { recordVoice } from '#device/voice/record-voice.ts';
import type { VoiceWay } from '#device/voice/use-voice-way.ts';

/** A hold of the button, from the press to its text. */
interface Hold {
  /** Null: let go too soon, as when the browser had to ask first. Rejects with a VoiceFailure or a RemoteError. */
  heard: Promise<string | null>;
  release: () => void;
  /** The button goes: nothing is heard or sent any more. */
  leave: () => void;
}

/** A hold that is shorter was a tap: nothing of it is sent. */
const SHORTEST_MS = 400;

/** Listens from now on; `onListening` is told when it really does. */
export function listen(way: VoiceWay, onListening: () => void): Hold {
  const leaving = new AbortController();
  let isReleased = false;
  let listening: Listening | undefined;
  let since = 0;
  const hear = async (): Promise<string | null> => {
    const begun = way === 'browser' ? recogniseSpeech() : await recordVoice(leaving.signal);
    if (isReleased) {
      leaving.abort();
      begun.stop();
      await begun.heard.catch(() => '');
      return null;
    }
    listening = begun;
    since = performance.now();
    onListening();
    const text = await begun.heard;
    return leaving.signal.aborted ? null : text;
  };
  return {
    heard: hear(),
    release: () => {
      isReleased = true;
      if (performance.now() - since < SHORTEST_MS) leaving.abort();
      listening?.stop();
    },
    leave: () => {
      isReleased = true;
      leaving.abort();
      listening?.stop();
    },
  };
}
