import { useState } from 'react';
import { readDate } from '#device/transfer/import/foreign/read-date.ts';
import type { Answers, DateOrder, Question, WeightUnit } from '#device/transfer/import/foreign/reading.ts';
import { formatDay } from '#app/format/day.ts';
import { common } from '#app/text/common.ts';
import { imports } from '#app/text/account/imports.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RadioCards } from '#app/ui/choice/radio-cards.tsx';
import { FileChoice } from './file-choice.tsx';

interface ImportQuestionsProps {
  questions: readonly Question[];
  onAnswers: (answers: Answers) => void;
  onFile: (file: File) => void;
}

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy'];
const UNITS: readonly WeightUnit[] = ['kg', 'lb', 'st'];

/** What a file does not tell, asked with a value of the file itself. */
export function ImportQuestions({ questions, onAnswers, onFile }: ImportQuestionsProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const isAnswered = questions.every(({ about }) =>
    about === 'date-order' ? answers.dateOrder !== undefined : answers.weightUnit !== undefined,
  );
  return (
    <>
      {questions.map((question) =>
        question.about === 'date-order' ? (
          <section key={question.about} className="import-question">
            <h3>{imports.dateOrder(question.sample)}</h3>
            <p className="import-never">{imports.dateOrderHint}</p>
            <RadioCards
              legend={imports.dateOrder(question.sample)}
              choices={ORDERS.map((order) => ({ value: order, label: dayWords(question.sample, order) }))}
              value={answers.dateOrder}
              onChoose={(dateOrder) => setAnswers({ ...answers, dateOrder })}
            />
          </section>
        ) : (
          <section key={question.about} className="import-question">
            <h3>{imports.weightUnit(question.sample)}</h3>
            <p className="import-never">{imports.weightUnitHint}</p>
            <RadioCards
              legend={imports.weightUnit(question.sample)}
              choices={UNITS.map((unit) => ({ value: unit, label: imports.weightUnits[unit] }))}
              value={answers.weightUnit}
              onChoose={(weightUnit) => setAnswers({ ...answers, weightUnit })}
            />
          </section>
        ),
      )}
      <Button tone="go" wide disabled={!isAnswered} onClick={() => onAnswers(answers)}>
        {common.proceed}
      </Button>
      <FileChoice label={imports.chooseOther} onFile={onFile} />
    </>
  );
}

/** A day that no order gives still has the file's own words. */
function dayWords(sample: string, order: DateOrder): string {
  const day = readDate(sample, order);
  return day ? `${formatDay(day)}, ${day.slice(0, 4)}` : sample;
}
