import type { Point } from '@entities/listing/listing.queries';
import { ListingBadges } from '@entities/listing/listing-badges';
import { ListingPrice } from '@entities/listing/listing-card';
import { priceFormat } from '@entities/listing/price-format';
import { centsOf } from '@lib/format';
import { paths } from '@lib/paths';
import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { distanceText } from '@ui/data/distance';
import { priceText } from '@ui/data/price';
import { NoBreak } from '@ui/layout/no-break';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { MapCanvas } from '../../../map/map-canvas';
import type { MapMarker } from '../../../map/map-engine';
import style from './home-map.module.css';

export type HomeMapProps = {
  readonly listings: readonly ListingCard[];
  readonly from: Point | null;
  /** The search radius, in miles. */
  readonly radius: number | null;
};

/** The found listings on a map, with the search radius around the user's location. */
export default function HomeMap({ listings, from, radius }: HomeMapProps) {
  const markers = useMemo(() => listings.map(markerOf), [listings]);
  return (
    <MapCanvas
      label="Map of listings"
      className={style.map ?? ''}
      markers={markers}
      circle={from && radius !== null ? { center: from, miles: radius } : null}
      popup={(ids) => {
        const opened = listings.filter(({ id }) => ids.includes(id));
        const [listing] = opened;
        if (opened.length > 1) return <ClusterPopup listings={opened} />;
        return listing && <ListingPopup listing={listing} />;
      }}
    />
  );
}

/** The popup of a marker: title, price, miles, the first 80 characters, category, View. */
export function ListingPopup({ listing }: { readonly listing: ListingCard }) {
  const { id, title, description, distance, categoryPrimary } = listing;
  return (
    <article className={style.popup}>
      <ListingPrice listing={listing} />
      <h2 className={style.title}>
        <NoBreak>{title}</NoBreak>
      </h2>
      <p className={style.facts}>
        {distance !== null && <span>{distanceText(distance)}</span>}
        <span>{categoryPrimary}</span>
        <ListingBadges listing={listing} />
      </p>
      {description && <p className={style.description}>{cut(description)}</p>}
      <Button variant="primary" asChild block>
        <Link to={paths.listing(id)} aria-label={`View ${title}`}>
          View
        </Link>
      </Button>
    </article>
  );
}

/** The popup of several listings at one place: a short line for each. */
export function ClusterPopup({ listings }: { readonly listings: readonly ListingCard[] }) {
  return (
    <article className={style.spot}>
      <h2 className={style.title}>{listings.length} listings here</h2>
      <ul role="list" className={style.lines}>
        {listings.map((listing) => (
          <li key={listing.id} className={style.line}>
            <ListingPrice listing={listing} size="small" />
            <Link to={paths.listing(listing.id)}>
              <NoBreak>{listing.title}</NoBreak>
            </Link>
            <ListingBadges listing={listing} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The first 80 characters, with an ellipsis if there is more. */
export function cut(description: string, most = 80): string {
  const letters = [...description];
  return letters.length <= most ? description : `${letters.slice(0, most).join('')}…`;
}

function markerOf(listing: ListingCard): MapMarker {
  const { id, latitude, longitude, title, listingType, price } = listing;
  const text = shortPrice(price) ?? priceFormat(listing).noSum ?? 'Ask';
  const kind = listingType === 'for_sale' ? 'for_sale' : 'other';
  const name = kind === 'for_sale' ? `${title}, ${text}` : `Wanted: ${title}, ${text}`;
  return { id, latitude, longitude, kind, text, name };
}

/** "$450", and "$18.5k" for long prices. */
function shortPrice(dollars: number | null): string | null {
  if (dollars === null) return null;
  if (dollars < 10_000) return priceText(centsOf(dollars));
  return `$${(Math.round(dollars / 100) / 10).toLocaleString('en-US')}k`;
}
