import { useSyncExternalStore } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import { useMinute } from '#device/platform/use-minute.ts';
import { useFasting } from '#device/body/fasting.ts';
import { keepsLongFasts } from '#domain/fasts/fasting-choice.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { type ReminderSettings, WEEKDAYS, type Weekday } from '#domain/reminders/reminder-settings.ts';
import { nextMoment } from '#domain/reminders/reminder-slots.ts';
import { notificationPermission } from '#device/reminders/push-subscription.ts';
import { reminders as words, reminders } from '#app/text/account/reminders.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { formatRelativeDay } from '#app/format/day.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { calendar } from '#app/text/calendar.ts';
import { ReminderTimes } from './reminder-times.tsx';
import { useSettings } from './use-settings.ts';
import { clockOf } from './clock.ts';
import type { SettingsPart } from './settings-part.ts';
import { TimeField } from './time-field.tsx';
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

/** When the next reminder comes with these settings: the person sees at once what they have chosen. */
function NextReminder({ settings }: { settings: ReminderSettings }) {
  const now = new Date(useMinute());
  const today = localDay(now);
  const choice = useFasting();
  const counted = choice !== undefined && keepsLongFasts(choice) ? settings : withoutFasts(settings);
  const next = nextMoment(counted, { day: today, at: now.getHours() * 60 + now.getMinutes() });
  return (
    <p className="reminders-note" role="status">
      {next ? reminders.next(formatRelativeDay(next.day, today), clockOf(next.at)) : reminders.never}
    </p>
  );
}

const withoutFasts = ({ fasts: _, ...others }: ReminderSettings): ReminderSettings => others;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the person lets us notify; read again when the page is seen again, because it is changed elsewhere. */
const usePermission = (): NotificationPermission | 'unsupported' => useSyncExternalStore(watch, notificationPermission);

/** Lets the browser ask. Call it from a tap, after the person was told why. */
async function askPermission(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  tell();
  return answer;
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  for (const type of ['visibilitychange', 'focus']) addEventListener(type, listener, true);
  return () => {
    listeners.delete(listener);
    for (const type of ['visibilitychange', 'focus']) removeEventListener(type, listener, true);
  };
}

/** What reminders are, before the browser asks its own question. */
function AskFirst({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <>
      <p>{reminders.about}</p>
      <p className="reminders-note">{reminders.asksFirst}</p>
      <Button tone="tint" onClick={onTurnOn}>
        <Icon of={BellRing} size={20} />
        {reminders.turnOn}
      </Button>
    </>
  );
}

/** Why nothing can come here, and how that is changed: we may not ask a second time. */
function NotAllowed({ why }: { why: 'denied' | 'unsupported' }) {
  return (
    <>
      <Notice tone="warn">{reminders[why]}</Notice>
      <LinkButton to="/help" hash={why === 'denied' ? 'reminders-blocked' : 'install-iphone'} tone="tint">
        {why === 'denied' ? reminders.howToAllow : reminders.howToInstall}
      </LinkButton>
    </>
  );
}

/** When reminders may come: days, and the hours in which nothing does. */
function ReminderDays({ settings: { weekdays, quiet }, onChange }: SettingsPart) {
  const turn = (day: Weekday, on: boolean) =>
    onChange({ weekdays: WEEKDAYS.filter((one) => (one === day ? on : weekdays.includes(one))) });
  return (
    <>
      <fieldset className="reminders-part">
        <legend>{words.days}</legend>
        <div className="reminders-days">
          {WEEKDAYS.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={weekdays.includes(day)}
                onChange={(event) => turn(day, event.target.checked)}
                aria-label={calendar.weekdays[day - 1]}
              />
              <span aria-hidden="true">{calendar.weekdaysShort[day - 1]}</span>
            </label>
          ))}
        </div>
        {weekdays.length === 0 ? <p className="reminders-error">{words.noDays}</p> : null}
      </fieldset>
      <fieldset className="reminders-part">
        <legend>{words.quiet}</legend>
        <div className="reminders-quiet">
          <TimeField
            label={words.quietFromLabel}
            at={quiet.from}
            onTime={(from) => onChange({ quiet: { ...quiet, from } })}
          />
          <span aria-hidden="true">–</span>
          <TimeField label={words.quietToLabel} at={quiet.to} onTime={(to) => onChange({ quiet: { ...quiet, to } })} />
        </div>
        <p className="reminders-note">{words.quietHint}</p>
      </fieldset>
    </>
  );
}
