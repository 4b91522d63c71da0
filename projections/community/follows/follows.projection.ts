import { sql } from 'kysely';
import { followEvents } from '../../../modules/community/follow/follow.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { type EventOf, pick, type RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { createFollows, type FollowRow, type MuteRow } from './follows.table.js';

const handles = [followEvents, pick(memberEvents, 'MemberErased')] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;
type FollowEvent = RecordedEvent<EventOf<typeof followEvents>>;

/** Who follows and mutes what, and how many follow each. */
export const follows = projection({
  name: 'follows',
  version: 1,
  handles,
  create: createFollows,
  handle: async (tx, events) => {
    for (const part of partsOf(events))
      await ('erased' in part ? remove(tx, part.erased) : write(tx, part.changes));
  },
});

type Part = { readonly changes: FollowEvent[] } | { readonly erased: string[] };

/** The events in runs of changes and of erasures, in their order. */
function partsOf(events: readonly Handled[]): readonly Part[] {
  const parts: Part[] = [];
  for (const event of events) {
    const last = parts.at(-1);
    if (event.type === 'MemberErased') {
      if (last && 'erased' in last) last.erased.push(event.entityId);
      else parts.push({ erased: [event.entityId] });
    } else if (last && 'changes' in last) last.changes.push(event);
    else parts.push({ changes: [event] });
  }
  return parts;
}

/** Write what each pair is after these events: the row from before is deleted, the new one inserted, and both are counted. */
async function write(tx: DatabaseTransaction, events: readonly FollowEvent[]): Promise<void> {
  const follows = new Map<string, FollowRow & { readonly isOn: boolean }>();
  const mutes = new Map<string, MuteRow & { readonly isOn: boolean }>();
  for (const event of events) {
    const { followerId: member_id, target } = event.data;
    const row = { member_id, kind: target.kind, target_id: target.id, at: event.recordedAt };
    switch (event.type) {
      case 'FollowStarted':
      case 'FollowEnded':
        follows.set(event.entityId, { ...row, isOn: event.type === 'FollowStarted' });
        break;
      case 'TargetMuted':
        mutes.set(event.entityId, { ...row, until: event.data.until, isOn: true });
        break;
      case 'TargetUnmuted':
        mutes.set(event.entityId, { ...row, until: null, isOn: false });
        break;
      default:
        unreachable(event);
    }
  }
  await replace(tx, 'follow', [...follows.values()]);
  await replace(tx, 'mute', [...mutes.values()]);
}

async function replace(
  tx: DatabaseTransaction,
  table: 'follow' | 'mute',
  rows: readonly (FollowRow & { readonly isOn: boolean })[],
): Promise<void> {
  if (!rows.length) return;
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g
    (member_id text, kind text, target_id text, at timestamptz, until timestamptz, "isOn" boolean)`;
  const columns = sql.raw(`member_id, kind, target_id, at${table === 'mute' ? ', until' : ''}`);
  const ended = await sql<Target>`delete from ${sql.table(table)} t using ${given}
    where (t.member_id, t.kind, t.target_id) = (g.member_id, g.kind, g.target_id) returning t.kind, t.target_id as id`.execute(
    tx,
  );
  const begun = await sql<Target>`insert into ${sql.table(table)} (${columns}) select ${columns} from ${given}
    where g."isOn" and not exists (select from erased e where e.id = g.member_id or (g.kind = 'member' and e.id = g.target_id))
    returning kind, target_id as id`.execute(tx);
  if (table === 'follow') await count(tx, begun.rows, ended.rows);
}

/** Whatever leads from and to these members goes. */
async function remove(tx: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  await sql`insert into erased select unnest(${ids}::text[]) on conflict do nothing`.execute(tx);
  const ended =
    await sql<Target>`delete from follow where member_id = any(${ids}) or (kind = 'member' and target_id = any(${ids}))
    returning kind, target_id as id`.execute(tx);
  await count(tx, [], ended.rows);
  await sql`delete from mute where member_id = any(${ids}) or (kind = 'member' and target_id = any(${ids}))`.execute(
    tx,
  );
  await sql`delete from target where kind = 'member' and id = any(${ids})`.execute(tx);
}

interface Target {
  readonly kind: string;
  readonly id: string;
}

async function count(
  tx: DatabaseTransaction,
  begun: readonly Target[],
  ended: readonly Target[],
): Promise<void> {
  const changes = [...begun.map((one) => ({ ...one, by: 1 })), ...ended.map((one) => ({ ...one, by: -1 }))];
  if (!changes.length) return;
  await sql`insert into target select kind, id, sum(by)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as changed (kind text, id text, by int) group by kind, id
    on conflict (kind, id) do update set followers = target.followers + excluded.followers`.execute(tx);
}
