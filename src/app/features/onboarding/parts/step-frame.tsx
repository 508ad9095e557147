import { type FormEvent, type ReactNode, useEffect, useRef, type RefObject } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { common } from '#app/text/common.ts';
import { useWalk } from '../walk.ts';
import { StepProgress } from './step-progress.tsx';
import { StepTitle } from './step-title.tsx';
import './step-frame.css';

interface StepFrameProps {
  title: string;
  /** One sentence under the question. */
  note?: string | undefined;
  nextLabel?: string | undefined;
  /** Leads on; the step checks its answer here. */
  onNext: () => void;
  /** Absent: to the step before this one; null: there is no way back. */
  onBack?: (() => void) | null | undefined;
  /** `spread` lays a single control out over the height, `closing` puts everything in the middle. */
  look?: 'spread' | 'closing' | undefined;
  /** The answer is on its way: the button waits. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a question: progress, title, answer and the one button that leads on. */
export function StepFrame(props: StepFrameProps) {
  const { title, note, nextLabel = common.next, onNext, onBack, look, busy = false, children } = props;
  const walk = useWalk();
  const form = useContinueOnEnter();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onNext();
  };
  return (
    <main className="step" data-look={look}>
      <form ref={form} noValidate onSubmit={submit}>
        <StepProgress number={walk.number} total={walk.total} onBack={onBack === undefined ? walk.back : onBack} />
        <div className="step-body">
          <div className="step-head">
            <StepTitle>{title}</StepTitle>
            {note ? <p>{note}</p> : null}
          </div>
          {children}
        </div>
        <div className="step-foot">
          <Button type="submit" tone="go" wide busy={busy}>
            {nextLabel}
          </Button>
        </div>
      </form>
    </main>
  );
}

/**
 * Inputs submit on Enter by themselves; with this the page, the title and the ruler do so as well. A dialog
 * over the form keeps its own Enter.
 */
function useContinueOnEnter(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !(target instanceof HTMLElement)) return;
      const here = target === document.body || form.current?.contains(target);
      if (here && !target.matches('button, a, input')) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return form;
}
