import { openShared } from './add-meal/open-shared.ts';
import { ClockQuestion } from './day/clock-question.tsx';
import { WeekFasts } from './day/week-fasts.tsx';
import { KeptPhotosNotice } from './kept-photos-notice.tsx';
import { readSecondScreen } from './read-second-screen.ts';
import { RecommendationsToggle } from './recommendations/recommendations-toggle.tsx';
import { Recommended } from './recommendations/recommended.tsx';
import { SideCards } from './side-cards.tsx';

/** What every start shows as soon as the day can be read, in one file: it comes, is read and is drawn in one go. */
export const secondScreen = {
  read: readSecondScreen,
  openShared,
  ClockQuestion,
  KeptPhotosNotice,
  Recommended,
  RecommendationsToggle,
  SideCards,
  WeekFasts,
};
