import { mapQuery, type Point } from '@entities/listing/listing.queries';
import { ListingBadges } from '@entities/listing/listing-badges';
import { ListingPrice } from '@entities/listing/listing-card';
import { placeNamed } from '@entities/listing/named-place';
import { priceFormat } from '@entities/listing/price-format';
import { centsOf, figure } from '@lib/format';
import { paths } from '@lib/paths';
import {
  type ListingCard,
  type ListingMap,
  type MapCluster,
  radiusOptions,
} from '@modules/marketplace/listing.schemas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { distanceText } from '@ui/data/distance';
import { Photo } from '@ui/data/photo';
import { priceText } from '@ui/data/price';
import { NoBreak } from '@ui/layout/no-break';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { boundsOf } from '../../../map/geometry';
import { MapCanvas } from '../../../map/map-canvas';
import type { MapGroup, MapMarker, MapView } from '../../../map/map-engine';
import { MapLegend } from '../../../map/map-legend';
import style from './home-map.module.css';
import type { Changes, SearchFilter } from './search-filter';
import { nationwide } from './search-labels';
import { type MapSearch, mapSearchOf } from './search-query';
import { ShowAsList } from './search-view';

export type HomeMapProps = {
  readonly filter: SearchFilter;
  readonly from: Point | null;
  /** The radius that was searched, in miles. */
  readonly radius: number | null;
  /** The total number of listings that the search finds. */
  readonly total: number;
  readonly onChange: (changes: Changes) => void;
};

/** The results of the search on a map, with the search radius around the user's location. */
export default function HomeMap({ filter, from, radius, total, onChange }: HomeMapProps) {
  const [view, setView] = useState<MapView | null>(null);
  const circle = from && radius !== null && radius < nationwide ? { center: from, miles: radius } : null;
  const { shown, bounds } = useMapListings(mapSearchOf(filter, from, radius), view, circle !== null);
  const listings = shown?.listings ?? none;
  const markers = useMemo(() => listings.map(markerOf), [listings]);
  const groups = useMemo(() => (shown?.clusters ?? []).map(groupOf), [shown]);
  const showList = (at: Point) =>
    onChange({ view: undefined, near: placeNamed('A place on the map', at), radius: 25 });
  return (
    <>
      <div className={style.frame}>
        <MapCanvas
          label="Map of listings"
          className={style.map ?? ''}
          markers={markers}
          groups={groups}
          circle={circle}
          bounds={bounds}
          onView={setView}
          popup={({ ids, more, at }) => {
            const opened = listings.filter(({ id }) => ids.includes(id));
            const [listing] = opened;
            if (opened.length + more > 1)
              return <ClusterPopup listings={opened} more={more} onList={() => showList(at)} />;
            return listing && <ListingPopup listing={listing} />;
          }}
          legend={<MapLegend />}
          instead={<ShowAsList onChange={onChange} />}
        />
        {view?.isMoved && (
          <Button className={style.here ?? ''} onClick={() => onChange(searchHere(view))}>
            Search this area
          </Button>
        )}
      </div>
      <p className={style.count} role="status">
        {mapText(shown?.total, total)}
      </p>
    </>
  );
}

/** The search in the visible part of the map. Before the map is ready, and when there is no circle to show, it covers everywhere. */
function useMapListings(search: MapSearch, view: MapView | null, hasCircle: boolean) {
  const everywhere = useQuery({ ...mapQuery({ ...search, ...theWorld }), enabled: !hasCircle });
  const inSight = useQuery({
    ...mapQuery({ ...search, ...(view ? partOf(view) : theWorld) }),
    enabled: view !== null,
    placeholderData: keepPreviousData,
  });
  const bounds = useMemo(() => everywhere.data && boundsOf(pointsIn(everywhere.data)), [everywhere.data]);
  return { shown: inSight.data ?? everywhere.data, bounds: bounds ?? null };
}

const theWorld = { west: -180, south: -85, east: 180, north: 85, zoom: 3 };
const none: readonly ListingCard[] = [];

