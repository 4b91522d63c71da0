import type { ItemStatus } from '@modules/inventory/item.schemas';
import { Badge } from '@ui/data/badge';
import { itemStatusLabels, statusTones } from './inventory-labels';

/** The badge of an item's status. An item in stock shows none. */
export function ItemStatusBadge({ status }: { readonly status: ItemStatus }) {
  if (status === 'in_stock') return null;
  return <Badge tone={statusTones[status] ?? 'plain'}>{itemStatusLabels[status]}</Badge>;
}
