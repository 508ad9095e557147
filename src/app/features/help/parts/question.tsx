import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef } from 'react';
import type { HelpAnswer } from '#app/text/help/answer.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { AnswerBody } from './answer-body.tsx';
import './question.css';

interface QuestionProps {
  question: HelpAnswer;
  /** The address asks for this one: it opens, comes into sight and takes the focus. */
  asked: boolean;
  onOpen: () => void;
}

/** A question that opens its answer. */
export function Question({ question, asked, onOpen }: QuestionProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    // One that the person has opened lies where they look already.
    if (!asked || !details || details.open) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
    details.querySelector('summary')?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <details ref={ref} id={question.id} className="question">
      {/* Not when it toggles: one that the address opened tells of it later, and whoever has gone back by then would be led here again. */}
      <summary onClick={() => ref.current?.open || onOpen()}>
        <span>{question.question}</span>
        <Icon of={ChevronDown} size={20} />
      </summary>
      <AnswerBody of={question} />
    </details>
  );
}
