import type { ItemStatus } from '@modules/inventory/item.schemas';
import { Badge } from '@ui/data/badge';
import { itemStatusLabels, statusTones } from './inventory-labels';

/** What has become of an item. Being in stock is usual and shows no badge. */
export function ItemStatusBadge({ status }: { readonly status: ItemStatus }) {
  if (status === 'in_stock') return null;
  return <Badge tone={statusTones[status] ?? 'plain'}>{itemStatusLabels[status]}</Badge>;
}
