import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

/** A build in which nothing was done for long, whose owner wants to be asked. */
export interface QuietBuild {
  readonly id: string;
  readonly ownerId: string;
  /** ISO-8601 UTC; what was last done to it. Another one: it was active since. */
  readonly activeAt: string;
  /** The day that its owner chose for looking again; null: none. */
  readonly lookAgainOn: string | null;
}

/** Builds that have not been active since a time, in pages by id: shown ones that are planned, active or dormant, with the stall helper on, and without a day for
 *  looking again that is still to come.
 *  units  since: ISO-8601 UTC; today: an ISO date */
export async function quietBuilds(
  db: Database,
  {
    since,
    today,
    after,
    limit,
  }: { readonly since: string; readonly today: string; readonly after: string; readonly limit: number },
): Promise<readonly QuietBuild[]> {
  const { rows } = await sql<QuietBuild>`
    select id, owner_id as "ownerId", active_at as "activeAt", look_again_on as "lookAgainOn" from builds.build
    where stall_helper and standing = 'shown' and status in ('planned', 'active', 'dormant')
      and active_at < ${since} and (look_again_on is null or look_again_on <= ${today}) and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows;
}

/** Builds that were deleted before a time, the first one first.
 *  units  before: ISO-8601 UTC */
export async function buildsDeletedBefore(
  db: Database,
  before: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select id from builds.build
    where standing = 'deleted' and deleted_at < ${before} order by deleted_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
