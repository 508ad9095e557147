import CalendarDays from 'lucide-react/icons/calendar-days';
import { keepFasting, useFasting } from '#device/body/fasting.ts';
import { FASTING_CHOICES, type FastingChoice } from '#domain/fasts/fasting-choice.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { fasts as words } from '#app/text/diary/fasts.ts';
import { shell } from '#app/text/shell/shell.ts';
import { RadioCards } from '#app/ui/choice/radio-cards.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { SettingLink, SettingList } from './setting-row.tsx';

/** Which fasts the person keeps, and the way to the year's calendar. */
export function FastsCard() {
  const choice = useFasting();
  const choose = (chosen: FastingChoice) =>
    void keepFasting(chosen).then(
      () => showToast({ text: words.saved }),
      (error: unknown) => showFailure(error, words.notSaved),
    );
  return (
    <Card title={words.title}>
      <p>{words.choose}</p>
      <RadioCards
        legend={words.choose}
        value={choice}
        onChoose={choose}
        choices={FASTING_CHOICES.map((value) => ({ value, ...words.choices[value] }))}
      />
      <SettingList>
        <SettingLink to="/fasts" icon={CalendarDays} label={shell.fasts} hint={words.calendarHint} />
      </SettingList>
    </Card>
  );
}
