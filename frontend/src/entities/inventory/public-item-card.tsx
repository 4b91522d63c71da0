import style from '@entities/listing/listing-card.module.css';
import { conditionLabels } from '@entities/listing/listing-labels';
import { centsOf } from '@lib/format';
import type { PublicItem } from '@modules/inventory/label/public-item.schemas';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Price } from '@ui/data/price';
import { NoBreak } from '@ui/layout/no-break';
import { Link } from 'react-router-dom';
import { quantityText } from './inventory-labels';

export type PublicItemCardProps = {
  readonly item: PublicItem;
  /** "Ask" where the owner names no price. */
  readonly showPrices: boolean;
  readonly heading: 'h2' | 'h3';
  /** Where the item is shown in full. */
  readonly pathOf: (itemId: string) => string;
};

/** An item of an inventory as others see it. It leads to the item where it is shown, which leads to the listing. */
export function PublicItemCard({ item, showPrices, heading, pathOf }: PublicItemCardProps) {
  const { title, photo, price, condition, quantity, unit, availability, place } = item;
  const words = <NoBreak>{title}</NoBreak>;
  return (
    <Card
      heading={heading}
      photo={
        <Photo
          src={photo?.card}
          srcSet={photo ? `${photo.card} 480w, ${photo.page} 1200w` : undefined}
          sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 32vw, 46vw"
          width={480}
          height={360}
          alt=""
        />
      }
      badges={<AvailabilityBadge availability={availability} />}
      price={(showPrices || price !== null) && <Price cents={centsOf(price)} />}
      className={style.card}
      title={<Link to={pathOf(item.id)}>{words}</Link>}
      facts={[
        condition && conditionLabels[condition],
        quantity !== null && quantity > 1 && quantityText(quantity, unit),
        place,
      ]}
    />
  );
}

/** Whether the item can be had. An available item shows no badge. */
export function AvailabilityBadge({ availability }: Pick<PublicItem, 'availability'>) {
  if (availability === 'available') return null;
  const { tone, words } = badges[availability];
  return <Badge tone={tone}>{words}</Badge>;
}

const badges = {
  listed: { tone: 'sale', words: 'For sale' },
  held: { tone: 'held', words: 'On hold' },
  away: { tone: 'plain', words: 'Not available' },
} as const;
