import { listingQuery, someListingsQuery, storefrontQuery } from '@entities/listing/listing.queries';
import { ListingGrid } from '@entities/listing/listing-grid';
import { useView } from '@entities/listing/use-view';
import { recentlySeen, rememberSeen } from '@lib/browser/recently-seen';
import { useIsNear } from '@lib/browser/use-is-near';
import { paths } from '@lib/paths';
import type { ListingCard, ListingDetail } from '@modules/marketplace/listing.schemas';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import style from './more-listings.module.css';

/** The number of listings in each group. */
const MOST = 6;

/**
 * Below a listing: similar ones, others of its seller, and listings opened earlier on this device. They are fetched
 * when they come near the viewport.
 */
export function MoreListings({ listing }: { readonly listing: ListingDetail }) {
  const { id } = listing;
  const [seen] = useState(() => recentlySeen().filter((one) => one !== id));
  useEffect(() => rememberSeen(id), [id]);
  useView(listing);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={style.more}>
      {isNear && (
        <>
          <LikeThis listing={listing} />
          <FromSeller listing={listing} />
          <SeenBefore ids={seen.slice(0, MOST)} />
        </>
      )}
    </div>
  );
}

/** The nearest listings of the same category for the same vehicle; without any, of the same category. */
function LikeThis({ listing }: { readonly listing: ListingDetail }) {
  const { id, latitude, longitude, listingType, categoryPrimary, categorySub } = listing;
  const [vehicle] = listing.fitment;
  const category = {
    categoryPrimary,
    ...(categorySub && { categorySub }),
    listingType,
    latitude,
    longitude,
    radius: 1000,
    sort: 'distance' as const,
    limit: MOST + 1,
  };
  const forVehicle = useQuery({
    ...someListingsQuery({ ...category, search: vehicle ? `${vehicle.make} ${vehicle.model}` : '' }),
    enabled: vehicle !== undefined,
  });
  const same = without(id, forVehicle.data);
  const all = useQuery({
    ...someListingsQuery(category),
    enabled: !forVehicle.isFetching && same.length === 0,
  });
  return <Row title="More like this" listings={same.length > 0 ? same : without(id, all.data)} />;
}

function FromSeller({ listing: { id, seller } }: { readonly listing: ListingDetail }) {
  const { data } = useInfiniteQuery(storefrontQuery(seller.id, 'for_sale'));
  return (
    <Row
      title={`More from ${seller.name}`}
      listings={without(id, data?.pages[0]?.listings)}
      all={<Link to={paths.member(seller.handle ?? seller.id)}>See all {seller.forSale}</Link>}
    />
  );
}

/** Listings that are gone are left out. */
function SeenBefore({ ids }: { readonly ids: readonly string[] }) {
  const seen = useQueries({ queries: ids.map((id) => ({ ...listingQuery(id), retry: false })) });
  return <Row title="Recently seen" listings={seen.flatMap(({ data }) => data ?? [])} />;
}

type RowProps = {
  readonly title: string;
  readonly listings: readonly ListingCard[];
  /** A link to all of them. */
  readonly all?: ReactNode;
};

function Row({ title, listings, all }: RowProps) {
  if (listings.length === 0) return null;
  return (
    <section className={style.row}>
      <header className={style.head}>
        <h2>{title}</h2>
        {all}
      </header>
      <ListingGrid listings={listings.slice(0, MOST)} label={title} />
    </section>
  );
}

const without = (id: string, listings: readonly ListingCard[] = []) =>
  listings.filter((one) => one.id !== id);
