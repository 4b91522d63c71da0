import { sql } from 'kysely';
import type { DocumentView } from '../../../modules/builds/document/document.contract.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import { readerOf } from './audience.js';
import type { DocumentRow } from './builds.rows.js';
import { findOwnBuild } from './found-build.queries.js';
import type { BuildReads } from './reads.js';
import { openerFor } from './sealed.js';

/** The documents of a build, the newest first, for its owners. Those of a former owner are not among them.
 *  errors  BUILD_NOT_FOUND (not-found) */
export async function documentsOfBuild(
  { db, eventStore }: Pick<BuildReads, 'db' | 'eventStore'>,
  buildId: string,
  viewer: Viewer,
): Promise<DocumentView[]> {
  const { owner_id: ownerId } = await findOwnBuild(db, buildId, readerOf(viewer), 'owns');
  const [{ rows }, open] = await Promise.all([
    sql<DocumentRow & { readonly task_title: string | null; readonly part_title: string | null }>`
      select d.*, t.title as task_title, p.title as part_title from builds.document d
        left join builds.task t on t.id = d.task_id and t.build_id = d.build_id and not t.is_deleted
        left join builds.part p on p.task_id = t.id and p.part_id = d.part_id and not p.is_dropped
      where d.build_id = ${buildId} and d.owner_id = ${ownerId} order by d.at desc, d.id limit 500`.execute(
      db,
    ),
    openerFor(eventStore.keys, [ownerId]),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: String(open(ownerId, row.id, row.name) ?? 'A document'),
    kind: row.kind,
    type: row.type,
    bytes: row.bytes,
    at: row.at,
    task: named(row.task_id, row.task_title),
    part: named(row.part_id, row.part_title),
  }));
}

const named = (id: string | null, title: string | null) =>
  id !== null && title !== null ? { id, title } : null;
