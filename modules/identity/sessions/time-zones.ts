import { sql } from 'kysely';
import { usualTimeZone } from '../../kernel/decider/days.js';
import { TimeZone } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import type { IdentityTables } from '../identity.tables.js';
import type { TimeZones } from '../time-zones.ports.js';

export const timeZones: TimeZones = {
  of: async (db, memberId) => (await timeZones.ofAll(db, [memberId])).get(memberId) ?? usualTimeZone,
  ofAll: async (db, memberIds) => {
    if (!memberIds.length) return new Map();
    const rows = await db
      .withTables<IdentityTables>()
      .selectFrom('identity.account')
      .select(['member_id', 'time_zone'])
      .where(sql<boolean>`member_id = any(${[...new Set(memberIds)]}::uuid[])`)
      .where('time_zone', 'is not', null)
      .execute();
    const known = new Map(rows.map(({ member_id, time_zone }) => [member_id, time_zone]));
    return new Map(memberIds.map((id) => [id, known.get(id) ?? usualTimeZone]));
  },
};

/** Keep the time zone of the browser that a member is signed in with.
 *  in  cookies: of the request, as browsers send them */
export async function keepTimeZone(
  db: Database,
  memberId: string,
  cookies: string | undefined,
): Promise<void> {
  const zone = timeZoneIn(cookies);
  if (zone === undefined) return;
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ time_zone: zone })
    .where('member_id', '=', memberId)
    .where('time_zone', 'is distinct from', zone)
    .execute();
}

/** The time zone that the pages left in a cookie; undefined when there is none that is known. */
export function timeZoneIn(cookies = ''): string | undefined {
  const [, zone] = /(?:^|;\s*)time-zone=([^;]*)/.exec(cookies) ?? [];
  return TimeZone.safeParse(zone).data;
}
