import { sql } from 'kysely';
import type { RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { Dismissal, MatchEvent } from '../../../modules/matching/match/match.events.js';
import { rulesAgainst } from './lowered-rules.js';

type Found = Extract<MatchEvent, { type: 'MatchFound' }>;
type LimitMet = Extract<MatchEvent, { type: 'LimitMet' }>;
type HolderTurnCame = Extract<MatchEvent, { type: 'HolderTurnCame' }>;
type Dismissed = Extract<MatchEvent, { type: 'MatchDismissed' }>;
type Restored = Extract<MatchEvent, { type: 'MatchRestored' }>;

/** A match that was found once: nobody is notified of it again. */
export async function writeFound(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt }: RecordedEvent<Found>,
): Promise<void> {
  await sql`insert into found values (${entityId}, ${data.needId}, ${data.thing}, ${data.seekerId}, ${data.holderId}, ${data.isHidden},
    ${data.tellsSeeker}, ${data.tellsHolder}, ${data.holderSeesAt}, ${recordedAt}, ${data.rules}, ${data.meetsLimit ? recordedAt : null}, ${data.tellsHolder ? recordedAt : null}, ${data.thingId}) on conflict do nothing`.execute(
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
  const { rows } = await sql<{ readonly rules: readonly string[]; readonly isCounted: boolean }>`
    with added as (insert into dismissal select match_id, ${memberId}, ${reason}, seeker_id, holder_id,
        not exists (select from dismissal d where d.match_id = f.match_id) from found f
        where match_id = ${entityId} on conflict do nothing returning match_id, is_counted)
    select f.rules, added.is_counted as "isCounted" from added join found f using (match_id)`.execute(tx);
  const [match] = rows;
  if (match?.isCounted) await count(tx, 'dismissed', against(reason, match.rules));
}

/** It is in the member's list again, and counts against no rule any more. */
export async function writeRestored(
  tx: DatabaseTransaction,
  { entityId, data: { memberId } }: RecordedEvent<Restored>,
): Promise<void> {
  const { rows } = await sql<{
    readonly rules: readonly string[];
    readonly reason: Dismissal;
    readonly isCounted: boolean;
  }>`
    with gone as (delete from dismissal where match_id = ${entityId} and member_id = ${memberId} returning match_id, reason, is_counted)
    select f.rules, gone.reason, gone.is_counted as "isCounted" from gone join found f using (match_id)`.execute(
    tx,
  );
  const [match] = rows;
  if (match?.isCounted) await count(tx, 'dismissed', against(match.reason, match.rules), -1);
}

function against(reason: Dismissal, rules: readonly string[]): readonly string[] {
  const lowered: readonly string[] = rulesAgainst[reason];
  return rules.filter((rule) => lowered.includes(rule));
}

async function count(
  tx: DatabaseTransaction,
  what: 'shown' | 'dismissed',
  rules: readonly string[],
  by: 1 | -1 = 1,
): Promise<void> {
  if (!rules.length) return;
  await sql`insert into tally (rule, ${sql.id(what)}) select rule, ${by} from unnest(${[...rules]}::text[]) rule
    on conflict (rule) do update set ${sql.id(what)} = tally.${sql.id(what)} + ${by}`.execute(tx);
}
