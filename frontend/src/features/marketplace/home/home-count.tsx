import { counted } from '@lib/format';
import type { ListingPage } from '@modules/marketplace/listing.schemas';
import style from './home-count.module.css';

/** The number of listings found, the radius in miles, and the words that replaced a misspelled one. */
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
          {found.effectiveRadius !== null && ` within ${found.effectiveRadius} miles`}
          {found.expanded && ' (auto-expanded to nationwide)'}
          {found.spelling?.isSearched && ` · showing results for “${found.spelling.text}”`}
        </>
      )}
      {!isFailed && (!found || isStale) && <span className={style.waiting}>Searching…</span>}
    </p>
  );
}
