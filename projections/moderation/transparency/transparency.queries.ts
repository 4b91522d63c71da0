import { sql } from 'kysely';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { categories } from '../../../modules/moderation/moderation.schemas.js';
import {
  fewest,
  type Period,
  type PublicFigures,
} from '../../../modules/moderation/transparency/transparency.contract.js';

/** units  now: ISO-8601 UTC */
export async function publicFigures(db: Database, now: string): Promise<PublicFigures> {
  const [last90Days, last12Months] = await Promise.all([
    figuresSince(db, plusDays(now, -90)),
    figuresSince(db, plusDays(now, -365)),
  ]);
  return { last90Days, last12Months };
}

async function figuresSince(db: Database, since: string): Promise<Period> {
  const day = since.slice(0, 10);
  const [reports, decisions, appeals] = await Promise.all([
    sql<{ category: string; count: number }>`select category, sum(count)::int as count
      from transparency.reports where day > ${day} group by category`.execute(db),
    sql<{ count: number; seconds: number | null }>`select count(*)::int as count,
      percentile_cont(0.5) within group (order by seconds) as seconds from transparency.decision where day > ${day}`.execute(
      db,
    ),
    sql<{ count: number; overturned: number }>`select coalesce(sum(count), 0)::int as count,
      coalesce(sum(count) filter (where outcome = 'overturned'), 0)::int as overturned from transparency.appeals where day > ${day}`.execute(
      db,
    ),
  ]);
  const [decided] = decisions.rows;
  const [judged] = appeals.rows;
  return {
    reports: categories.map((category) => ({
      category,
      count: enough(reports.rows.find((one) => one.category === category)?.count),
    })),
    decisions: {
      count: enough(decided?.count),
      medianHours: shownOf(decided?.count, Math.round((decided?.seconds ?? 0) / 360) / 10),
    },
    appeals: {
      count: enough(judged?.count),
      overturned: shownOf(
        judged?.count,
        Math.round((100 * (judged?.overturned ?? 0)) / (judged?.count || 1)),
      ),
    },
  };
}

/** A figure from this many on; null for one that could tell of a person. */
const shownOf = (count: number | undefined, figure: number): number | null =>
  count !== undefined && count >= fewest ? figure : null;

const enough = (count: number | undefined): number | null => shownOf(count, count ?? 0);
