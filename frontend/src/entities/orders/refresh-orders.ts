import { readEvent } from '@modules/events/events.contract';
import {
  listOrders,
  listOwnOrders,
  listSpaces,
  listWaiting,
  readLedger,
  readOrder,
  readPreSale,
} from '@modules/orders/orders.contract';
import { previewCancelling } from '@modules/orders/pre-sale/pre-sale.contract';
import { useInvalidate } from '../invalidate';

/** Whatever is sold, held or given back changes spaces, sums and what the reader may do. */
export const useRefreshOrders = () =>
  useInvalidate(
    [readPreSale.path],
    [listSpaces.path],
    [readLedger.path],
    [listOrders.path],
    [listWaiting.path],
    [previewCancelling.path],
    [listOwnOrders.path],
    [readOrder.path],
    [readEvent.path],
  );
