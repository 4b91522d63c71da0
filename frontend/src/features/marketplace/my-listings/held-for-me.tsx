import { HoldClock } from '@entities/deal/hold-clock';
import { ListingActionDialogs, useListingActions } from '@entities/listing/listing-action-dialogs';
import { actionIcons, actionLabels } from '@entities/listing/listing-action-labels';
import { ListingPrice } from '@entities/listing/listing-card';
import { myHoldsQuery } from '@entities/listing/own-listings.queries';
import { paths } from '@lib/paths';
import type { HeldListing } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { NoBreak } from '@ui/layout/no-break';
import { MessageSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import style from './my-listings-list.module.css';

/** The listings that the member holds, ordered by the end of the hold, each with a link to its seller. */
export function HeldForMe() {
  const { data, instead } = loaded(useQuery(myHoldsQuery), {
    label: 'Loading Listings…',
    shape: 'row',
    isEmpty: ({ listings }) => listings.length === 0,
    empty: (
      <Empty
        title="You are not holding anything"
        action={
          <Button asChild>
            <Link to={paths.home}>Browse listings</Link>
          </Button>
        }
      >
        Press “Hold for me” on a listing, and it is yours for 72 hours while you arrange the rest.
      </Empty>
    ),
  });
  if (!data) return instead;
  return (
    <ul role="list" className={style.shelf}>
      {data.listings.map((listing) => (
        <li key={listing.id}>
          <Held listing={listing} />
        </li>
      ))}
    </ul>
  );
}

function Held({ listing }: { readonly listing: HeldListing }) {
  const { id, title, photo, seller, heldUntil, area, allowedActions } = listing;
  const { act, busy, problem, asking, stopAsking, send } = useListingActions(listing);
  const release = actionLabels('release').label;
  return (
    <>
      <Card
        layout="row"
        heading="h2"
        photo={<Photo src={photo?.card} alt="" />}
        price={<ListingPrice listing={listing} size="small" />}
        title={
          <Link to={paths.listing(id)}>
            <NoBreak>{title}</NoBreak>
          </Link>
        }
        facts={[<HoldClock key="clock" until={heldUntil} />, seller.name, area]}
        actions={
          <>
            <Button
              asChild
              size="small"
              icon={<MessageSquare />}
              aria-label={`Write to ${seller.name}: ${title}`}
            >
              <Link to={paths.askAbout(id)}>Write to {seller.name}</Link>
            </Button>
            {allowedActions.includes('release') && (
              <Button
                size="small"
                variant="quiet"
                icon={actionIcons.release}
                busy={busy === 'release'}
                aria-label={`${release}: ${title}`}
                onClick={() => act('release')}
              >
                {release}
              </Button>
            )}
          </>
        }
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
