import style from '@entities/listing/listing-grid.module.css';
import type { PublicItem } from '@modules/inventory/label/public-item.schemas';
import { PublicItemCard } from './public-item-card';

export type PublicItemGridProps = {
  readonly items: readonly PublicItem[];
  readonly showPrices: boolean;
  readonly heading: 'h2' | 'h3';
  readonly label: string;
};

/** Items side by side, like listings. */
export function PublicItemGrid({ items, showPrices, heading, label }: PublicItemGridProps) {
  return (
    <ul role="list" className={style.grid} aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <PublicItemCard item={item} showPrices={showPrices} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
