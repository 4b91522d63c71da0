import { sql } from 'kysely';
import type { AuditEntry, AuditFilter } from '../../../modules/audit/audit.contract.js';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { AuditEntryRow, AuditTables } from './audit.table.js';
import { reasonOf } from './entry-row.js';

/** Acts that match all of the filter, newest first.
 *  in  cursor: of the last act before */
export const findEntries = (
  db: Database,
  filter: AuditFilter,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<readonly AuditEntryRow[]> => entries(db, filter, cursor).limit(limit).execute();

/** The query of one page; the bench runs the same. */
export function entries(db: Database, filter: AuditFilter, cursor?: string) {
  const { actor, action, subject, target, from, to } = filter;
  const [kind = '', ...id] = target?.split(':') ?? [];
  const [at, position] = cursor?.split('_') ?? [];
  return db
    .withTables<AuditTables>()
    .selectFrom('audit.entry')
    .selectAll()
    .$if(actor !== undefined, (all) => all.where('actor_id', '=', String(actor)))
    .$if(action !== undefined, (all) => all.where('action', '=', String(action)))
    .$if(subject !== undefined, (all) => all.where('subject_id', '=', String(subject)))
    .$if(target !== undefined, (all) =>
      all.where('target_kind', '=', kind).where('target_id', '=', id.join(':')),
    )
    .$if(from !== undefined, (all) => all.where('at', '>=', `${from}T00:00:00.000Z`))
    .$if(to !== undefined, (all) =>
      all.where('at', '<', sql<string>`${`${to}T00:00:00.000Z`}::timestamptz + interval '1 day'`),
    )
    .$if(at !== undefined, (all) =>
      all.where(sql<boolean>`(at, position) < (${at}::timestamptz, ${position}::bigint)`),
    )
    .orderBy('at', 'desc')
    .orderBy('position', 'desc');
}

export const cursorOf = ({ at, position }: Pick<AuditEntryRow, 'at' | 'position'>): string =>
  `${at}_${position}`;

/** The same as admins read it, with the reasons decrypted.
 *  in  nameOf: null for a former member */
export async function shownEntries(
  keys: Pick<PersonKeys, 'getMany'>,
  rows: readonly AuditEntryRow[],
  nameOf: (id: string) => string | null,
): Promise<readonly AuditEntry[]> {
  const known = await keys.getMany([...new Set(rows.map(({ subject_id }) => subject_id))]);
  const named = (id: string) => ({ id, name: nameOf(id) });
  return rows.map((row) => ({
    position: row.position,
    at: row.at,
    actor: named(row.actor_id),
    roles: [...row.roles],
    action: row.action,
    call: row.call,
    target:
      row.target_kind !== null && row.target_id !== null
        ? { kind: row.target_kind, id: row.target_id }
        : null,
    things: [...row.things],
    subject: named(row.subject_id),
    reason: reasonOf(row, known.get(row.subject_id)),
    refused: row.refused,
  }));
}
