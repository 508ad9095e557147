import { reminders as words } from '#app/text/account/reminders.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { AskFirst, NotAllowed } from './permission.tsx';
import { NextReminder } from './next-reminder.tsx';
import { ReminderTimes } from './reminder-times.tsx';
import { ReminderDays } from './reminder-days.tsx';
import { askPermission, usePermission } from './use-permission.ts';
import { useSettings } from './use-settings.ts';
import './reminders.css';

/** What this device is reminded of, and when; every change counts at once. */
export function Reminders() {
  const found = useSettings();
  const permission = usePermission();
  if (!found) return <Bones />;
  const { settings, pushed, change } = found;
  const turnOn = async () => {
    if ((await askPermission()) === 'granted') change({ on: true });
  };
  if (permission === 'unsupported' || permission === 'denied') {
    return (
      <Card title={words.title}>
        <NotAllowed why={permission} />
      </Card>
    );
  }
  if (permission === 'default') {
    return (
      <Card title={words.title}>
        <AskFirst onTurnOn={() => void turnOn()} />
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      <SwitchRow
        on={settings.on}
        hint={settings.on ? (pushed ? words.pushed : words.whileOpen) : words.about}
        onTurn={(on) => change({ on })}
      >
        {words.on}
      </SwitchRow>
      {settings.on ? (
        <>
          <ReminderTimes settings={settings} onChange={change} />
          <ReminderDays settings={settings} onChange={change} />
          <NextReminder settings={settings} />
        </>
      ) : null}
    </Card>
  );
}

const Bones = () => (
  <Card title={words.title}>
    <Skeletons>
      <Skeleton height="44px" />
    </Skeletons>
  </Card>
);
