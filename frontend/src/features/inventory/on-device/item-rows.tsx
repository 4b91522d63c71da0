import { quantityText } from '@entities/inventory/inventory-labels';
import { ItemStatusBadge } from '@entities/inventory/item-status-badge';
import type { InventoryIndex } from '@entities/inventory/offline/inventory-index';
import type { OfflineItem } from '@entities/inventory/offline/offline-types';
import { counted } from '@lib/format';
import { paths } from '@lib/paths';
import { linesOf, totalOf } from '@modules/inventory/scan-session/offline.schemas';
import { Button } from '@ui/actions/button';
import { Facts } from '@ui/data/card';
import { SpaceCode } from '@ui/data/space-code';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import style from './on-device.module.css';

type ItemRowsProps = { readonly inventory: InventoryIndex; readonly items: readonly OfflineItem[] };

/** Items as the device knows them, fifty at a time. */
export function ItemRows({ inventory, items }: ItemRowsProps) {
  const [shown, setShown] = useState(atOnce);
  return (
    <>
      <p role="status">{counted(items.length, 'item')}</p>
      {items.length > 0 && (
        <ul role="list" className={style.list} aria-label="Items">
          {items.slice(0, shown).map((item) => (
            <li key={item.id} className={style.row}>
              <span className={style.name}>
                <Link to={paths.inventoryPart(item.id)}>{item.title}</Link>
                <SpaceCode code={item.code} size="small" />
                <ItemStatusBadge status={item.status} />
              </span>
              <Facts facts={[placesOf(inventory, item), quantityText(totalOf(item.stock), 'each')]} />
            </li>
          ))}
        </ul>
      )}
      {items.length > shown && <Button onClick={() => setShown(shown + atOnce)}>Show more</Button>}
    </>
  );
}

const atOnce = 50;

function placesOf(inventory: InventoryIndex, { stock }: OfflineItem): string {
  const [first, ...more] = linesOf(stock);
  if (!first) return 'None in stock';
  const name = inventory.nameOf(first.locationId);
  return more.length === 0 ? name : `${name} and ${more.length} more`;
}
