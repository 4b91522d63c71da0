import { sql } from 'kysely';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { MatchEvent } from '../../../modules/matching/match/match.events.js';

type Agreed = Extract<MatchEvent, { type: 'TellingAgreed' }>;
type Withdrawn = Extract<MatchEvent, { type: 'TellingWithdrawn' }>;

/** The holder lets the seeker know, at one date. */
export async function writeTelling(
  tx: DatabaseTransaction,
  { entityId, data: { dateId, seekerId, holderId } }: RecordedEvent<Agreed>,
): Promise<void> {
  await sql`insert into telling values (${entityId}, ${dateId}, ${seekerId}, ${holderId}) on conflict do nothing`.execute(
    tx,
  );
}

export async function deleteTelling(
  tx: DatabaseTransaction,
  { entityId, data: { dateId } }: RecordedEvent<Withdrawn>,
): Promise<void> {
  await sql`delete from telling where match_id = ${entityId} and date_id = ${dateId}`.execute(tx);
}
