import type { Database } from '../../kernel/postgres/database.js';

export interface FileRow {
  readonly id: string;
  readonly owner_id: string;
  readonly used_by: string;
  readonly stored_at: string;
  readonly used: boolean;
}

/** The files of documents and books, with whose they are. */
export const fileRows = (db: Database) => db.withTables<{ 'building.file': FileRow }>();

/** Forget these files. */
export async function deleteFileRows(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length) await fileRows(db).deleteFrom('building.file').where('id', 'in', ids).execute();
}
