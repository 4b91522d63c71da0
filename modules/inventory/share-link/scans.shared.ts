import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../kernel/postgres/database.js';

export interface Scans {
  readonly total: number;
  /** The last thirty days with openings, the latest first. */
  readonly days: { readonly day: string; readonly scans: number }[];
}

/** One more opening of a link on this day; who opened it is not stored. */
export async function addScan(
  db: Database,
  { linkId, ownerId, day }: { readonly linkId: string; readonly ownerId: string; readonly day: string },
): Promise<void> {
  await sql`insert into share_links.scan (link_id, owner_id, day, scans) values (${linkId}, ${ownerId}, ${day}, 1)
    on conflict (link_id, day) do update set scans = scan.scans + 1`.execute(db);
}

/** How often each link of a member was opened. */
export async function scansOf(db: Database, ownerId: string): Promise<ReadonlyMap<string, Scans>> {
  const { rows } = await sql<{ linkId: string; day: string; scans: number }>`
    select link_id as "linkId", day::text, scans from share_links.scan where owner_id = ${ownerId} order by day desc`.execute(
    db,
  );
  const links = new Map<string, { total: number; days: { day: string; scans: number }[] }>();
  for (const { linkId, day, scans } of rows) {
    const link = links.get(linkId) ?? { total: 0, days: [] };
    link.total += scans;
    if (link.days.length < 30) link.days.push({ day, scans });
    links.set(linkId, link);
  }
  return links;
}

/** Deletes the rows of an erased member. */
export async function deleteScansOf(tx: DatabaseTransaction, ownerIds: readonly string[]): Promise<void> {
  await sql`delete from share_links.scan where owner_id = any(${[...ownerIds]})`.execute(tx);
}
