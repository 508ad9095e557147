/** Why no camera opens: the person or the system has refused it, there is none, or another app has it. */
export type CameraTrouble = 'refused' | 'none' | 'busy';

/** A camera that runs. */
export interface Camera {
  stream: MediaStream;
  /** Switches its light; null where it has none. */
  torch: ((on: boolean) => Promise<void>) | null;
  /** Frees it. */
  stop: () => void;
}

/** Opens the camera on the back, after the browser has asked the person. Never rejects. */
export async function openCamera(): Promise<Camera | CameraTrouble> {
  // Absent on pages that are not secure, where nobody can be asked.
  if (!globalThis.navigator?.mediaDevices?.getUserMedia) return 'none';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    const [track] = stream.getVideoTracks();
    return {
      stream,
      torch: track && hasTorch(track) ? (on) => switchTorch(track, on) : null,
      stop: () => stream.getTracks().forEach((one) => one.stop()),
    };
  } catch (error) {
    return troubleOf(error);
  }
}

function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return ['NotFoundError', 'OverconstrainedError', 'NotSupportedError'].includes(name) ? 'none' : 'busy';
}

const hasTorch = (track: MediaStreamTrack): boolean =>
  'getCapabilities' in track && (track.getCapabilities() as { torch?: boolean }).torch === true;

/** `torch` is not in TypeScript's lists of constraints: Image Capture, W3C. */
const switchTorch = (track: MediaStreamTrack, on: boolean): Promise<void> =>
  track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
