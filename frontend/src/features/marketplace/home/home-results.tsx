import type { Point } from '@entities/listing/listing.queries';
import { ListingGrid, ListingGridSkeleton } from '@entities/listing/listing-grid';
import { messageOf } from '@lib/api/problem';
import type { ListingCard } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Pager } from '@ui/data/pager';
import { Notice } from '@ui/feedback/notice';
import { lazy, type ReactNode, Suspense } from 'react';
import { MapUnavailable } from '../../../map/map-unavailable';
import { withRetries } from '../../../map/retried';
import style from './home-page.module.css';
import type { SearchResult } from './home-search';

/** Loads the map later. If loading fails, the page still works. */
const HomeMap = lazy(() =>
  withRetries(() => import('./home-map')).catch(() => ({ default: MapUnavailable })),
);

/** The results of one search, as a list or a map. */
export function Results({
  found,
  view,
  from,
  nothing,
}: {
  readonly found: SearchResult;
  readonly view: 'list' | 'map';
  readonly from: Point | null;
  /** Shown when nothing was found. */
  readonly nothing: ReactNode;
}) {
  const { listings, total, more, isFetchingMore, problem, retry } = found;
  if (problem) {
    return (
      <Notice
        tone="problem"
        title="The listings did not load"
        action={<Button onClick={retry}>Try again</Button>}
      >
        {messageOf(problem)}
      </Notice>
    );
  }
  if (!listings || total === undefined)
    return view === 'map' ? <div className={style.mapWait} /> : <ListingGridSkeleton />;
  const pager = (
    <Pager shown={listings.length} total={total} unit="listings" onMore={more} busy={isFetchingMore} />
  );
  if (view === 'map') {
    return (
      <>
        {total === 0 && nothing}
        <Suspense fallback={<div className={style.mapWait} />}>
          <HomeMap listings={listings} from={from} radius={found.effectiveRadius} />
        </Suspense>
        <p className={style.mapCount}>{mapText(listings, total, from)}</p>
        {more && pager}
      </>
    );
  }
  if (total === 0) return nothing;
  return (
    <>
      <div className={style.found} data-stale={found.isStale || undefined}>
        <ListingGrid listings={listings} eager={4} heading="h2" />
      </div>
      {pager}
    </>
  );
}

/** "Showing the nearest 100 of 342": how much the map shows. */
function mapText(listings: readonly ListingCard[], total: number, from: Point | null): string {
  const all = total.toLocaleString('en-US');
  if (total === 0) return 'Simplified map: no streets.';
  if (listings.length === total) return `Showing all ${all}. Simplified map: no streets.`;
  const which = from ? 'the nearest' : 'the newest';
  return `Showing ${which} ${listings.length.toLocaleString('en-US')} of ${all}. Simplified map: no streets.`;
}
