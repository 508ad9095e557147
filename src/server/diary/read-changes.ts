import type { Changes } from '#contract/changes.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { unauthenticated } from '../http/api-error.ts';
import { selectList } from '../store/columns.ts';
import type { Database, Statement } from '../store/database.ts';
import type {
  DayRow,
  FavouriteRow,
  GoalsRow,
  PlanRow,
  TalkMarkRow,
  UserRow,
  WaterEntryRow,
  WeightRow,
} from '../store/schema.ts';
import { days, favourites, goals, plans, talkMarks, water, weights } from '../store/schema.ts';
import { goalsEntryOf, planOf, timestampOf, userOf } from './answers.ts';
import { byDate, daySnapshot } from './day-snapshot.ts';
import { MEAL_SELECT, USER_SELECT, type StoredMeal } from './load.ts';

interface Page {
  generation: string;
  user: (UserRow & { weight: number | null }) | null;
  pageEnd: number | null;
  hasMore: boolean;
  profileRev: number | null;
  days: DayRow[];
  meals: StoredMeal[];
  water: WaterEntryRow[];
  weights: WeightRow[];
  timeline: GoalsRow[];
  goals: { date: DiaryDay }[];
  favourites: FavouriteRow[];
  talks: TalkMarkRow[];
  plan: PlanRow[];
}

const list = (selected: string) => `(select coalesce(json_agg(r), '[]') from (${selected}) r)`;

/**
 * One statement, so that all of it is read at one moment. `touched` names what has changed; a page ends with
 * the revision of its last thing and takes all that share it. The profile shows the newest weigh-in, so it
 * counts as touched with every weigh-in.
 */
const PAGE: Statement = {
  name: 'changes page',
  text: `with touched as (
      select 'day' as kind, date, rev from days where user_id = $1::uuid and rev > $2::bigint
      union all select 'weight', date, rev from weights where user_id = $1::uuid and rev > $2::bigint
      union all select 'goals', date, rev from goals where user_id = $1::uuid and rev > $2::bigint
      union all select 'favourite', null, rev from favourites where user_id = $1::uuid and rev > $2::bigint
      union all select 'talk', null, rev from talk_marks where user_id = $1::uuid and rev > $2::bigint
      union all select 'plan', null, rev from plans where user_id = $1::uuid and rev > $2::bigint
      union all select 'profile', null, p.rev from (
        select greatest(u.profile_rev, (select max(w.rev) from weights w where w.user_id = u.user_id)) as rev
        from users u where u.user_id = $1::uuid) p where p.rev > $2::bigint
    ), cut as materialized (
      select rev from touched order by rev offset $3::integer - 1 limit 1
    ), page as materialized (
      select * from touched where rev <= (select coalesce(min(rev), 9223372036854775807) from cut)
    ), page_days as materialized (
      select date from page where kind = 'day'
    )
    select json_build_object(
      'generation', (select generation from server_state),
      'user', (select row_to_json(r) from (select ${USER_SELECT} from users u where u.user_id = $1::uuid) r),
      'pageEnd', (select max(rev) from page),
      'hasMore', (select count(*) from touched) > (select count(*) from page),
      'profileRev', (select rev from page where kind = 'profile'),
      'days', ${list(`select ${selectList(days, 'd')} from days d
        where d.user_id = $1::uuid and d.date in (select date from page_days) order by d.rev`)},
      'meals', ${list(`select ${MEAL_SELECT} from meals m
        where m.user_id = $1::uuid and m.date in (select date from page_days) and not m.deleted`)},
      'water', ${list(`select ${selectList(water, 'w')} from water w
        where w.user_id = $1::uuid and w.date in (select date from page_days) order by w.rev`)},
      'weights', ${list(`select ${selectList(weights, 'w')} from weights w
        where w.user_id = $1::uuid and w.date in (select date from page where kind = 'weight') order by w.rev`)},
      'timeline', ${list(`select ${selectList(goals, 'g')} from goals g where g.user_id = $1::uuid`)},
      'goals', ${list(`select date from page where kind = 'goals' order by rev`)},
      'favourites', ${list(`select ${selectList(favourites, 'f')} from favourites f
        where f.user_id = $1::uuid and f.rev in (select rev from page where kind = 'favourite') order by f.rev`)},
      'talks', ${list(`select ${selectList(talkMarks, 't')} from talk_marks t
        where t.user_id = $1::uuid and t.rev in (select rev from page where kind = 'talk') order by t.rev`)},
      'plan', ${list(`select ${selectList(plans, 'p')} from plans p
        where p.user_id = $1::uuid and exists (select from page where kind = 'plan')`)}
    ) as page`,
};

/** A page of what changed of a user since a revision, as the contract says. */
export async function readChanges(database: Database, userId: string, since: number, limit: number): Promise<Changes> {
  const [row] = await database.run<{ page: Page }>(PAGE, [userId, since, limit]);
  if (!row?.page.user) throw unauthenticated();
  const { page } = row;
  const user = row.page.user;
  const meals = byDate(page.meals);
  const waterRows = byDate(page.water);
  const touchedGoals = new Map(page.timeline.map((entry) => [entry.date, entry]));
  return {
    generation: page.generation,
    rev: page.hasMore && page.pageEnd !== null ? page.pageEnd : user.rev,
    hasMore: page.hasMore,
    days: page.days.map(({ date, rev }) =>
      daySnapshot(date, rev, meals.get(date) ?? [], waterRows.get(date) ?? [], page.timeline),
    ),
    weights: page.weights.map(({ date, weight, atMs, rev }) => ({ date, weight, timestamp: timestampOf(atMs), rev })),
    goals: page.goals.flatMap(({ date }) => {
      const entry = touchedGoals.get(date);
      return entry ? [{ ...goalsEntryOf(entry), rev: entry.rev }] : [];
    }),
    favourites: page.favourites,
    talks: page.talks,
    plan: page.plan[0] ? planOf(page.plan[0]) : null,
    profile: page.profileRev === null ? null : { ...userOf(userId, user, user.weight), rev: page.profileRev },
  };
}
