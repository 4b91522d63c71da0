import { sql } from 'kysely';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { MatchEvent } from '../../../modules/matching/match/match.events.js';
import { rulesAgainst } from './lowered-rules.js';

type Found = Extract<MatchEvent, { type: 'MatchFound' }>;
type LimitMet = Extract<MatchEvent, { type: 'LimitMet' }>;
type HolderTurnCame = Extract<MatchEvent, { type: 'HolderTurnCame' }>;
type Dismissed = Extract<MatchEvent, { type: 'MatchDismissed' }>;

/** A match that was found once: nobody is notified of it again. */
export async function writeFound(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt }: RecordedEvent<Found>,
): Promise<void> {
  await sql`insert into found values (${entityId}, ${data.needId}, ${data.thing}, ${data.seekerId}, ${data.holderId}, ${data.isHidden},
    ${data.tellsSeeker}, ${data.tellsHolder}, ${data.holderSeesAt}, ${recordedAt}, ${data.rules}, ${data.meetsLimit ? recordedAt : null}, ${data.tellsHolder ? recordedAt : null}) on conflict do nothing`.execute(
    tx,
  );
  await sql`update pair set is_new = false where match_id = ${entityId}`.execute(tx);
  if (!data.isHidden) await count(tx, 'shown', data.rules);
}

/** From now on it is in the seeker's list. */
export async function writeLimitMet(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt }: RecordedEvent<LimitMet>,
): Promise<void> {
  await sql`update found set limit_met_at = ${recordedAt}, told_seeker = ${data.tellsSeeker} where match_id = ${entityId}`.execute(
    tx,
  );
}

/** The holder was told, or is not: they were told of enough that day, or of this wanted ad before. */
export async function writeHolderTurn(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt }: RecordedEvent<HolderTurnCame>,
): Promise<void> {
  await sql`update found set holder_turn_at = ${recordedAt}, told_holder = ${data.tellsHolder} where match_id = ${entityId}`.execute(
    tx,
  );
}

/** A dismissal counts for the two members, and once for the rules that it counts against. */
export async function writeDismissed(
  tx: DatabaseTransaction,
  { entityId, data: { memberId, reason } }: RecordedEvent<Dismissed>,
): Promise<void> {
  const { rows } = await sql<{ readonly rules: readonly string[]; readonly isFirst: boolean }>`
    with known as (select exists (select from dismissal where match_id = ${entityId}) as known),
      added as (insert into dismissal select match_id, ${memberId}, ${reason}, seeker_id, holder_id from found
        where match_id = ${entityId} on conflict do nothing returning match_id)
    select f.rules, not known.known as "isFirst" from added join found f using (match_id) cross join known`.execute(
    tx,
  );
  const [match] = rows;
  const against: readonly string[] = rulesAgainst[reason];
  if (match?.isFirst)
    await count(
      tx,
      'dismissed',
      match.rules.filter((rule) => against.includes(rule)),
    );
}

async function count(
  tx: DatabaseTransaction,
  what: 'shown' | 'dismissed',
  rules: readonly string[],
): Promise<void> {
  if (!rules.length) return;
  await sql`insert into tally (rule, ${sql.id(what)}) select rule, 1 from unnest(${[...rules]}::text[]) rule
    on conflict (rule) do update set ${sql.id(what)} = tally.${sql.id(what)} + 1`.execute(tx);
}
