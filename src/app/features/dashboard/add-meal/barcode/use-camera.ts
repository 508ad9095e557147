import { useEffect, useState } from 'react';
import { openCamera, type Camera, type CameraTrouble } from '#device/platform/camera.ts';

/** The camera while `isWanted` and the page is seen, and freed at once when not. */
export function useCamera(isWanted: boolean): {
  camera: Camera | undefined;
  trouble: CameraTrouble | undefined;
  retry: () => void;
} {
  const [state, put] = useState<{ camera?: Camera; trouble?: CameraTrouble }>({});
  const [attempt, again] = useState(0);
  const isSeen = usePageSeen();
  useEffect(() => {
    if (!isWanted || !isSeen) return undefined;
    const over = new AbortController();
    const open = async () => {
      const answer = await openCamera();
      if (typeof answer === 'string') {
        if (!over.signal.aborted) put({ trouble: answer });
        return;
      }
      over.signal.addEventListener('abort', answer.stop);
      // The person may have left while the browser asked.
      if (over.signal.aborted) answer.stop();
      else put({ camera: answer });
    };
    void open();
    return () => {
      over.abort();
      put({});
    };
  }, [isWanted, isSeen, attempt]);
  return { camera: state.camera, trouble: state.trouble, retry: () => again(attempt + 1) };
}

function usePageSeen(): boolean {
  const [isSeen, set] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => set(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
