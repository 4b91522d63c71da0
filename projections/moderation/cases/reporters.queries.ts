import { sql } from 'kysely';
import type { Database } from '../../../modules/kernel/postgres/database.js';

export interface Earlier {
  readonly right: number;
  readonly wrong: number;
}

/** How many decided cases that these members reported led to something that still holds, and how many did not. What happened in a community counts
 *  only with a decision of staff.
 *  in  besides: the case that is being read */
export async function earlierOf(
  db: Database,
  reporterIds: readonly string[],
  besides: string,
): Promise<ReadonlyMap<string, Earlier>> {
  if (reporterIds.length === 0) return new Map();
  const { rows } = await sql<Earlier & { id: string }>`
    select g.id, (count(*) filter (where c.outcome = 'acted' and d.status is distinct from 'overturned'))::int as "right",
      (count(*) filter (where c.outcome = 'nothing' or d.status = 'overturned'))::int as wrong
    from unnest(${[...new Set(reporterIds)]}::text[]) g (id)
    join cases."case" c on c.state->'reports' @> jsonb_build_array(jsonb_build_object('reporterId', g.id))
    left join cases.decision d on d.id = c.decision_id
    where c.status = 'decided' and c.id <> ${besides}
      and (c.community_id is null or c.decision_id is not null) group by g.id`.execute(db);
  return new Map(rows.map(({ id, right, wrong }) => [id, { right, wrong }]));
}
