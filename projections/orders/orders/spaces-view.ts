import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { listSpaces } from '../../../modules/orders/orders.contract.js';
import { centsOf } from './me.js';
import type { Named } from './people.queries.js';
import type { Sale } from './sale.queries.js';
import { type SeenRow, statusesOf } from './spaces.queries.js';

type SpaceView = ResponseOf<typeof listSpaces>['spaces'][number];

interface Reader {
  readonly readerId: string | undefined;
  /** ISO-8601 UTC */
  readonly now: string;
  readonly search: string | undefined;
  /** Whom everybody may see by name. */
  readonly people: ReadonlyMap<string, Named>;
  /** Members whom the reader does not meet. */
  readonly unseen: ReadonlySet<string>;
}

/** Spaces as a reader sees them: how they are, and whose, where the vendor says so. */
export function spaceViews(sale: Sale, rows: readonly SeenRow[], reader: Reader): SpaceView[] {
  const statusOf = statusesOf(sale, rows, reader.now);
  return rows.flatMap((row) => {
    const seen = statusOf(row);
    if (!seen) return [];
    const isHad = seen.status === 'assigned' || seen.status === 'lent';
    const vendor = isHad ? vendorOf(row, reader) : null;
    const sells = isHad && !isUnseen(row, reader) ? (row.sells ?? '') : '';
    return [
      {
        id: row.id,
        code: row.code,
        status: seen.status,
        until: seen.until,
        cents: centsOf(sale, row),
        vendor,
        sells,
        presence: vendor || sells !== '' ? presenceOf(row) : null,
        isFound: isFound(row, vendor, reader),
        isMine: isMine(row, seen.status, reader, sale),
      },
    ];
  });
}

/** Whether a reader has, holds or has a right to it, at whatever moment. */
export const isOf = ({ buyer_id, right_vendor_id }: SeenRow, readerId: string | undefined): boolean =>
  readerId !== undefined && (buyer_id === readerId || right_vendor_id === readerId);

const vendorOf = (row: SeenRow, reader: Reader): Named | null =>
  row.is_named && !isUnseen(row, reader) ? (reader.people.get(row.buyer_id ?? '') ?? null) : null;

const presenceOf = ({ is_here, is_packed_up }: SeenRow): SpaceView['presence'] =>
  is_packed_up ? 'packed up' : is_here ? 'here' : null;

const isUnseen = ({ buyer_id }: SeenRow, { unseen }: Reader): boolean => unseen.has(buyer_id ?? '');

/** By what its vendor brings, by its code, or by the name beside it. */
function isFound(row: SeenRow, vendor: Named | null, reader: Reader): boolean {
  const { search } = reader;
  if (search === undefined || (row.is_found && !isUnseen(row, reader))) return true;
  if (row.code.toUpperCase() === search.toUpperCase()) return true;
  const name = plain(`${vendor?.name ?? ''} ${vendor?.handle ?? ''}`);
  return (
    vendor !== null &&
    plain(search)
      .split(/\s+/)
      .every((word) => name.includes(word))
  );
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

function isMine(
  row: SeenRow,
  status: SpaceView['status'],
  { readerId, now }: Reader,
  { terms }: Sale,
): boolean {
  if (readerId === undefined || status === 'available' || status === 'blocked') return false;
  const isLive = row.right_status === 'live' && terms?.renewal && now < terms.renewal.graceUntil;
  const isLapsed = row.order_status === 'reserved' && (row.until ?? '') <= now;
  return (row.buyer_id === readerId && !isLapsed) || (isLive === true && row.right_vendor_id === readerId);
}
