import { transcribe } from '#contract/assistant/ai.ts';
import { signedCall } from '../api/signed-call.ts';
import { dataUrlOf } from '../platform/data-url.ts';
import { LONGEST_MS, VoiceFailure, type Listening } from './listening.ts';

/** Containers that the server takes, the smallest first. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];
/** Enough for speech. */
const BITS_PER_SECOND = 32_000;
/** What the model may take, and the way of the recording on a slow line: 1 s for 4 KB (design §4). */
const MODEL_MS = 65_000;
const MS_PER_BYTE = 1_000 / 4_096;

/** Whether this browser can record in a way that the server takes. */
export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && globalThis.navigator?.mediaDevices !== undefined && recordedType() !== undefined;

const recordedType = (): string | undefined => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/**
 * Records, and has the server write down what was said. Rejects with a VoiceFailure where the microphone is refused or missing;
 * the browser may ask the person first, for as long as they think.
 */
export async function recordVoice(signal: AbortSignal): Promise<Listening> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw new VoiceFailure(reasonOf(error));
  });
  const leave = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) {
    leave();
    throw new VoiceFailure('failed');
  }
  const type = recordedType();
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(type && { mimeType: type }) });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const recorded = new Promise<Blob>((resolve, reject) => {
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
    recorder.addEventListener('stop', () => resolve(new Blob(parts)));
    recorder.addEventListener('error', () => reject(new VoiceFailure('failed')));
  });
  const timer = setTimeout(stop, LONGEST_MS);
  const heard = recorded
    .finally(() => {
      clearTimeout(timer);
      // The browser's own sign goes out with the last track.
      leave();
    })
    .then((blob) => writeDown(blob, recorder.mimeType, signal));
  signal.addEventListener('abort', stop, { once: true });
  recorder.start();
  return { stop, heard };
}

async function writeDown(recording: Blob, mimeType: string, signal: AbortSignal): Promise<string> {
  if (signal.aborted || recording.size === 0) return '';
  const [type = ''] = mimeType.split(';');
  const audio = await dataUrlOf(recording, type);
  const timeoutMs = MODEL_MS + Math.ceil(audio.length * MS_PER_BYTE);
  return (await signedCall(transcribe, { body: { audio }, signal, timeoutMs })).text;
}

function reasonOf(error: unknown): VoiceFailure['why'] {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'denied';
  return name === 'NotFoundError' ? 'no-microphone' : 'failed';
}
