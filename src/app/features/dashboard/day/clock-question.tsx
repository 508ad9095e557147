import { useState } from 'react';
import { chooseDay } from '#device/diary/commands/day-choice.ts';
import type { DayQuestion } from '#device/diary/reads/day-question.ts';
import { useDayQuestion } from '#device/diary/hooks/use-day-question.ts';
import { formatFullDay } from '#app/format/day.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { clock } from '#app/text/diary/clock.ts';

/** When the device's clock is more than a day wrong: asks which day is meant. Escape goes on with the device's. */
export function ClockQuestion() {
  const question = useDayQuestion();
  const [put, setPut] = useState<{ question: DayQuestion; open: boolean }>();
  if (question && put?.question.offset !== question.offset) setPut({ question, open: true });
  if (!put) return null;
  const { deviceDay, serverDay } = put.question;
  const close = () => setPut({ ...put, open: false });
  const answer = (trust: 'device' | 'server') => {
    close();
    chooseDay(put.question, trust).catch((error: unknown) => showFailure(error, clock.notSaved));
  };
  return (
    <AlertDialog
      open={put.open}
      title={clock.title}
      text={clock.text}
      onDismiss={close}
      actions={[
        { label: clock.server(formatFullDay(serverDay, deviceDay)), tone: 'go', run: () => answer('server') },
        { label: clock.device(formatFullDay(deviceDay, serverDay)), run: () => answer('device') },
      ]}
    />
  );
}
