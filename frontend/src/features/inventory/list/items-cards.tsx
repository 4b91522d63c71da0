import { placeText, quantityText } from '@entities/inventory/inventory-labels';
import { ItemStatusBadge } from '@entities/inventory/item-status-badge';
import { useIsWide } from '@lib/browser/use-is-wide';
import { centsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { ItemCard } from '@modules/inventory/item.schemas';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Price } from '@ui/data/price';
import { SelectCheckbox } from '@ui/data/select-checkbox';
import { SpaceCode } from '@ui/data/space-code';
import type { Selection } from '@ui/data/use-selection';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import style from './items.module.css';

type ItemsCardsProps = {
  readonly items: readonly ItemCard[];
  readonly selection: Selection;
  readonly isSelecting: boolean;
};

/** The items as cards with their photos. */
export function ItemsCards({ items, selection, isSelecting }: ItemsCardsProps) {
  const isWide = useIsWide();
  return (
    <ul role="list" className={style.cards} aria-label="Items">
      {items.map((item) => (
        <li key={item.id} className={style.cell}>
          <Card
            layout={isWide ? 'tall' : 'row'}
            heading="h2"
            photo={<Photo src={item.photo?.card} alt="" />}
            badges={<ItemStatusBadge status={item.status} />}
            price={<Price cents={centsOf(item.asking)} noSum="No price" size="small" />}
            title={
              <Link to={paths.inventoryPart(item.id)}>
                <NoBreak>{item.title}</NoBreak>
              </Link>
            }
            facts={[
              item.quantity !== 0 && quantityText(item.quantity, item.unit),
              placeText(item.stock),
            ].filter(Boolean)}
          >
            <SpaceCode code={item.code} size="small" />
          </Card>
          {isSelecting && (
            <div className={style.pick}>
              <SelectCheckbox item={item} selection={selection} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
