import { useMemo } from 'react';
import type { UserDietContext } from '../../contract/ai.ts';
import { coachContextOf } from '../coach-context.ts';
import { useLive } from '../live.ts';
import { useMinute } from './use-minute.ts';
import { useToday } from './use-today.ts';

/** What the assistant may know of today, by the device's own clock; undefined until IndexedDB answers. */
export function useCoachContext(): UserDietContext | undefined {
  const today = useToday();
  const facts = useLive(`coach ${today}`, (diary) => coachContextOf(diary, today));
  const now = new Date(useMinute());
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return useMemo(() => facts && { ...facts, time }, [facts, time]);
}
