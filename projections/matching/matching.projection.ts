import { sql } from 'kysely';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { type ItemEvent, itemEvents } from '../../modules/inventory/item/item.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { matchEvents } from '../../modules/matching/match/match.events.js';
import { entryEvents, evolveEntry } from './evolve-entry.js';
import { findPairs } from './find-pairs.js';
import { evolveItemEntry } from './item-entry.js';
import { createMatching, type EntryRow } from './matching.table.js';

const ofMembers = pick(memberEvents, 'MemberErased');
const handles = [entryEvents, itemEvents, matchEvents, ofMembers] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Open needs and things, and which of them suit each other. The pairs follow from the order of the log: whatever comes later is held against all that was there.
 *  source  modules/matching/README.md */
export const matching = projection({
  name: 'matching',
  version: 4,
  handles,
  create: createMatching,
  handle,
  afterRebuild: pairAllNeeds,
});

async function handle(
  tx: DatabaseTransaction,
  events: readonly Handled[],
  copyRows?: CopyRows,
): Promise<void> {
  const before = await load(tx, events);
  const after = new Map(before);
  for (const event of events) {
    if (event.type === 'MemberErased') {
      await forget(tx, event.entityId);
      for (const [id, { owner_id }] of after) if (owner_id === event.entityId) after.delete(id);
    } else if (event.type === 'MatchFound') await writeFound(tx, event);
    else if (event.type === 'MatchDismissed')
      await sql`insert into dismissal values (${event.entityId}, ${event.data.memberId}, ${event.data.reason})
        on conflict do nothing`.execute(tx);
    else {
      const before = after.get(event.entityId);
      const entry = isOfItem(event) ? evolveItemEntry(before, event) : evolveEntry(before, event);
      if (entry) after.set(event.entityId, entry);
    }
  }
  const changed = [...after.values()].filter((entry) => entry !== before.get(entry.id));
  if (!changed.length) return;
  await writeEntries(tx, changed);
  if (copyRows) return; // places and pairs come at the end
  const placed = await placeItems(
    tx,
    changed.map(({ owner_id }) => owner_id),
  );
  const ids = [...new Set([...changed.map(({ id }) => id), ...placed])];
  await sql`delete from pair where need_id = any(${ids}) or thing_id = any(${ids})`.execute(tx);
  await findPairs(tx, ids);
}

const isOfItem = (event: Handled): event is RecordedEvent<ItemEvent> => event.type in itemEvents.schemas;

async function load(tx: DatabaseTransaction, events: readonly Handled[]): Promise<Map<string, EntryRow>> {
  const ids = events.flatMap((event) =>
    event.type in entryEvents.schemas || event.type in itemEvents.schemas ? [event.entityId] : [],
  );
  if (!ids.length) return new Map();
  const { rows } = await sql<EntryRow>`select * from entry where id = any(${[...new Set(ids)]})`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeEntries(tx: DatabaseTransaction, entries: readonly EntryRow[]): Promise<void> {
  await sql`insert into entry
    select id, sort, owner_id, version, status, status_before, is_open, content, keys, position, kept, published_at
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) e(id text, sort text, owner_id text, version int, status text,
      status_before text, is_open boolean, content jsonb, keys text[], position bigint, kept jsonb, published_at timestamptz)
    on conflict (id) do update set version = excluded.version, status = excluded.status, status_before = excluded.status_before,
      is_open = excluded.is_open, content = excluded.content, keys = excluded.keys,
      position = excluded.position, kept = excluded.kept, published_at = excluded.published_at`.execute(tx);
}

/** Items are where the newest listing of their owner is.
 *  out  the items that have another place now */
async function placeItems(tx: DatabaseTransaction, ownerIds?: readonly string[]): Promise<readonly string[]> {
  const those = ownerIds ? sql`owner_id = any(${[...new Set(ownerIds)]})` : sql`true`;
  const { rows } = await sql<{ readonly id: string }>`
    with newest as (
      select distinct on (owner_id) owner_id, content -> 'point' as point from entry
      where kept is null and ${those} order by owner_id, position desc)
    update entry set content = jsonb_set(entry.content, '{point}', newest.point), is_open = entry.status = 'active'
    from newest where entry.owner_id = newest.owner_id and entry.kept is not null and entry.content -> 'point' <> newest.point
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function writeFound(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt }: Extract<Handled, { type: 'MatchFound' }>,
): Promise<void> {
  await sql`insert into found values (${entityId}, ${data.seekerId}, ${data.holderId}, ${data.isHidden}, ${data.tellsSeeker},
    ${data.tellsHolder}, ${data.holderSeesAt}, ${recordedAt}, ${data.thing === 'item'}) on conflict do nothing`.execute(
    tx,
  );
}

async function forget(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from pair where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from found where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from dismissal where member_id = ${memberId}`.execute(tx);
  await sql`delete from entry where owner_id = ${memberId}`.execute(tx);
}

/** After a rebuild: put items in their places, and hold every open need against what is open now. */
async function pairAllNeeds(tx: DatabaseTransaction): Promise<void> {
  await placeItems(tx);
  for (let last = ''; ; ) {
    const { rows } = await sql<{
      id: string;
    }>`select id from entry where sort = 'need' and is_open and id > ${last}
      order by id limit 200`.execute(tx);
    if (!rows.length) return;
    await findPairs(
      tx,
      rows.map(({ id }) => id),
    );
    last = rows.at(-1)?.id ?? '';
  }
}
