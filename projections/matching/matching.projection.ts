import { sql } from 'kysely';
import { memberEvents } from '../../modules/identity/member/member.events.js';
import { type EventOf, pick, type RecordedEvent } from '../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../modules/kernel/postgres/database.js';
import { projection } from '../../modules/kernel/processing/projection.js';
import { matchEvents } from '../../modules/matching/match/match.events.js';
import { entryEvents, evolveEntry } from './evolve-entry.js';
import { findPairs } from './find-pairs.js';
import { createMatching, type EntryRow } from './matching.table.js';

const ofMembers = pick(memberEvents, 'MemberErased');
const handles = [entryEvents, matchEvents, ofMembers] as const;
type Handled = RecordedEvent<EventOf<(typeof handles)[number]>>;

/** Open needs and things, and which of them suit each other. The pairs follow from the order of the log: whatever comes later is held against all that was there.
 *  source  modules/matching/README.md */
export const matching = projection({
  name: 'matching',
  version: 2,
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
      const entry = evolveEntry(after.get(event.entityId), event);
      if (entry) after.set(event.entityId, entry);
    }
  }
  const changed = [...after.values()].filter((entry) => entry !== before.get(entry.id));
  if (!changed.length) return;
  await writeEntries(tx, changed);
  if (copyRows) return; // pairs come at the end
  const ids = changed.map(({ id }) => id);
  await sql`delete from pair where need_id = any(${ids}) or thing_id = any(${ids})`.execute(tx);
  await findPairs(
    tx,
    changed.filter(({ is_open }) => is_open).map(({ id }) => id),
  );
}

async function load(tx: DatabaseTransaction, events: readonly Handled[]): Promise<Map<string, EntryRow>> {
  const ids = events.flatMap((event) => (event.type in entryEvents.schemas ? [event.entityId] : []));
  if (!ids.length) return new Map();
  const { rows } = await sql<EntryRow>`select * from entry where id = any(${[...new Set(ids)]})`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

async function writeEntries(tx: DatabaseTransaction, entries: readonly EntryRow[]): Promise<void> {
  await sql`insert into entry
    select id, sort, owner_id, version, status, status_before, is_open, content, keys
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) e(id text, sort text, owner_id text, version int, status text,
      status_before text, is_open boolean, content jsonb, keys text[])
    on conflict (id) do update set version = excluded.version, status = excluded.status, status_before = excluded.status_before,
      is_open = excluded.is_open, content = excluded.content, keys = excluded.keys`.execute(tx);
}

async function writeFound(
  tx: DatabaseTransaction,
  { entityId, data, recordedAt }: Extract<Handled, { type: 'MatchFound' }>,
): Promise<void> {
  await sql`insert into found values (${entityId}, ${data.seekerId}, ${data.holderId}, ${data.isHidden}, ${data.tellsSeeker},
    ${data.tellsHolder}, ${data.holderSeesAt}, ${recordedAt}) on conflict do nothing`.execute(tx);
}

async function forget(tx: DatabaseTransaction, memberId: string): Promise<void> {
  await sql`delete from pair where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from found where seeker_id = ${memberId} or holder_id = ${memberId}`.execute(tx);
  await sql`delete from dismissal where member_id = ${memberId}`.execute(tx);
  await sql`delete from entry where owner_id = ${memberId}`.execute(tx);
}

/** After a rebuild: hold every open need against what is open now. */
async function pairAllNeeds(tx: DatabaseTransaction): Promise<void> {
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
