import type { HelpAnswer } from '#app/text/help/answer.ts';
import { Question } from './question.tsx';
import './question-list.css';

interface QuestionListProps {
  questions: readonly HelpAnswer[];
  /** The id that the address asks for. */
  asked?: string | undefined;
  onOpen?: (id: string) => void;
}

/** Questions in one card. */
export function QuestionList({ questions, asked, onOpen }: QuestionListProps) {
  return (
    <div className="question-list">
      {questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          asked={question.id === asked}
          onOpen={() => onOpen?.(question.id)}
        />
      ))}
    </div>
  );
}
