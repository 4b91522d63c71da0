import { sql } from 'kysely';
import { auditEntryEvents } from '../../../modules/audit/entry/audit-entry.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { unreachable } from '../../../modules/kernel/decider/errors.js';
import { pick } from '../../../modules/kernel/event-store/events.js';
import type { CopyRows } from '../../../modules/kernel/postgres/copy-rows.js';
import type { DatabaseTransaction } from '../../../modules/kernel/postgres/database.js';
import { projection } from '../../../modules/kernel/processing/projection.js';
import { type AuditEntryRow, auditIndexes, createAuditEntries } from './audit.table.js';
import { type Acted, rowOf } from './entry-row.js';

/** Acts of staff, to search. `audit verify` compares each row with the log. */
export const audit = projection({
  name: 'audit',
  version: 1,
  handles: [auditEntryEvents, pick(memberEvents, 'MemberErased')],
  create: createAuditEntries,
  createIndexes: auditIndexes,
  async handle(tx, events, copyRows, keys) {
    const acted: Acted[] = [];
    const refused: { entry_id: string; code: string; at: number }[] = [];
    const erased: string[] = [];
    for (const event of events)
      switch (event.type) {
        case 'StaffActed':
          acted.push(event);
          break;
        case 'StaffActRefused':
          refused.push({ entry_id: event.entityId, code: event.data.code, at: event.position });
          break;
        case 'MemberErased':
          erased.push(event.entityId);
          break;
        default:
          unreachable(event);
      }
    const subjects = new Set(acted.map(({ data }) => data.subjectId));
    const known = await keys?.getMany([...subjects]);
    await write(
      tx,
      acted.map((one) => rowOf(one, known?.get(one.data.subjectId))),
      copyRows,
    );
    if (refused.length)
      await sql`update entry set refused = one.code, refused_position = one.at
        from json_to_recordset(${JSON.stringify(refused)}) as one (entry_id uuid, code text, at bigint)
        where entry.position = (
          select position from entry acted where acted.entry_id = one.entry_id and acted.position < one.at
          order by position desc limit 1)`.execute(tx);
    if (erased.length)
      await sql`update entry set sealed = null where subject_id = any(${erased}) and sealed is not null`.execute(
        tx,
      );
  },
});

async function write(
  tx: DatabaseTransaction,
  rows: readonly AuditEntryRow[],
  copyRows: CopyRows | undefined,
): Promise<void> {
  if (!rows.length) return;
  if (copyRows)
    await copyRows(
      'entry',
      columns,
      rows.map((row) => columns.map((column) => row[column])),
    );
  else
    await sql`insert into entry select * from json_populate_recordset(null::entry, ${JSON.stringify(rows)})`.execute(
      tx,
    );
}

const columns = [
  'position',
  'entry_id',
  'at',
  'actor_id',
  'roles',
  'action',
  'call',
  'target_kind',
  'target_id',
  'things',
  'subject_id',
  'sealed',
  'refused',
  'refused_position',
] as const satisfies readonly (keyof AuditEntryRow)[];