/** Rounds to whole steps, a little beyond the visible part, so that a small move causes no new request. */
function partOf({ bounds: [west, south, east, north], zoom }: MapView): typeof theWorld {
  const whole = Math.max(0, Math.min(20, Math.round(zoom)));
  const step = 90 / 2 ** whole;
  const down = (degrees: number, least: number) => Math.max(least, Math.floor(degrees / step) * step);
  const up = (degrees: number, max: number) => Math.min(max, Math.ceil(degrees / step) * step);
  return {
    ...{ west: down(west, -180), south: down(south, -85), east: up(east, 180), north: up(north, 85) },
    zoom: whole,
  };
}

function pointsIn({ listings, clusters }: ListingMap): readonly (readonly [number, number])[] {
  return [
    ...listings.map(({ longitude, latitude }) => [longitude, latitude] as const),
    ...clusters.flatMap(({ bounds: { west, south, east, north } }) => [
      [west, south] as const,
      [east, north] as const,
    ]),
  ];
}

/** The middle of the map, and the radius that holds most of it. */
function searchHere({ bounds: [west, south, east, north] }: MapView): Changes {
  const latitude = (south + north) / 2;
  const high = ((north - south) / 2) * milesOfDegree;
  const wide = ((east - west) / 2) * milesOfDegree * Math.cos((latitude * Math.PI) / 180);
  const half = Math.min(high, wide);
  const radius = radiusOptions.find((miles) => miles >= half) ?? radiusOptions.at(-1);
  return { near: placeNamed('A place on the map', { latitude, longitude: (west + east) / 2 }), radius };
}

const milesOfDegree = 69;

/** "120 of 351 listings are in this part of the map". */
function mapText(shown: number | undefined, total: number): string {
  const simple = 'Simplified map: no streets.';
  if (shown === undefined || total === 0) return simple;
  const all = figure(total);
  if (shown >= total) return `Showing all ${all}. ${simple}`;
  return `Showing ${figure(shown)} of ${all}: zoom out to see the others. ${simple}`;
}

/** The popup of a marker: photo, title, price, miles, the first 80 characters, category, View. */
export function ListingPopup({ listing }: { readonly listing: ListingCard }) {
  const { id, title, description, distance, categoryPrimary, photo } = listing;
  return (
    <article className={style.popup}>
      <div className={style.head}>
        <Photo src={photo?.card} width={480} height={360} alt="" ratio="16:9" className={style.photo} />
        <ListingPrice listing={listing} />
        <h2 className={style.title}>
          <NoBreak>{title}</NoBreak>
        </h2>
      </div>
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
export function ClusterPopup({
  listings,
  more = 0,
  onList,
}: {
  readonly listings: readonly ListingCard[];
  /** The number of listings at this point that the map knows only as a count. */
  readonly more?: number;
  readonly onList?: () => void;
}) {
  const count = listings.length + more;
  return (
    <article className={style.spot}>
      <h2 className={style.title}>{figure(count)} listings here</h2>
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
      {more > 0 && (
        <Button block onClick={onList}>
          Show them as a list
        </Button>
      )}
    </article>
  );
}

/** The first 80 characters, with an ellipsis if there is more. */
export function cut(description: string, max = 80): string {
  const letters = [...description];
  return letters.length <= max ? description : `${letters.slice(0, max).join('')}…`;
}

function markerOf(listing: ListingCard): MapMarker {
  const { id, latitude, longitude, title, listingType, price } = listing;
  const text = shortPrice(price) ?? priceFormat(listing).noSum ?? 'Ask';
  const kind = listingType === 'for_sale' ? 'for_sale' : 'other';
  const name = kind === 'for_sale' ? `${title}, ${text}` : `Wanted: ${title}, ${text}`;
  return { id, latitude, longitude, kind, text, name };
}

function groupOf({ latitude, longitude, count, forSale, bounds }: MapCluster): MapGroup {
  const kind = forSale === count ? 'for_sale' : forSale === 0 ? 'other' : 'mixed';
  const { west, south, east, north } = bounds;
  return { latitude, longitude, count, kind, bounds: [west, south, east, north] };
}

/** "$450", and "$18.5k" for long prices. */
function shortPrice(dollars: number | null): string | null {
  if (dollars === null) return null;
  if (dollars < 10_000) return priceText(centsOf(dollars));
  return `$${(Math.round(dollars / 100) / 10).toLocaleString('en-US')}k`;
}
