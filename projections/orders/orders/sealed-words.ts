import type { PersonKeys } from '../../../modules/kernel/encryption/person-keys.js';
import { openJson, sealJson } from '../../../modules/kernel/encryption/sealed-json.js';
import { noWords, OrderWords } from '../../../modules/orders/details/order-details.events.js';
import type { PurchaseTable } from './orders.table.js';

export type Keys = Pick<PersonKeys, 'getMany'>;

type Sealed = Pick<PurchaseTable, 'pre_sale_id' | 'id' | 'buyer_id' | 'sealed'>;
type Known = Awaited<ReturnType<Keys['getMany']>>;

export const keysOf = async (
  keys: Keys | undefined,
  orders: readonly Pick<Sealed, 'buyer_id'>[],
): Promise<Known> =>
  keys && orders.length
    ? keys.getMany([...new Set(orders.map(({ buyer_id }) => buyer_id))])
    : new Map<string, never>();

/** What a vendor wrote about an order, encrypted under their key and bound to the order; null for one who is erased.
 *  source  ADR 0041 */
export function sealWords(known: Known, order: Omit<Sealed, 'sealed'>, words: OrderWords): string | null {
  const key = known.get(order.buyer_id);
  return key ? sealJson(key, words, boundOf(order)) : null;
}

/** out  no words where there are none, and of a vendor who is erased */
export function openWords(known: Known, order: Sealed): OrderWords {
  const key = known.get(order.buyer_id);
  return key && order.sealed !== null
    ? OrderWords.parse(openJson(key, order.sealed, boundOf(order)))
    : noWords;
}

const boundOf = ({ pre_sale_id, id }: Pick<Sealed, 'pre_sale_id' | 'id'>): string => `${pre_sale_id} ${id}`;
