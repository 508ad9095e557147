import Mic from 'lucide-react/icons/mic';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { RemoteError } from '#device/api/remote-error.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { LONGEST_MS, VoiceFailure } from '#device/voice/listening.ts';
import { useVoiceWay, type VoiceWay } from '#device/voice/use-voice-way.ts';
import { formatNumber } from '#app/format/number.ts';
import { errorText } from '#app/text/error-text.ts';
import { errors } from '#app/text/errors.ts';
import { voice as words } from '#app/text/food/voice.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { listen } from './listen.ts';
import { useSeconds } from './use-seconds.ts';
import './voice-button.css';

export interface VoiceButtonProps {
  /** Gets what was said; nothing is logged by it. */
  onHeard: (text: string) => void;
}

type Stage = 'idle' | 'asking' | 'listening' | 'writing';

/** Beside a text field: held while somebody speaks, it puts what they said into the field. Absent where nothing can write it down. */
export function VoiceButton({ onHeard }: VoiceButtonProps) {
  const { way, again } = useVoiceWay();
  return way ? <HeldButton way={way} onHeard={onHeard} onUseless={again} /> : null;
}

interface HeldButtonProps extends VoiceButtonProps {
  way: VoiceWay;
  /** The way turned out to be none. */
  onUseless: () => void;
}

function HeldButton({ way, onHeard, onUseless }: HeldButtonProps) {
  const isOnline = useOnline();
  const [stage, setStage] = useState<Stage>('idle');
  const [said, say] = useState<{ text: string; isWrong: boolean }>();
  const latest = useRef(onHeard);
  useEffect(() => {
    latest.current = onHeard;
  }, [onHeard]);
  const held = useRef<{ release: () => void; leave: () => void }>(undefined);
  useEffect(() => () => held.current?.leave(), []);
  const seconds = useSeconds(stage === 'listening');

  const press = async () => {
    if (held.current || !isOnline) return;
    say(undefined);
    setStage('asking');
    const hold = listen(way, () => setStage('listening'));
    held.current = {
      leave: hold.leave,
      release: () => {
        setStage((last) => (last === 'listening' ? 'writing' : last));
        hold.release();
      },
    };
    try {
      const text = await hold.heard;
      if (text !== null && text !== '') {
        latest.current(text);
        say({ text: words.written(text), isWrong: false });
      } else say({ text: text === null ? words.holdLonger : words.nothing, isWrong: false });
    } catch (error) {
      say({ text: sentenceOf(error), isWrong: true });
      if (error instanceof VoiceFailure && error.why === 'no-recognition') onUseless();
    } finally {
      held.current = undefined;
      setStage('idle');
    }
  };
  const release = () => held.current?.release();
  const pressByPointer = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    // A finger that slides off the button still holds it.
    event.currentTarget.setPointerCapture(event.pointerId);
    void press();
  };
  const isHeldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  const pressByKey = (event: KeyboardEvent) => {
    if (!isHeldKey(event)) return;
    event.preventDefault();
    if (!event.repeat) void press();
  };
  return (
    <div className="voice" data-stage={stage}>
      <button
        type="button"
        className="voice-button"
        // Who lets go is heard though the network went meanwhile: a disabled button hears nothing.
        disabled={(!isOnline && stage === 'idle') || stage === 'writing'}
        aria-pressed={stage === 'listening'}
        onPointerDown={pressByPointer}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={pressByKey}
        onKeyUp={(event) => {
          if (isHeldKey(event)) release();
        }}
        onBlur={release}
        // A phone's own menu would come in the middle of the hold.
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon of={Mic} />
        {stage === 'listening' ? words.listening : stage === 'writing' ? words.writing : words.hold}
        {stage === 'listening' ? (
          <span className="voice-time">{words.seconds(formatNumber(seconds), formatNumber(LONGEST_MS / 1_000))}</span>
        ) : null}
      </button>
      <p className="voice-note">
        {stage === 'listening' ? words.release : isOnline ? words.needs[way] : words.offline}
      </p>
      <p className="voice-said" role="status" data-wrong={said?.isWrong || undefined}>
        {said?.text}
      </p>
    </div>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof VoiceFailure) return words.failures[error.why];
  if (error instanceof RemoteError) return error.code === 'offline' ? errors.offline : errorText(error.code);
  return words.failures.failed;
}
