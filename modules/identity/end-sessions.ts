import type { Database } from '../kernel/database.js';
import type { IdentityTables } from './identity.tables.js';
import { endChallenges } from './sign-in-history.js';

/** End the sessions of a member, from their next request on; `but` stays. What waits between the two steps of a sign-in is over too. */
export async function endSessions(
  db: Database,
  memberId: string,
  { at, but }: { readonly at: string; readonly but?: string | undefined },
): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.session')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .$if(but !== undefined, (sessions) => sessions.where('id', '!=', but ?? ''))
    .execute();
  await endChallenges(db, memberId, at);
}

/** Forget sessions that are older than any session may become, with device, network and tokens.
 *  units   now: ISO-8601 UTC */
export async function sweepSessions(db: Database, now: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .deleteFrom('identity.session')
    .where('expires_at', '<', now)
    .execute();
}

/** Shut an account that is about to be erased: no session goes on, and none is opened any more. */
export async function shutAccount(db: Database, memberId: string, at: string): Promise<void> {
  await db
    .withTables<IdentityTables>()
    .updateTable('identity.account')
    .set({ suspended_at: at })
    .where('member_id', '=', memberId)
    .execute();
  await endSessions(db, memberId, { at });
}
