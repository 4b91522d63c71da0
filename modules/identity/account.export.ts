import { sql } from 'kysely';
import type { ExportSection } from '../kernel/export/export-section.js';
import type { Database } from '../kernel/postgres/database.js';

/** Everything about an account except credentials: no hashes, no secrets. */
export const exportAccount = (db: Database): ExportSection => ({
  file: 'account.json',
  read: async (memberId) => {
    const [account] = await rowsOf(
      db,
      sql`select member_id, email, name, created_at, email_verified_at, suspended_at, terms_version, time_zone, tour_ended_at
        from identity.account where member_id = ${memberId}::uuid`,
    );
    return {
      account,
      roles: await rowsOf(
        db,
        sql`select role, granted_at from identity.role where member_id = ${memberId}::uuid`,
      ),
      sessions: await rowsOf(
        db,
        sql`select opened_at, expires_at, ended_at, last_used_at, device, network
          from identity.session where member_id = ${memberId}::uuid order by opened_at`,
      ),
      signIns: await rowsOf(
        db,
        sql`select at, way, outcome, device, network from identity.sign_in where member_id = ${memberId}::uuid order by at`,
      ),
      secondStep: await rowsOf(
        db,
        sql`select begun_at, confirmed_at as on_since,
          (select count(*) from identity.recovery_code c where c.member_id = t.member_id and c.used_at is null) as recovery_codes_left
          from identity.totp t where t.member_id = ${memberId}::uuid`,
      ),
      waysIn: await rowsOf(
        db,
        sql`select kind, issuer, linked_at from identity.social_link where member_id = ${memberId}::uuid order by linked_at`,
      ),
    };
  },
});

async function rowsOf(db: Database, query: ReturnType<typeof sql>): Promise<readonly unknown[]> {
  return (await query.execute(db)).rows;
}
