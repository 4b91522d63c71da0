import { paths } from '@lib/paths';
import type { MyListing } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Empty } from '@ui/feedback/empty';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type NoListingsProps = {
  readonly status: MyListing['status'];
  /** The number of the member's paused listings. */
  readonly paused: number;
};

/** An empty tab, with one useful step. */
export function NoListings({ status, paused }: NoListingsProps) {
  const { title, words, action } =
    status === 'active' && paused > 0
      ? allPaused(paused)
      : (EMPTY[status] ?? { title: 'Nothing here', words: '' });
  return (
    <Empty title={title} action={action}>
      {words}
    </Empty>
  );
}

const create = (
  <Button asChild variant="primary">
    <Link to={paths.createListing}>Create a listing</Link>
  </Button>
);
const seeActive = (
  <Button asChild>
    <Link to={`${paths.listings}?status=active`}>View active listings</Link>
  </Button>
);

type EmptyText = { readonly title: string; readonly words: string; readonly action?: ReactNode };
const allPaused = (paused: number): EmptyText => ({
  title: `Nothing active: ${paused} ${paused === 1 ? 'is' : 'are'} paused`,
  words: 'Nobody else sees them until you resume them.',
  action: (
    <Button asChild variant="primary">
      <Link to={paths.pausedListings}>View paused listings</Link>
    </Button>
  ),
});
const EMPTY: Readonly<Partial<Record<MyListing['status'], EmptyText>>> = {
  active: {
    title: 'Nothing listed yet',
    words: 'Start with the part you trip over most. It takes three minutes and a photo.',
    action: create,
  },
  draft: {
    title: 'No drafts',
    words: 'Listings you start but do not finish appear here.',
    action: create,
  },
  held: {
    title: 'Nothing on hold',
    words: 'When a buyer holds one of yours for 72 hours, you see it here.',
    action: seeActive,
  },
  paused: {
    title: 'Nothing paused',
    words: 'Away for a while? Pause a listing and nobody sees it.',
    action: seeActive,
  },
  expired: {
    title: 'Nothing expired',
    words: 'Parts stay up for 60 days, vehicles and wanted ads for 90. After that you can renew them here.',
    action: seeActive,
  },
  sold: {
    title: 'Nothing sold yet',
    words: 'Mark a listing sold when it has gone to its new home.',
    action: seeActive,
  },
};
