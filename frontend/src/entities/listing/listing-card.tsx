import { WatchButton } from '@entities/saved-search/watch-button';
import { centsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { ListingCard as Listing, ListingDetail } from '@modules/marketplace/listing.schemas';
import { Age } from '@ui/data/age';
import { Badge } from '@ui/data/badge';
import { Card } from '@ui/data/card';
import { Distance } from '@ui/data/distance';
import { Photo } from '@ui/data/photo';
import { Price } from '@ui/data/price';
import { NoBreak } from '@ui/layout/no-break';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ListingBadges } from './listing-badges';
import style from './listing-card.module.css';
import { conditionLabels, urgencyLabels } from './listing-labels';
import { priceFormat } from './price-format';

/** A listing among others: boosted where it is beside their order. */
export type ShownListing = Listing & { readonly isBoosted?: boolean };

export type ListingCardProps = {
  readonly listing: ShownListing;
  /** Whether it is above the fold: its photo then loads at once. */
  readonly eager?: boolean;
  readonly layout?: 'tall' | 'row';
  readonly heading?: 'h2' | 'h3' | 'h4';
  /** Buttons above the card's own link. */
  readonly actions?: ReactNode;
};

/** A listing in a grid: photo, price, title, a line of its description, then town · distance · age · condition. */
export function ListingCard({ listing, eager = false, layout, heading, actions }: ListingCardProps) {
  const { id, title, description, condition, area, distance, publishedAt, urgency, isBoosted } = listing;
  return (
    <Card
      layout={layout ?? 'tall'}
      heading={heading ?? 'h3'}
      className={style.card}
      photo={<CardPhoto listing={listing} eager={eager} />}
      badges={isBoosted ? <Badge>Boosted</Badge> : <ListingBadges listing={listing} />}
      price={<ListingPrice listing={listing} />}
      code={<WatchButton listing={listing} />}
      title={
        <Link to={paths.listing(id)}>
          <NoBreak>{title}</NoBreak>
        </Link>
      }
      facts={[
        area,
        distance !== null && <Distance key="distance" miles={distance} />,
        publishedAt && (
          <span key="age" className={style.age}>
            <Age since={publishedAt} />
          </span>
        ),
        condition && conditionLabels[condition],
        urgency && urgency !== 'whenever' && urgencyLabels[urgency],
      ]}
      actions={isBoosted ? <Link to="/premium#boosts">Why boosted?</Link> : actions}
    >
      {description && <p className={style.description}>{description}</p>}
    </Card>
  );
}

/** A listing as one row of a list: photo, price, title, place and age. */
export function ListingRow({ listing, heading }: Pick<ListingCardProps, 'listing' | 'heading'>) {
  const { id, title, photo, publishedAt, area } = listing;
  return (
    <Card
      layout="row"
      heading={heading ?? 'h3'}
      photo={<Photo src={photo?.card} width={480} height={360} alt="" />}
      badges={<ListingBadges listing={listing} />}
      price={<ListingPrice listing={listing} />}
      title={
        <Link to={paths.listing(id)}>
          <NoBreak>{title}</NoBreak>
        </Link>
      }
      facts={[area, publishedAt && <Age key="age" since={publishedAt} />]}
    />
  );
}

/** "$150 agreed" for the two sides of a hold, "$150" for those of a sale; otherwise "$450", "$450 OBO", "Trade", "Ask", "Free"; in full, "$450 or best offer", where there is room for it. */
export function ListingPrice({
  listing,
  size = 'medium',
}: {
  readonly listing: Pick<Listing, 'price' | 'priceMode' | 'listingType'> & Agreed;
  readonly size?: 'small' | 'medium' | 'large';
}) {
  const { agreedPrice = null, bought, sale } = listing;
  const paid = (bought ?? sale)?.price ?? null;
  if (agreedPrice !== null) return <Price cents={centsOf(agreedPrice)} size={size} unit="agreed" />;
  if (paid !== null) return <Price cents={centsOf(paid)} size={size} />;
  const { unit, shortUnit, noSum, fullNoSum, upTo } = priceFormat(listing);
  const after = size === 'large' ? unit : shortUnit;
  const instead = size === 'large' ? fullNoSum : noSum;
  return (
    <Price
      cents={centsOf(listing.price)}
      size={size}
      upTo={upTo}
      {...(instead && { noSum: instead })}
      {...(after && listing.price !== null && { unit: after })}
    />
  );
}

/** What only the two sides of a deal are told. */
type Agreed = Partial<Pick<ListingDetail, 'agreedPrice' | 'bought' | 'sale'>>;

function CardPhoto({ listing: { photo }, eager }: { readonly listing: Listing; readonly eager: boolean }) {
  return (
    <Photo
      src={photo?.card}
      srcSet={photo ? `${photo.card} 480w, ${photo.page} 1200w` : undefined}
      sizes="(min-width: 60rem) 14rem, (min-width: 40rem) 32vw, 46vw"
      width={480}
      height={360}
      alt=""
      eager={eager}
    />
  );
}
