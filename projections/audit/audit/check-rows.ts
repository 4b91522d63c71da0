import { auditEntryEvents } from '../../../modules/audit/entry/audit-entry.events.js';
import type { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { StoredEvent } from '../../../modules/kernel/event-store/event-store.js';
import type { EventOf, RecordedEvent } from '../../../modules/kernel/event-store/events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { positionOf } from '../../../modules/kernel/processing/checkpoint.js';
import type { AuditEntryRow, AuditTables } from './audit.table.js';
import { type Acted, reasonOf, rowOf } from './entry-row.js';

type Entry = RecordedEvent<EventOf<typeof auditEntryEvents>>;

/** Compares the rows of the audit trail with the log, batch by batch, as far as the read model has come.
 *  source  ADR 0078 */
export class RowCheck {
  #before = 0;

  private constructor(
    private readonly db: Database,
    private readonly eventStore: DomainEventStore,
    private readonly upTo: number,
  ) {}

  static async open(db: Database, eventStore: DomainEventStore): Promise<RowCheck> {
    return new RowCheck(db, eventStore, await positionOf(db, 'audit'));
  }

  /** Take the next events of the log.
   *  out  a line for each row that is not what the log says */
  async faultsOf(batch: readonly StoredEvent[]): Promise<readonly string[]> {
    const end = Math.min(batch.at(-1)?.position ?? 0, this.upTo);
    const known = batch.filter(({ position }) => position <= end);
    const events = (await this.eventStore
      .decode([auditEntryEvents], known)
      .catch(() => [])) as readonly Entry[]; // what cannot be decoded is reported as a row that differs
    const [acts, refusals] = await Promise.all([
      this.#rows('position', end),
      this.#rows('refused_position', end),
    ]);
    this.#before = Math.max(this.#before, end);
    const acted = events.filter((one) => one.type === 'StaffActed');
    const refused = events.filter((one) => one.type === 'StaffActRefused');
    return [...(await this.#actFaults(acted, acts)), ...refusalFaults(refused, refusals)];
  }

  /** After the last events.
   *  out  a line for each row beyond them */
  async end(): Promise<readonly string[]> {
    const [acts, refusals] = await Promise.all([this.#rows('position'), this.#rows('refused_position')]);
    const beyond = [...acts.keys(), ...refusals.keys()].filter((position) => position <= this.upTo);
    return beyond.map(unknownAct);
  }

  async #actFaults(acted: readonly Acted[], rows: Map<number, AuditEntryRow>): Promise<readonly string[]> {
    const subjects = [
      ...acted.map(({ data }) => data.subjectId),
      ...[...rows.values()].map((row) => row.subject_id),
    ];
    const keys = await this.eventStore.keys.getMany([...new Set(subjects)]);
    const faults = acted.flatMap((event) => {
      const row = rows.get(event.position);
      rows.delete(event.position);
      const { action, actorId, subjectId, reason } = event.data;
      if (!row)
        return [`the audit trail has no row of the act at ${event.position} (${action} by ${actorId})`];
      const key = keys.get(subjectId);
      const fields = differing(rowOf(event, key), row);
      if (key && reasonIn(row, key) !== reason) fields.push('reason');
      return fields.length
        ? [`the row of the act at ${event.position} has another ${fields.join(', ')}`]
        : [];
    });
    return [...faults, ...[...rows.keys()].map(unknownAct)];
  }

  async #rows(place: 'position' | 'refused_position', end?: number): Promise<Map<number, AuditEntryRow>> {
    const rows = await this.db
      .withTables<AuditTables>()
      .selectFrom('audit.entry')
      .selectAll()
      .where(place, '>', this.#before)
      .$if(end !== undefined, (all) => all.where(place, '<=', end ?? 0))
      .execute();
    return new Map(rows.map((row) => [Number(row[place]), row]));
  }
}

function refusalFaults(
  refused: readonly Extract<Entry, { readonly type: 'StaffActRefused' }>[],
  rows: Map<number, AuditEntryRow>,
): readonly string[] {
  const faults = refused.flatMap(({ position, entityId, data }) => {
    const row = rows.get(position);
    rows.delete(position);
    const isSame = row?.refused === data.code && row.entry_id === entityId && row.position < position;
    return isSame ? [] : [`no row of the audit trail has the refusal at ${position} (${data.code})`];
  });
  return [...faults, ...[...rows.values()].map((row) => unknownRefusal(row))];
}

const unknownAct = (position: number): string =>
  `the audit trail has a row for ${position}, where the log has no act`;
const unknownRefusal = ({ position, refused_position }: AuditEntryRow): string =>
  `the row of the act at ${position} has a refusal from ${refused_position}, where the log has none`;

/** The columns that differ, but for the reason and the refusal, which have checks of their own. */
function differing(expected: AuditEntryRow, row: AuditEntryRow): string[] {
  const names = Object.keys(expected) as (keyof AuditEntryRow)[];
  const fields: string[] = names.filter(
    (name) => !ofTheirOwn.has(name) && !isSame(expected[name], row[name]),
  );
  if ((row.refused === null) !== (row.refused_position === null)) fields.push('refusal');
  return fields;
}

const ofTheirOwn: ReadonlySet<keyof AuditEntryRow> = new Set(['sealed', 'refused', 'refused_position']);

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** PostgreSQL sorts the fields of jsonb its own way. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** undefined for one that was changed. */
function reasonIn(row: AuditEntryRow, key: Parameters<typeof reasonOf>[1]): string | undefined {
  try {
    return reasonOf(row, key);
  } catch {
    return undefined; // what cannot be decrypted is reported as a row that differs
  }
}
