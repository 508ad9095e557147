import { LONGEST_MS, VoiceFailure, type Listening } from './listening.ts';

const LANGUAGE = 'ka-GE';

/** The part of the Web Speech API that we use; TypeScript's library has none of it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start: () => void;
  stop: () => void;
}
type RecognitionClass = (new () => Recognition) & {
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

/** The browser's class; undefined where it has none. */
function recognitionClass(): RecognitionClass | undefined {
  const names = globalThis as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/** A browser whose recognition failed once is not asked again until the next start. */
let isUseless = false;

/** Whether this browser recognises Georgian speech, as far as it says. */
export async function recognisesGeorgian(): Promise<boolean> {
  const Recognition = recognitionClass();
  if (!Recognition || isUseless) return false;
  if (!Recognition.available) return true;
  try {
    return (await Recognition.available({ langs: [LANGUAGE], processLocally: false })) === 'available';
  } catch {
    return false;
  }
}

/** Listens by the browser's own recognition. Throws a VoiceFailure where it cannot begin. */
export function recogniseSpeech(): Listening {
  const Recognition = recognitionClass();
  if (!Recognition) throw new VoiceFailure('no-recognition');
  const recognition = new Recognition();
  recognition.lang = LANGUAGE;
  recognition.continuous = true;
  const parts: string[] = [];
  const heard = new Promise<string>((resolve, reject) => {
    recognition.addEventListener('result', (event) => {
      const { results } = event as unknown as { results: ArrayLike<ArrayLike<{ transcript: string }>> };
      parts.splice(0, parts.length, ...Array.from(results, (one) => one[0]?.transcript ?? ''));
    });
    recognition.addEventListener('error', (event) => {
      const why = failureOf((event as unknown as { error: string }).error);
      if (why === 'no-recognition') isUseless = true;
      if (why) reject(new VoiceFailure(why));
    });
    recognition.addEventListener('end', () => resolve(parts.join(' ').replaceAll(/\s+/g, ' ').trim()));
  });
  recognition.start();
  const timer = setTimeout(() => recognition.stop(), LONGEST_MS);
  const settled = heard.finally(() => clearTimeout(timer));
  return { stop: () => recognition.stop(), heard: settled };
}

/** What an error of the Web Speech API means to us; null: nothing was said, or it was broken off. */
function failureOf(error: string): VoiceFailure['why'] | null {
  switch (error) {
    case 'no-speech':
    case 'aborted':
      return null;
    case 'not-allowed':
      return 'denied';
    case 'audio-capture':
      return 'no-microphone';
    // A browser without its maker's service has the class all the same.
    case 'service-not-allowed':
    case 'language-not-supported':
    case 'network':
      return 'no-recognition';
    default:
      return 'failed';
  }
}
