import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Criteria, conditionsOf, firstDates, milesTo } from './find-dates.js';
import { never } from './fold.js';

/** Each event that matches, once, with its first date that does, soonest first.
 *  out  as `firstDates`
 *  source  ADR 0107 */
export function nextDates(criteria: Criteria, limit: number): RawBuilder<unknown> {
  const { gatherings, startsAfter, ...others } = criteria;
  if (!gatherings) return firstDates({ ...criteria, only: isFirstOfThem(criteria) }, limit);
  return sql`select n.* from unnest(${[...gatherings]}::text[]) g (id), lateral (
      select d.date_id, d.gathering_id, d.starts_at, ${milesTo(criteria.place)} as miles
      from events.gathering_date d where d.gathering_id = g.id and ${conditionsOf(others)}
      order by d.starts_at, d.date_id limit 1
    ) n where ${startsAfter ? sql`(n.starts_at, n.date_id) > (${startsAfter.at}::timestamptz, ${startsAfter.id}::text collate "C")` : sql`true`}
    order by n.starts_at, n.date_id limit ${limit}`;
}

/** Whether no date of the event before `d` matches: all of them were over at the moment that is asked for, or before the first of its days. */
function isFirstOfThem({ endsAfter, from }: Criteria): RawBuilder<SqlBool> {
  const some = [
    ...(endsAfter === undefined ? [] : [sql`d.before_ends_at <= ${endsAfter}::timestamptz`]),
    ...(from === undefined ? [] : [sql`d.before_day < ${from}`]),
  ];
  return some.length
    ? sql<SqlBool>`(${sql.join(some, sql` or `)})`
    : sql<SqlBool>`d.before_ends_at <= ${never}::timestamptz`;
}
