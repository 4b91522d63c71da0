import { recentPlaces } from '@lib/browser/recent-places';
import { useUserLocation } from '@lib/browser/user-location';
import { useMember } from '@lib/session/session';
import { classes } from '@ui/classes';
import { CircleCheck, MapPinOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import style from './home-notes.module.css';
import type { Changes, SearchFilter } from './search-filter';

/** Loads where there may be a place to offer. */
const SearchNear = lazy(() => import('./search-near').then((near) => ({ default: near.SearchNear })));

/** How the device's location affects the search. A typed place replaces it. */
export function LocationNotes({
  filter: { near, radius: chosen },
  searched,
  onChange,
}: {
  readonly filter: SearchFilter;
  /** Miles that were searched: more than the chosen radius after a widening. */
  readonly searched: number | null;
  readonly onChange: (changes: Changes) => void;
}) {
  const { status } = useUserLocation();
  const mayKnowPlaces = useMember() !== undefined || recentPlaces().length > 0;
  const radius = chosen === undefined ? undefined : (searched ?? chosen);
  return (
    <div className={style.notes} role="status">
      {status === 'granted' && (
        <p className={classes(style.note, style.good)}>
          <CircleCheck aria-hidden="true" />
          Location enabled for radius search
        </p>
      )}
      {status === 'granted' && !near && radius !== undefined && (
        <p className={style.banner}>
          Live Radius Search Active - Find parts & events within {radius} miles of your location
        </p>
      )}
      {near && <p>Searching near {near.label}</p>}
      {status === 'denied' && !near && (
        <p className={classes(style.note, style.denied)}>
          <MapPinOff aria-hidden="true" />
          Location access denied - showing all results
        </p>
      )}
      {status === 'denied' && !near && mayKnowPlaces && (
        <Suspense>
          <SearchNear onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
