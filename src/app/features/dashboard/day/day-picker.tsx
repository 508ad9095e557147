import { FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { Calendar } from '#app/ui/calendar/calendar.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';

export interface DayPickerProps {
  open: boolean;
  title: string;
  value: DiaryDay;
  today: DiaryDay;
  onChoose: (day: DiaryDay) => void;
  onClose: () => void;
}

/** A sheet with a calendar of all days of the diary. */
export function DayPicker({ open, title, value, today, onChoose, onClose }: DayPickerProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Calendar
        key={`${value} ${open}`}
        value={value}
        today={today}
        least={FIRST_DAY}
        most={today}
        onChoose={onChoose}
      />
    </Sheet>
  );
}
