import { sql } from 'kysely';
import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import type { BlockedPairs } from '../../../modules/members/blocks/blocked-pairs.ports.js';
import { classesOf } from '../../../modules/orders/show/entries.rules.js';
import type { EntrantLine, ShowEntrants } from '../../../modules/orders/show/show-entrants.ports.js';
import type { PurchaseTable } from './orders.table.js';
import { namedToAll, peopleIn } from './people.queries.js';
import { dayOf, saleFor } from './sale.queries.js';
import { keysOf, openWords } from './sealed-words.js';

interface Deps {
  readonly db: Database;
  readonly keys: Pick<PersonKeys, 'getMany'> | undefined;
  readonly blocks: BlockedPairs;
}

type Row = Pick<
  PurchaseTable,
  'pre_sale_id' | 'id' | 'buyer_id' | 'number' | 'is_named' | 'sealed' | 'state'
>;

/** What the page of a show asks of orders. */
export const showEntrants = (deps: Deps): ShowEntrants => ({
  of: async (dateId, readerId) => {
    const sale = await saleFor(deps.db, dateId, readerId);
    if (!sale) return undefined;
    const rows = await ordersWithEntries(deps.db, dateId);
    return {
      ...{ eventId: sale.gathering_id, title: sale.title ?? '', day: dayOf(sale) },
      ...{ timeZone: sale.time_zone ?? 'UTC', role: sale.role },
      classes: sale.terms ? classesOf(sale.terms) : [],
      lines: await linesOf(deps, rows, readerId, sale.role !== null && sale.role !== 'treasurer'),
    };
  },
});

async function ordersWithEntries(db: Database, dateId: string): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.pre_sale_id, o.id, o.buyer_id, o.number, o.is_named, o.sealed, o.state from orders.purchase o
    where o.pre_sale_id = ${dateId} and o.status in ('paid', 'partially refunded')
      and exists (select from json_array_elements(o.state->'lines') l where l->>'showClass' is not null)
    order by o.number`.execute(db);
  return rows;
}

async function linesOf(
  { db, keys, blocks }: Deps,
  rows: readonly Row[],
  readerId: string | undefined,
  isTeam: boolean,
): Promise<readonly EntrantLine[]> {
  const named = rows.filter(({ is_named }) => is_named);
  const [people, unseen, known, all] = await Promise.all([
    namedToAll(
      db,
      named.map(({ buyer_id }) => buyer_id),
    ),
    readerId === undefined ? [] : blocks.blockedWith(readerId),
    keysOf(keys, named),
    isTeam
      ? peopleIn(
          db,
          rows.map(({ buyer_id }) => buyer_id),
        )
      : new Map<string, { readonly name: string }>(),
  ]);
  const hidden = new Set(unseen);
  return rows.flatMap((row) => {
    const vendor = row.is_named && !hidden.has(row.buyer_id) ? (people.get(row.buyer_id) ?? null) : null;
    const vehicle = vendor ? openWords(known, row).vehicle : '';
    return row.state.lines.flatMap(({ id: lineId, status, showClass, quantity }) =>
      showClass === null || status === 'cancelled'
        ? []
        : [
            {
              ...{ orderId: row.id, lineId, number: row.number, showClass, quantity, vendor, vehicle },
              nameForTeam: all.get(row.buyer_id)?.name ?? '',
            },
          ],
    );
  });
}
