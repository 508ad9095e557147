import type { HelpGroup } from './answer.ts';
import { diaryHelp } from './diary.ts';
import { fastsHelp } from './fasts.ts';
import { figuresHelp } from './figures.ts';
import { importsHelp } from './imports.ts';
import { installHelp } from './install.ts';
import { offlineHelp } from './offline.ts';
import { planHelp } from './plan.ts';
import { privacyHelp } from './privacy.ts';
import { proHelp } from './pro.ts';
import { remindersHelp } from './reminders.ts';

/** Every question that the help answers, in the order in which it shows them. */
export const HELP: readonly HelpGroup[] = [
  diaryHelp,
  planHelp,
  installHelp,
  offlineHelp,
  importsHelp,
  remindersHelp,
  figuresHelp,
  fastsHelp,
  proHelp,
  privacyHelp,
];
