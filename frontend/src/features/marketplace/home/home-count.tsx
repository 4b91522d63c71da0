import { counted } from '@lib/format';
import { quoted } from '@modules/kernel/text/quoted.rules';
import type { ListingPage } from '@modules/marketplace/listing.schemas';
import style from './home-count.module.css';
import { nationwide } from './search-labels';

/** The number of listings found, how far away at most, and the words that replaced a misspelled one. */
export function CountBar({
  found,
  isFailed,
  isStale,
}: {
  readonly found: ListingPage | undefined;
  readonly isFailed: boolean;
  /** Whether the shown results belong to the previous search. */
  readonly isStale: boolean;
}) {
  return (
    <p className={style.count} role="status">
      {isFailed && (
        <>
          <strong>Listings</strong> <span className={style.failed}>(Error loading)</span>
        </>
      )}
      {!isFailed && found && !isStale && (
        <>
          <strong>{counted(found.total, 'item')}</strong>
          {withinText(found.effectiveRadius)}
          {found.expanded && ' (auto-expanded to nationwide)'}
          {found.areClosest && ' · No listing has all of these words. These come closest.'}
          {found.spelling?.isSearched && ` · showing results for ${quoted(found.spelling.text)}`}
        </>
      )}
      {!isFailed && (!found || isStale) && <span className={style.waiting}>Searching…</span>}
    </p>
  );
}

/** The widest radius has no edge. */
function withinText(miles: number | null): string {
  if (miles === null) return '';
  return miles >= nationwide ? ' nationwide' : ` within ${miles} miles`;
}
