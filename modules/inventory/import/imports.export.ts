import type { ExportSection } from '../../kernel/export/export-section.js';
import type { Database } from '../../kernel/postgres/database.js';
import { fileOf, importsOf } from './import-store.js';

/** A member's imports in their archive: the result of each, and a waiting file as it was uploaded. */
export const exportImports = ({ db }: { readonly db: Database }): ExportSection => ({
  file: 'imports.json',
  read: async (memberId) => {
    const rows = await importsOf(db, memberId);
    if (rows.length === 0) return undefined;
    return Promise.all(
      rows.map(
        async ({
          owner_id: _,
          mapping: _mapping,
          head: _head,
          next_item: _next,
          position: _position,
          ...row
        }) => ({
          ...row,
          file: (await fileOf(db, row.id))?.toString('utf8') ?? null,
        }),
      ),
    );
  },
});
