import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import type { readGateList } from '../../../modules/orders/check-in/check-ins.contract.js';
import type { OrderWords } from '../../../modules/orders/details/order-details.events.js';
import { isPaid, type LineState } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { codeOfLine, nameOfLine } from './order-view.js';
import type { OrderRow } from './orders.queries.js';
import type { Named } from './people.queries.js';
import { openCents } from './rows.js';

type GateLine = ResponseOf<typeof readGateList>['lines'][number];

/** Lines that may come through a gate, or could once they are paid.
 *  in  words: what vendors wrote, by the ids of orders */
export const gateLines = (
  rows: readonly OrderRow[],
  words: (row: OrderRow) => OrderWords,
  people: ReadonlyMap<string, Named>,
): GateLine[] =>
  rows.flatMap((row) => {
    const { coSellers, vehicle } = words(row);
    const owedCents = isPaid(row.state) ? 0 : openCents(row.state);
    return row.state.lines.flatMap((line) => {
      const { status } = line;
      if (status === 'cancelled') return [];
      const product = row.terms?.products.find(({ id }) => id === line.productId);
      return {
        orderId: row.id,
        lineId: line.id,
        number: row.number,
        words: wordsOf(row, line),
        code: codeOfLine(row, line),
        kind: product?.kind ?? (line.spaceId === null ? 'add-on' : 'space'),
        quantity: line.quantity,
        source: row.state.source,
        status,
        vendor: nameIn(people, row.buyer_id),
        handle: people.get(row.buyer_id)?.handle ?? '',
        coSellers: [...coSellers],
        vehicle,
        isPaid: isPaid(row.state),
        owedCents,
        checkedIn: line.checkedIn && { ...line.checkedIn, by: nameIn(people, line.checkedIn.by) },
        vacatedAt: line.vacatedAt,
      };
    });
  });

/** "B12"; "2 × Early gate"; "Show entry: Stock". */
function wordsOf(row: OrderRow, line: LineState): string {
  const name = codeOfLine(row, line) ?? nameOfLine(row, line);
  const counted = line.quantity > 1 ? `${line.quantity} × ${name}` : name;
  return line.showClass === null ? counted : `${counted}: ${line.showClass}`;
}

const nameIn = (people: ReadonlyMap<string, Named>, id: string): string =>
  people.get(id)?.name ?? 'Former member';
