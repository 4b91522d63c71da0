import { sql } from 'kysely';
import type { gatheringEvents } from '../../../modules/events/gathering/gathering.events.js';
import { gatheringState } from '../../../modules/events/gathering/gathering.state.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import type { DateRow } from './events.table.js';
import { dateRows, type Folded, gatheringRow } from './fold.js';

type GatheringEvent = RecordedEvent<EventOf<typeof gatheringEvents>>;
export type GatheringEvents = ReadonlyMap<string, readonly GatheringEvent[]>;

/** Apply events to the gatherings that they are of, and write those and their dates. */
export async function writeGatherings(tx: DatabaseTransaction, changes: GatheringEvents): Promise<void> {
  if (!changes.size) return;
  const before = await foldedBefore(tx, [...changes.keys()]);
  const folded = [...changes].map(([id, events]) => ({
    id,
    folded: events.reduce(apply, before.get(id) ?? unknown),
  }));
  const gatherings = [];
  const dates = [];
  for (const { id, folded: one } of folded) {
    const of = dateRows(id, one.state);
    const row = gatheringRow(id, one, of);
    if (!row) continue;
    dates.push(...of);
    gatherings.push({ ...row, state: { ...one.state, organizerId: '' } });
  }
  if (!gatherings.length) return;
  await sql`insert into gathering (${columns}) select ${columns} from json_populate_recordset(null::gathering, ${JSON.stringify(gatherings)})
    on conflict (id) do update set ${assigned}`.execute(tx);
  await sql`update gathering set organizer_id = null where id = any(${gatherings.map(({ id }) => id)})
    and organizer_id in (select id from erased)`.execute(tx);
  if (before.size)
    await sql`delete from gathering_date d where gathering_id = any(${[...before.keys()]}) and not exists (
      select from json_to_recordset(${JSON.stringify(dates.map(nameOf))}) as g (gathering_id text, first_day text)
      where (g.gathering_id, g.first_day) = (d.gathering_id, d.first_day))`.execute(tx);
  await sql`insert into gathering_date select * from json_populate_recordset(null::gathering_date, ${JSON.stringify(dates)})
    on conflict (gathering_id, first_day) do update set ${assignedDate}
    where (gathering_date.*) is distinct from (excluded.*)`.execute(tx);
}

/** Gatherings of erased members are nobody's. */
export const forgetOrganizers = (tx: DatabaseTransaction, erased: readonly string[]) =>
  sql`update gathering set organizer_id = null where organizer_id = any(${erased})`.execute(tx);

async function foldedBefore(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Folded>> {
  const { rows } = await sql<Folded & { readonly id: string; readonly organizer_id: string | null }>`
    select id, version, published_at, changed_at, reason, organizer_id, state from gathering where id = any(${ids})`.execute(
    tx,
  );
  return new Map(
    rows.map(({ id, organizer_id, state, ...more }) => [
      id,
      { ...more, state: { ...state, organizerId: organizer_id ?? '' } },
    ]),
  );
}

function apply(folded: Folded, event: GatheringEvent): Folded {
  if (event.version <= folded.version) return folded; // the log is handled again
  const state = gatheringState.evolve(folded.state, event);
  return {
    state,
    version: event.version,
    changed_at: event.recordedAt,
    published_at: event.type === 'GatheringPublished' ? event.recordedAt : folded.published_at,
    reason: reasonOf(event) ?? folded.reason,
  };
}

/** Why all of it is as it is; undefined for what changes nothing of that. */
function reasonOf(event: GatheringEvent): string | undefined {
  if (event.type === 'GatheringCancelled' || event.type === 'ReviewRefused') return event.data.reason;
  return event.type === 'ReviewAsked' || event.type === 'GatheringPublished' ? '' : undefined;
}

const nameOf = ({ gathering_id, first_day }: DateRow) => ({ gathering_id, first_day });

const unknown: Folded = {
  state: gatheringState.initial,
  version: -1,
  published_at: null,
  changed_at: '',
  reason: '',
};

const names = [
  ...['version', 'status', 'is_removed', 'has_organizer', 'organizer_id', 'club_id', 'title', 'kind'],
  ...['description', 'time_zone', 'venue', 'area', 'latitude', 'longitude', 'season', 'cover', 'first_day'],
  ...['published_at', 'changed_at', 'ends_at', 'dates_on', 'rhythm', 'reason', 'state'],
];
const columns = sql.raw(['id', ...names].join(', '));
const assign = (some: readonly string[]) =>
  sql.raw(some.map((name) => `${name} = excluded.${name}`).join(', '));
const assigned = assign(names);
const assignedDate = assign([
  ...['date_id', 'on_day', 'last_day', 'starts_at', 'ends_at', 'status', 'reason', 'is_listed'],
  ...['kind', 'latitude', 'longitude', 'cell', 'zone', 'nth', 'before_ends_at', 'before_day'],
]);
