import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { SelectCheckbox } from '@ui/data/select-checkbox';
import { useSelection } from '@ui/data/use-selection';
import { Row } from '@ui/layout/layout';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { ListChecks } from 'lucide-react';
import { useRef, useState } from 'react';
import { bulkActions } from './bulk-actions';
import { BulkBar } from './bulk-bar';
import style from './my-listings-list.module.css';
import { NoListings, type NoListingsProps } from './no-listings';
import { OwnListing } from './own-listing';

export type MyListingsProps = NoListingsProps & { readonly listings: readonly MyListing[] };

/** The member's listings in one status, each with its actions; selected listings are renewed, paused or resumed together. */
export function MyListings({ status, listings, paused }: MyListingsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isSelecting, setSelecting] = useState(false);
  const selection = useSelection(listings);
  useKeepFocus(list, listings.map(({ id }) => id).join());
  const hasBulk = listings.length > 1 && listings.some(({ allowedActions }) => maySelect(allowedActions));
  const isOpen = hasBulk && isSelecting;
  const stop = () => {
    selection.clear();
    setSelecting(false);
  };
  return (
    <div ref={list} tabIndex={-1} className={style.place}>
      {hasBulk && (
        <Row justify="end" className={style.tools}>
          {isOpen && (
            <Button size="small" onClick={() => selection.togglePage(!selection.isWholePage)}>
              {selection.isWholePage ? 'Select none' : `Select all ${listings.length}`}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            icon={<ListChecks />}
            aria-pressed={isOpen}
            onClick={() => (isOpen ? stop() : setSelecting(true))}
          >
            {isOpen ? 'Done' : 'Select several'}
          </Button>
        </Row>
      )}
      {listings.length === 0 ? (
        <NoListings status={status} paused={paused} />
      ) : (
        <ul role="list" className={style.shelf}>
          {listings.map((listing) => (
            <li key={listing.id} data-selecting={isOpen || undefined}>
              {isOpen && (
                <div className={style.pick}>
                  <SelectCheckbox item={listing} selection={selection} />
                </div>
              )}
              <OwnListing listing={listing} isSelecting={isOpen} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && <BulkBar listings={listings} selection={selection} />}
    </div>
  );
}

const maySelect = (allowed: readonly ListingAction[]): boolean =>
  bulkActions.some((action) => allowed.includes(action));
