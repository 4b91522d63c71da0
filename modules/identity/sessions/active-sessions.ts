import { sql } from 'kysely';
import type pg from 'pg';
import type { Clock } from '../../kernel/decider/clock.js';
import type { Database } from '../../kernel/postgres/database.js';
import { listen } from '../../kernel/postgres/listen.js';
import { isNotDisabled } from '../accounts/disable-account.shared.js';
import type { ActiveSessions } from '../active-sessions.ports.js';
import type { IdentityTables } from '../identity.tables.js';

/** Implements the port from the rows. Triggers notify every process when a session ends or a member is suspended
 *  (migration identity-0004).
 *  source  README, Rule 19 */
export function activeSessions(db: Database, pool: pg.Pool, clock: Clock): ActiveSessions {
  return {
    filterActive: async (sessions) => {
      const active = await db
        .withTables<IdentityTables>()
        .selectFrom('identity.session as s')
        .innerJoin('identity.account as a', 'a.member_id', 's.member_id')
        .select('s.id')
        .where('s.id', '=', sql<string>`any(${[...sessions]}::uuid[])`)
        .where('s.ended_at', 'is', null)
        .where('s.expires_at', '>', clock.now())
        .where(isNotDisabled)
        .execute();
      return new Set(active.map(({ id }) => id));
    },
    whenEnded: (hear) => listen(pool, 'smc_sessions', hear),
  };
}
