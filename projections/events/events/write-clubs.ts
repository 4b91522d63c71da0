import { sql } from 'kysely';
import type { organizerEvents } from '../../../modules/events/organizer/organizer.events.js';
import { type Organizer, organizerState } from '../../../modules/events/organizer/organizer.state.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { clubRow } from './fold.js';

type ClubEvent = RecordedEvent<EventOf<typeof organizerEvents>>;
export type ClubEvents = ReadonlyMap<string, readonly ClubEvent[]>;

/** Apply events to the organizers that they are of. An erased member is in no team, before and after they are told so. */
export async function writeClubs(tx: DatabaseTransaction, changes: ClubEvents): Promise<void> {
  if (!changes.size) return;
  const before = await clubsBefore(tx, [...changes.keys()]);
  const clubs = [...changes].map(
    ([id, events]): Club => ({
      id,
      ...events.reduce(apply, before.get(id) ?? unknown),
    }),
  );
  await write(tx, await withoutErased(tx, clubs));
}

/** Take these members out of all teams. */
export async function forgetTeams(tx: DatabaseTransaction, erased: readonly string[]): Promise<void> {
  const { rows } = await sql<Club>`select id, version, state from club where team ?| ${erased}::text[]
    or (state->'invited')::jsonb ?| ${erased}::text[]`.execute(tx);
  if (rows.length) await write(tx, await withoutErased(tx, rows));
}

interface Folded {
  readonly state: Organizer;
  readonly version: number;
}
interface Club extends Folded {
  readonly id: string;
}

const unknown: Folded = { state: organizerState.initial, version: -1 };

const apply = ({ state, version }: Folded, event: ClubEvent): Folded =>
  event.version <= version // the log is handled again
    ? { state, version }
    : { state: organizerState.evolve(state, event), version: event.version };

async function clubsBefore(
  tx: DatabaseTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Folded>> {
  const { rows } = await sql<Club>`select id, version, state from club where id = any(${ids})`.execute(tx);
  return new Map(rows.map(({ id, ...folded }) => [id, folded]));
}

async function withoutErased(tx: DatabaseTransaction, clubs: readonly Club[]): Promise<readonly Club[]> {
  const members = clubs.flatMap(({ state: { team, invited } }) => [
    ...Object.keys(team),
    ...Object.keys(invited),
  ]);
  const { rows } = await sql<{ id: string }>`select id from erased where id = any(${members})`.execute(tx);
  const erased = new Set(rows.map(({ id }) => id));
  const kept = <Role>(of: Readonly<Record<string, Role>>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !erased.has(id)));
  return clubs.map(({ id, version, state }) => ({
    ...{ id, version },
    state: { ...state, team: kept(state.team), invited: kept(state.invited) },
  }));
}

async function write(tx: DatabaseTransaction, clubs: readonly Club[]): Promise<void> {
  const rows = clubs.map(({ id, version, state }) => ({ ...clubRow(id, state), version, state }));
  await sql`insert into club select * from json_populate_recordset(null::club, ${JSON.stringify(rows)})
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, verification = excluded.verification,
      until = excluded.until, is_trusted = excluded.is_trusted, is_hidden = excluded.is_hidden, is_gone = excluded.is_gone,
      team = excluded.team, version = excluded.version, state = excluded.state`.execute(tx);
}
