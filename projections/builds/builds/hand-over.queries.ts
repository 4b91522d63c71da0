import { sql } from 'kysely';
import type { GoesAlong } from '../../../modules/builds/build/build.events.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { Reader } from './audience.js';
import type { FoundBuild } from './found-build.queries.js';

interface HandOver {
  readonly offer: { readonly to: string; readonly at: string; readonly goesAlong: GoesAlong } | null;
  readonly sale: { readonly listingId: string; readonly goesAlong: GoesAlong } | null;
}

/** What goes along with a build that is offered, for its owner and whoever it is offered to, and with the listing that sells it, for its owner.
 *  Documents that were deleted since do not go along. */
export async function handOverOf(db: Database, row: FoundBuild, { id }: Reader): Promise<HandOver> {
  const {
    owner_id,
    offered_to: to,
    offered_at: at,
    offered_along,
    sale_listing_id: listingId,
    sale_gives,
  } = row;
  const isOwner = id !== '' && owner_id === id;
  const given = (isOwner || (id !== '' && to === id)) && offered_along;
  const sold = isOwner && sale_gives;
  const kept = await documentsAmong(db, row, [given, sold]);
  const still = (goesAlong: GoesAlong) => ({
    ...goesAlong,
    documents: goesAlong.documents.filter((one) => kept.has(one)),
  });
  return {
    offer: given && to !== null && at !== null ? { to, at, goesAlong: still(given) } : null,
    sale: sold && listingId !== null ? { listingId, goesAlong: still(sold) } : null,
  };
}

async function documentsAmong(
  db: Database,
  { id, owner_id }: FoundBuild,
  given: readonly (GoesAlong | false | null)[],
): Promise<ReadonlySet<string>> {
  const ids = given.flatMap((one) => (one ? one.documents : []));
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select id from builds.document
    where id = any(${ids}) and build_id = ${id} and owner_id = ${owner_id}`.execute(db);
  return new Set(rows.map((row) => row.id));
}
