import style from '@entities/listing/listing-grid.module.css';
import type { PublicItem } from '@modules/inventory/label/public-item.schemas';
import { PublicItemCard, type PublicItemCardProps } from './public-item-card';

export type PublicItemGridProps = Omit<PublicItemCardProps, 'item'> & {
  readonly items: readonly PublicItem[];
  readonly label: string;
};

/** Items side by side, like listings. */
export function PublicItemGrid({ items, label, ...card }: PublicItemGridProps) {
  return (
    <ul role="list" className={style.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <PublicItemCard item={item} {...card} />
        </li>
      ))}
    </ul>
  );
}
