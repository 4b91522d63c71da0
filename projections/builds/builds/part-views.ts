import { type RawBuilder, sql } from 'kysely';
import type { PartView } from '../../../modules/builds/builds.schemas.js';
import type { PersonView } from '../../../modules/community/community.schemas.js';
import { itemStock } from '../../../modules/inventory/stock.shared.js';
import type { Viewer } from '../../../modules/kernel/content/content.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { listingStatuses } from '../../../modules/marketplace/listing-statuses.shared.js';
import { matchCounts } from '../../../modules/matching/match-counts.shared.js';
import type { Photo } from '../../../modules/media/photo.schemas.js';
import { type Reader, readerOf } from './audience.js';
import { dollarsOf, orNull } from './build-cards.js';
import type { PartRow, WitnessRow } from './builds.rows.js';
import type { BuildReads } from './reads.js';

/** A part with what was said of its fit, and what the reader's inventory and wanted ads have of it. */
export interface FoundPart extends PartRow {
  readonly fit: WitnessRow['fit'] | null;
  readonly note: string | null;
  /** The reader's own item. */
  readonly own_item_id: string | null;
  readonly in_stock: number | null;
  readonly is_counted: boolean;
  readonly item_photo: Photo | null;
  readonly need_status: string | null;
  readonly need_by: string | null;
  readonly matches: number;
}

/** Every part, to select from, for a reader. */
export const partsFor = ({ id }: Reader): RawBuilder<FoundPart> => sql<FoundPart>`(
  select p.*, w.fit, w.note, i.id as own_item_id, i.quantity as in_stock, i.quantity is not null as is_counted, i.photo as item_photo,
    n.status as need_status, n.seller_id as need_by, coalesce(m.matches, 0) as matches
  from builds.part p
    left join builds.witness w on w.task_id = p.task_id and w.part_id = p.part_id
    left join lateral (select * from ${itemStock} s where s.id = p.item_id and s.owner_id = ${id}) i on true
    left join lateral (select * from ${listingStatuses} l where l.id = p.need_id) n on true
    left join lateral (select * from ${matchCounts} c where c.need_id = p.need_id and p.status = 'sought' and n.seller_id = ${id}) m on true)`;

/** These parts as the reader sees them. Whoever works on the build reads costs, sellers and needs; others read neither.
 *  in  works: whether the reader works on the build */
export async function partViews(
  reads: Pick<BuildReads, 'persons' | 'showPhoto' | 'listingFor'>,
  rows: readonly FoundPart[],
  works: boolean,
  viewer: Viewer,
): Promise<PartView[]> {
  const persons = works
    ? await reads.persons(
        rows.map(({ seller_id }) => seller_id),
        viewer,
      )
    : new Map<string, PersonView>();
  return Promise.all(
    rows.map(async (row) => ({
      id: row.part_id,
      taskId: row.task_id,
      title: row.title,
      quantity: row.quantity,
      status: row.status,
      planned: works ? orNull(row.planned_cents, dollarsOf) : null,
      cost: works ? orNull(row.cost_cents, dollarsOf) : null,
      link: row.link,
      itemId: row.own_item_id,
      isInStock: row.own_item_id !== null && (!row.is_counted || (row.in_stock ?? 0) >= row.quantity),
      photo: orNull(row.photos[0] ?? row.item_photo, reads.showPhoto),
      need: await needOf(reads, row, works, viewer),
      seller: (row.seller_id !== null && persons.get(row.seller_id)) || null,
      arrivedOn: row.arrived_on,
      installedAt: row.installed_at,
      fit: row.status === 'installed' && row.fit ? { fit: row.fit, note: row.note ?? '' } : null,
      isDropped: row.is_dropped,
    })),
  );
}

/** A wanted ad, for its own member as a draft too, for others as long as they see it. */
async function needOf(
  reads: Pick<BuildReads, 'listingFor'>,
  { need_id, need_status, need_by, matches, status }: FoundPart,
  works: boolean,
  viewer: Viewer,
): Promise<PartView['need']> {
  if (need_id === null || status !== 'sought') return null;
  const isOwn = works && need_by === readerOf(viewer).id;
  const listingId = isOwn ? need_id : await reads.listingFor(need_id, viewer);
  return listingId === null ? null : { listingId, isDraft: need_status === 'draft', matches };
}

/** The parts of a task, the first planned one first. */
export async function partsOfTask(
  db: Database,
  taskId: string,
  reader: Reader,
): Promise<readonly FoundPart[]> {
  const { rows } =
    await sql<FoundPart>`select * from ${partsFor(reader)} p where p.task_id = ${taskId} and not p.is_dropped
    order by p.position`.execute(db);
  return rows;
}
