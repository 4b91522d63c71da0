import { sql } from 'kysely';
import type { Organizer } from '../../../modules/events/organizers.contract.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { people } from '../../../modules/members/people.shared.js';

/** Members with the role organizer and their upcoming gatherings, by name.
 *  units  now: ISO-8601 UTC */
export async function organizers(db: Database, now: string): Promise<Organizer[]> {
  const { rows } = await sql<Organizer>`
    select p.id, p.full_name as name, p.handle,
      coalesce((
        select json_agg(json_build_object('id', g.id, 'title', g.title,
          'day', to_char(g.starts_at at time zone g.time_zone, 'YYYY-MM-DD')) order by g.starts_at, g.id)
        from events.announced a join events.gathering g on g.id = a.gathering_id
        where a.organizer_id = p.id and not g.is_cancelled and g.ends_at > ${now}), '[]') as events
    from ${people} p where p.is_organizer order by p.full_name, p.id limit 500`.execute(db);
  return rows;
}
