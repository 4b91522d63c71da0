import { useAd } from '@entities/ad/use-ad';
import type { Point } from '@entities/listing/listing.queries';
import { ListingGrid, ListingGridSkeleton } from '@entities/listing/listing-grid';
import { useSeenCards } from '@entities/listing/use-seen-cards';
import { ApiProblem } from '@lib/api/problem';
import { useListPlace } from '@lib/browser/use-list-place';
import { Pager } from '@ui/data/pager';
import { LoadProblem } from '@ui/feedback/load-problem';
import { lazy, type ReactNode, Suspense } from 'react';
import { MapUnavailable } from '../../../map/map-unavailable';
import { withRetries } from '../../../map/retried';
import style from './home-page.module.css';
import type { SearchResult } from './home-search';
import type { Changes, SearchFilter } from './search-filter';
import { ShowAsList } from './search-view';

/** Loads the map later. If loading fails, the page still works. */
const HomeMap = lazy(() => withRetries(() => import('./home-map')).catch(() => ({ default: NoMap })));

const GarageOfAGuest = lazy(() =>
  import('./garage-of-a-guest').then((notice) => ({ default: notice.GarageOfAGuest })),
);

function NoMap({ onChange }: { readonly onChange: (changes: Changes) => void }) {
  return <MapUnavailable instead={<ShowAsList onChange={onChange} />} />;
}

/** The results of one search, as a list or a map. */
export function Results({
  found,
  filter,
  from,
  isWide,
  onChange,
  nothing,
}: {
  readonly found: SearchResult;
  readonly filter: SearchFilter;
  readonly from: Point | null;
  /** A phone has the list as a sheet that slides over its map. */
  readonly isWide: boolean;
  readonly onChange: (changes: Changes) => void;
  /** Shown when nothing was found. */
  readonly nothing: ReactNode;
}) {
  const { listings, total, more, isFetchingMore, problem, retry } = found;
  const ad = useAd('results', from);
  const place = useSeenCards(listings);
  useListPlace({ pages: found.pages, more, isFetching: isFetchingMore });
  if (problem instanceof ApiProblem && problem.code === 'GARAGE_OF_A_GUEST')
    return (
      <Suspense>
        <GarageOfAGuest filter={filter} />
      </Suspense>
    );
  if (problem) return <LoadProblem title="Listings didn’t load" error={problem} refetch={retry} />;
  const isMap = filter.view === 'map';
  if (!listings || total === undefined)
    return isMap ? <div className={style.mapWait} /> : <ListingGridSkeleton />;
  const list = (
    <>
      <div ref={place} className={style.found} data-stale={found.isStale || undefined}>
        <ListingGrid listings={listings} eager={isMap ? 0 : 4} heading="h2" ad={ad} />
      </div>
      <Pager
        shown={listings.filter(({ isBoosted }) => !isBoosted).length}
        total={total}
        unit="listings"
        onMore={more}
        busy={isFetchingMore}
      />
    </>
  );
  if (!isMap) return total === 0 ? nothing : list;
  const { effectiveRadius: radius } = found;
  const map = (
    <Suspense fallback={<div className={style.mapWait} />}>
      <HomeMap {...{ filter, from, radius, total, onChange }} />
    </Suspense>
  );
  return (
    <>
      {total === 0 && nothing}
      {isWide || total === 0 ? (
        map
      ) : (
        <div>
          <div className={style.under}>{map}</div>
          <div className={style.sheet}>{list}</div>
        </div>
      )}
    </>
  );
}
