import { pathText, quantityText } from '@entities/inventory/inventory-labels';
import { paths } from '@lib/paths';
import type { ItemDetail } from '@modules/inventory/item.schemas';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import style from './item.module.css';

/** How many are at each place. */
export function ItemStock({ item }: { readonly item: ItemDetail }) {
  if (item.stock.length === 0) return <p className={style.muted}>None in stock.</p>;
  return (
    <ul role="list" className={style.rows}>
      {item.stock.map(({ locationId, path, quantity }) => (
        <li key={locationId} className={style.line}>
          <span className={style.path}>
            {locationId === null ? (
              pathText('')
            ) : (
              <Link to={paths.place(locationId)}>
                <NoBreak>{path}</NoBreak>
              </Link>
            )}
          </span>
          <span className={style.figure}>{quantityText(quantity, item.unit)}</span>
        </li>
      ))}
    </ul>
  );
}
