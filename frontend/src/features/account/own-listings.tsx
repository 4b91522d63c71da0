import { myListingsQuery } from '@entities/listing/listing.queries';
import { paths } from '@lib/paths';
import type { listingStatuses } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './own-listings.module.css';

/** How many listings the member has in each status; each count leads to its list. */
export function OwnListings() {
  const { data } = useQuery(myListingsQuery());
  return (
    <Panel title="My listings">
      <ul role="list" className={style.counts}>
        {shown.map(({ status, label }) => (
          <li key={status}>
            <Link to={`${paths.listings}?status=${status}`}>
              <strong>{data ? (data.counts[status] ?? 0) : '–'}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const shown: readonly { readonly status: (typeof listingStatuses)[number]; readonly label: string }[] = [
  { status: 'active', label: 'active' },
  { status: 'held', label: 'on hold' },
  { status: 'draft', label: 'drafts' },
  { status: 'sold', label: 'sold' },
];
