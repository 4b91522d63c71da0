import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../modules/kernel/postgres/database.js';
import { kinds } from './codes.js';
import { soldShownFor } from './old-sold.js';

/** Finish the rows of a rebuild: hide listings sold too long ago, and cluster the search rows by cell. */
export async function finishListingSearch(db: DatabaseTransaction): Promise<void> {
  await sql`with old as (
      update card set found = false where found and status = 'sold' and sold_at < now() - make_interval(days => ${soldShownFor})
      returning no
    ) delete from spot where no in (select no from old)`.execute(db);
  await sql
    .raw('create index by_cell on spot (segment, cell); cluster spot using by_cell; drop index by_cell')
    .execute(db);
  await sql`update maintenance set counts_maintained = true`.execute(db);
}

const eachKind = (count: (kind: number) => string) =>
  Array.from({ length: kinds }, (_, kind) => count(kind)).join(', ');

/** The counts and the vocabulary of a rebuild, each in the order of its index. */
export const listingSearchCounts: readonly string[] = [
  `insert into vocabulary select word, count(*)
    from (select split_part(unnest(tsvector_to_array(words)), '@', 1) collate "C" as word from spot) of_spots group by word order by word`,
  `insert into cell_count
    with by_cell as materialized (
      select segment, category, sub, cell, ${eachKind((kind) => `count(*) filter (where kind = ${kind}) as n${kind}`)}
      from spot group by segment, category, sub, cell)
    select coalesce(segment, 0), coalesce(category, 0), coalesce(sub, 0), coalesce(cell, -1), ${eachKind((kind) => `sum(n${kind})`)}
    from by_cell group by grouping sets (
      (segment, category, sub, cell), (segment, category, cell), (segment, cell), (category, sub, cell), (category, cell), (cell),
      (segment, category, sub), (segment, category), (segment), (category, sub), (category), ()
    ) having count(*) > 0 order by 1, 2, 3, 4`,
];
