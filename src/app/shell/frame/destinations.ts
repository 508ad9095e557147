import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Utensils from 'lucide-react/icons/utensils';
import { shell } from '#app/text/shell/shell.ts';

/** A screen that menus lead to. */
export interface Destination {
  to: '/dashboard' | '/mealplan' | '/history' | '/assistant' | '/help' | '/profile';
  label: string;
  /** For the bottom bar, where five share the width of a phone. */
  short: string;
  icon: LucideIcon;
}

export const destinations: Record<'diary' | 'mealPlan' | 'assistant' | 'history' | 'help' | 'profile', Destination> = {
  diary: { to: '/dashboard', label: shell.diary, short: shell.diary, icon: CalendarDays },
  mealPlan: { to: '/mealplan', label: shell.mealPlan, short: shell.mealPlanShort, icon: Utensils },
  assistant: { to: '/assistant', label: shell.assistant, short: shell.assistantShort, icon: MessageSquareText },
  history: { to: '/history', label: shell.history, short: shell.history, icon: ChartColumn },
  help: { to: '/help', label: shell.help, short: shell.help, icon: CircleHelp },
  profile: { to: '/profile', label: shell.profile, short: shell.profile, icon: CircleUserRound },
};
