import { sql } from 'kysely';

/** How many open listings match each open wanted ad, as its owner is told. A read that asks it also waits for `matching`. */
export const matchCounts = sql<{ readonly need_id: string; readonly matches: number }>`(
  select p.need_id, count(*)::int as matches
  from matching.pair p
    join matching.found f on f.match_id = p.match_id and not f.is_hidden
    join matching.entry n on n.id = p.need_id and n.is_open
    join matching.entry t on t.id = p.thing_id and t.is_open
  where p.thing = 'listing' and p.meets_limit
    and not exists (select from matching.dismissal d where d.match_id = p.match_id and d.member_id = p.seeker_id)
  group by p.need_id)`;
