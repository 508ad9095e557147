import type {
  ConversationRow,
  DayRow,
  FavouriteRow,
  GoalsRow,
  IdempotencyRow,
  MealRow,
  PlanRow,
  TalkMarkRow,
  UserRow,
  WaterEntryRow,
  WeightRow,
} from '../store/schema.ts';

/** Rows to write, each the last state of its key. */
export interface Changes {
  user: UserRow | null;
  meals: MealRow[];
  days: DayRow[];
  water: WaterEntryRow[];
  weights: WeightRow[];
  goals: GoalsRow[];
  plan: PlanRow[];
  conversations: ConversationRow[];
  talkMarks: TalkMarkRow[];
  favourites: FavouriteRow[];
  keys: IdempotencyRow[];
}
