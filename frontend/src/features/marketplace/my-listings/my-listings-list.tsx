import { ListingActionDialogs, useListingActions } from '@entities/listing/listing-action-dialogs';
import { actionIcons, actionLabels, sortActions } from '@entities/listing/listing-action-labels';
import { ListingBadges } from '@entities/listing/listing-badges';
import { ListingPrice } from '@entities/listing/listing-card';
import { daysLeft } from '@entities/listing/listing-status';
import { NeedProgress } from '@entities/match/need-progress';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Empty } from '@ui/feedback/empty';
import { Notice } from '@ui/feedback/notice';
import { NoBreak } from '@ui/layout/no-break';
import { useKeepFocus } from '@ui/layout/use-keep-focus';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import style from './my-listings-list.module.css';

export type MyListingsProps = {
  readonly status: MyListing['status'];
  readonly listings: readonly MyListing[];
  /** The number of the member's paused listings. */
  readonly paused: number;
};

/** The member's listings in one status, each with its actions. */
export function MyListings({ status, listings, paused }: MyListingsProps) {
  const shelf = useRef<HTMLDivElement>(null);
  useKeepFocus(shelf, listings.map(({ id }) => id).join());
  return (
    <div ref={shelf} tabIndex={-1} className={style.place}>
      {listings.length === 0 ? (
        <NoListings status={status} paused={paused} />
      ) : (
        <ul role="list" className={style.shelf}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <OwnListing listing={listing} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OwnListing({ listing }: { readonly listing: MyListing }) {
  const { actions, act, busy, problem, asking, stopAsking, send } = useListingActions(listing);
  const { id, title, photo, photoCount, status, updatedAt } = listing;
  return (
    <>
      <Card
        layout="row"
        heading="h2"
        photo={<Photo src={photo?.card} alt="" />}
        price={<ListingPrice listing={listing} size="small" />}
        badges={<ListingBadges listing={listing} />}
        title={
          <Link to={status === 'draft' ? paths.editListing(id) : paths.listing(id)}>
            <NoBreak>{title}</NoBreak>
          </Link>
        }
        facts={[
          timeText(listing),
          isOpenNeed(listing) && <NeedProgress key="progress" of={id} />,
          photoCount === 0 && status !== 'sold' && 'no photos yet',
          <span key="changed">
            changed <Age since={updatedAt} />
          </span>,
        ]}
        actions={sortActions(actions).map((action) => (
          <OwnAction
            key={action}
            listing={listing}
            action={action}
            busy={busy === action}
            onAct={() => act(action)}
          />
        ))}
      />
      {problem && <Notice tone="problem">{problem}</Notice>}
      <ListingActionDialogs
        listing={listing}
        asking={asking}
        busy={busy !== null}
        onCommand={send}
        onClose={stopAsking}
      />
    </>
  );
}

const isOpenNeed = ({ listingType, status }: MyListing): boolean =>
  listingType === 'wanted' && status === 'active';

type OwnActionProps = {
  readonly listing: MyListing;
  readonly action: ListingAction;
  readonly busy: boolean;
  readonly onAct: () => void;
};

function OwnAction({ listing, action, busy, onAct }: OwnActionProps) {
  const label = actionLabels(action).label;
  const named = `${label}: ${listing.title}`;
  if (action === 'edit')
    return (
      <Button asChild size="small" icon={actionIcons.edit} aria-label={named}>
        <Link to={paths.editListing(listing.id)}>{label}</Link>
      </Button>
    );
  return (
    <Button size="small" icon={actionIcons[action]} busy={busy} aria-label={named} onClick={onAct}>
      {label}
    </Button>
  );
}

/** The time left in this status: "Listed for 12 more days", "held until Sat, Jun 13, 2026". */
function timeText({ status, expiresAt, heldUntil }: MyListing): string | false {
  if (status === 'held') return heldUntil !== null && `held until ${dayIn(heldUntil)}`;
  if (status === 'expired') return expiresAt !== null && `ended ${dayIn(expiresAt)}`;
  return (status === 'active' || status === 'paused') && expiresAt !== null && daysLeft(expiresAt);
}

function NoListings({ status, paused }: Pick<MyListingsProps, 'status' | 'paused'>) {
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
  title: `Nothing is up: ${paused} ${paused === 1 ? 'is' : 'are'} paused`,
  words: 'Nobody else sees them until you resume them.',
  action: (
    <Button asChild variant="primary">
      <Link to={paths.pausedListings}>View paused listings</Link>
    </Button>
  ),
});
const EMPTY: Readonly<Partial<Record<MyListing['status'], EmptyText>>> = {
  active: {
    title: 'Nothing up yet',
    words: 'Start with the part you trip over most. It takes three minutes and a photo.',
    action: create,
  },
  draft: {
    title: 'No drafts',
    words: 'Listings that you start and do not finish wait here.',
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
