import { myListingsQuery } from '@entities/listing/own-listings.queries';
import { paths } from '@lib/paths';
import type { ResponseOf } from '@modules/kernel/http/contract';
import type { myListings } from '@modules/marketplace/marketplace.contract';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '@ui/layout/panel';
import { Link } from 'react-router-dom';
import style from './own-listings.module.css';

/** What the member holds, and how many listings they have in each status; each count leads to its list. */
export function OwnListings() {
  const { data } = useQuery(myListingsQuery());
  return (
    <Panel title="My listings">
      <ul role="list" className={style.counts}>
        {shown.map(({ status, label }) => (
          <li key={status}>
            <Link to={`${paths.listings}?status=${status}`}>
              <strong>{data ? countIn(data, status) : '–'}</strong> {label}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const shown = [
  { status: 'held-for-me', label: 'held for me' },
  { status: 'held', label: 'held by others' },
  { status: 'active', label: 'active' },
  { status: 'draft', label: 'drafts' },
  { status: 'sold', label: 'sold' },
] as const;

const countIn = (
  { counts, heldForMe }: ResponseOf<typeof myListings>,
  status: (typeof shown)[number]['status'],
): number => (status === 'held-for-me' ? heldForMe : (counts[status] ?? 0));
