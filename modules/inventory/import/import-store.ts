import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../kernel/postgres/database.js';
import { acquireLock, locks } from '../../kernel/postgres/locks.js';
import { isLockOver } from '../../kernel/postgres/transaction-limits.js';
import type { BadRow, ImportMapping, ImportStatus, knownRows } from './import.schemas.js';
import type { TableHead } from './parse-table.shared.js';

/** A stored import. It is not a stream: its effects are in the streams of the items. */
export interface ImportRow {
  readonly id: string;
  readonly owner_id: string;
  readonly file_name: string;
  readonly status: ImportStatus;
  readonly mapping: ImportMapping;
  readonly known: (typeof knownRows)[number];
  readonly rows: number;
  /** The headings and columns of the file; null once it is deleted, and of files from before they were stored. */
  readonly head: Pick<TableHead, 'headers' | 'columns'> | null;
  /** The number of handled items, in the order of the file: the next slice begins there. */
  readonly next_item: number;
  readonly handled: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  readonly bad_rows: readonly BadRow[];
  readonly position: number;
  /** ISO-8601 UTC */
  readonly created_at: string;
  /** The latest time at which the file is deleted; null once it is. */
  readonly file_until: string | null;
}

export type Progress = Pick<
  ImportRow,
  'next_item' | 'handled' | 'added' | 'changed' | 'unchanged' | 'refused' | 'bad_rows' | 'position'
>;

/** How long the file of an import is stored while nothing is done with it. */
export const fileHours = 24;
/** How long the result of an import is stored. */
export const importDays = 30;
/** The maximum number of refused rows in the list. */
export const maxBadRows = 200;

const columns = sql`id, owner_id, file_name, status, mapping, known, rows, head, next_item, handled, added, changed, unchanged, refused, bad_rows,
  position, created_at, file_until`;

/** Store an uploaded file, which replaces a waiting one: a member has one at a time. The same id again changes nothing.
 *  out     false while an import of the member's runs */
export async function storeImport(
  tx: DatabaseTransaction,
  {
    id,
    owner_id,
    file_name,
    rows,
    head,
    created_at,
    file_until,
  }: Pick<ImportRow, 'id' | 'owner_id' | 'file_name' | 'rows' | 'head' | 'created_at' | 'file_until'>,
  file: Buffer,
): Promise<boolean> {
  await acquireLock(tx, locks.imports, owner_id);
  const { rows: before } = await sql<
    Pick<ImportRow, 'id' | 'status'>
  >`select id, status from item_import.import
    where owner_id = ${owner_id} and (id = ${id} or status = 'running')`.execute(tx);
  if (before.some((one) => one.id === id)) return true;
  if (before.length > 0) return false;
  await sql`update item_import.import set status = 'cancelled', file = null, file_until = null, head = null
    where owner_id = ${owner_id} and status in ('uploaded', 'stopped')`.execute(tx);
  await sql`insert into item_import.import (id, owner_id, file_name, rows, head, created_at, file_until, file)
    values (${id}, ${owner_id}, ${file_name}, ${rows}, ${JSON.stringify(head)}, ${created_at}, ${file_until}, ${file})`.execute(
    tx,
  );
  return true;
}

export async function importOf(db: Database, ownerId: string, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${columns} from item_import.import
    where id = ${id} and owner_id = ${ownerId}`.execute(db);
  return rows[0];
}

export async function importsOf(db: Database, ownerId: string): Promise<readonly ImportRow[]> {
  const { rows } = await sql<ImportRow>`select ${columns} from item_import.import
    where owner_id = ${ownerId} order by created_at desc limit 50`.execute(db);
  return rows;
}

export async function runningImport(
  db: Database | DatabaseTransaction,
  id: string,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${columns} from item_import.import
    where id = ${id} and status = 'running'`.execute(db);
  return rows[0];
}

export async function fileOf(db: Database, id: string): Promise<Buffer | null> {
  const { rows } = await sql<{
    file: Buffer | null;
  }>`select file from item_import.import where id = ${id}`.execute(db);
  return rows[0]?.file ?? null;
}

/** Begin an import, or continue a stopped one; one at a time.
 *  out     false when another one runs, or this one is over */
export async function beginImport(
  tx: DatabaseTransaction,
  {
    id,
    owner_id,
    mapping,
    known,
    file_until,
  }: Pick<ImportRow, 'id' | 'owner_id' | 'mapping' | 'known' | 'file_until'>,
): Promise<boolean> {
  await acquireLock(tx, locks.imports, owner_id);
  const { numAffectedRows } =
    await sql`update item_import.import set status = 'running', mapping = ${JSON.stringify(mapping)}, known = ${known},
      file_until = ${file_until}, next_item = 0, handled = 0, refused = 0, added = 0, changed = 0,
      unchanged = 0, bad_rows = '[]'
    where id = ${id} and owner_id = ${owner_id} and status in ('uploaded', 'stopped')
      and not exists (select from item_import.import as other where other.owner_id = ${owner_id} and other.status = 'running')`.execute(
      tx,
    );
  return numAffectedRows === 1n;
}

/** Record the progress of an import, also of one that was cancelled while it ran.
 *  out     whether it continues */
export async function recordProgress(
  db: Database,
  id: string,
  { next_item, handled, added, changed, unchanged, refused, bad_rows, position }: Progress,
): Promise<boolean> {
  const { rows } = await sql<
    Pick<ImportRow, 'status'>
  >`update item_import.import set next_item = ${next_item},
      handled = ${handled}, added = ${added}, changed = ${changed}, unchanged = ${unchanged}, refused = ${refused},
      bad_rows = ${JSON.stringify(bad_rows)}, position = greatest(position, ${position})
    where id = ${id} and status in ('running', 'cancelled') returning status`.execute(db);
  return rows[0]?.status === 'running';
}

/** Write part of an import unless it is cancelled; a cancellation waits for the end of `work`.
 *  out     undefined when it is over */
export async function whileRunning<Result>(
  db: Database,
  id: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction().execute(async (tx) => {
    await acquireLock(tx, locks.imports, writing(id));
    return (await runningImport(tx, id)) ? work() : undefined;
  });
}

/** Wait until no part of an import is being written. A statement waits a few seconds at most, so this retries. */
export async function untilWritten(db: Database, id: string, tries = 5): Promise<void> {
  try {
    await db.transaction().execute((tx) => acquireLock(tx, locks.imports, writing(id)));
  } catch (error) {
    if (!isLockOver(error) || tries <= 1) throw error;
    await untilWritten(db, id, tries - 1);
  }
}

const writing = (id: string): string => `writing ${id}`;

/** End an import: its file is deleted, unless a fault stopped it and it may continue. */
export async function endImport(
  db: Database,
  id: string,
  status: Extract<ImportStatus, 'done' | 'cancelled' | 'stopped'>,
): Promise<void> {
  const from = status === 'cancelled' ? ['uploaded', 'running', 'stopped'] : ['running'];
  await sql`update item_import.import set status = ${status},
      file = case when ${status} = 'stopped' then file end, file_until = case when ${status} = 'stopped' then file_until end,
      head = case when ${status} = 'stopped' then head end
    where id = ${id} and status = any(${from})`.execute(db);
}

/** Delete abandoned files, and old imports. */
export async function deleteOldImports(db: Database, now: string): Promise<void> {
  await sql`update item_import.import set file = null, file_until = null, head = null, status = 'cancelled'
    where file_until <= ${now} and status <> 'running'`.execute(db);
  await sql`delete from item_import.import
    where created_at <= ${now}::timestamptz - make_interval(days => ${importDays}) and status <> 'running'`.execute(
    db,
  );
}
