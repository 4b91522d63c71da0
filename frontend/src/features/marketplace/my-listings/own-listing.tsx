import { Audience } from '@entities/listing/audience';
import { ListingActionDialogs, useListingActions } from '@entities/listing/listing-action-dialogs';
import { ListingActionItem } from '@entities/listing/listing-action-item';
import { actionIcons, actionLabels, sortActions } from '@entities/listing/listing-action-labels';
import { ListingBadges } from '@entities/listing/listing-badges';
import { ListingPrice } from '@entities/listing/listing-card';
import { daysLeft } from '@entities/listing/listing-status';
import { saleWords } from '@entities/listing/sale-words';
import { WantedProgress } from '@entities/match/wanted-progress';
import { dayIn } from '@lib/format';
import { paths } from '@lib/paths';
import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Card } from '@ui/data/card';
import { Photo } from '@ui/data/photo';
import { Notice } from '@ui/feedback/notice';
import { NoBreak } from '@ui/layout/no-break';
import { Menu, MenuItem } from '@ui/overlays/menu';
import { Ellipsis, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';

export type OwnListingProps = {
  readonly listing: MyListing;
  /** Whether several are being selected: the row then shows no actions of its own. */
  readonly isSelecting: boolean;
};

/** One of the member's listings: the likeliest action as a button, the others under More. */
export function OwnListing({ listing, isSelecting }: OwnListingProps) {
  const { actions, act, busy, problem, asking, stopAsking, send } = useListingActions(listing);
  const { id, title, photo, photoCount, status, isHidden, sale, updatedAt } = listing;
  const [first, ...more] = sortActions(actions);
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
          isHidden && 'hidden while we look at reports',
          timeText(listing),
          sale && saleWords(sale, listing.listingType),
          sale && (
            <Link key="sale" to={paths.thread(sale.threadId)}>
              {sale.feedbackUntil ? 'Feedback due' : 'Conversation'}
            </Link>
          ),
          isOpenWanted(listing) && <WantedProgress key="progress" of={id} />,
          status !== 'draft' && <Audience key="audience" of={id} />,
          photoCount === 0 && status !== 'sold' && 'no photos yet',
          <span key="changed">
            changed <Age since={updatedAt} />
          </span>,
        ]}
        actions={
          first &&
          !isSelecting && (
            <>
              <MainAction listing={listing} action={first} busy={busy === first} onAct={() => act(first)} />
              {(more.length > 0 || isPublic(status)) && (
                <Menu
                  align="start"
                  trigger={
                    <Button size="small" icon={<Ellipsis />} aria-label={`More: ${title}`}>
                      More
                    </Button>
                  }
                >
                  {more.map((action) => (
                    <ListingActionItem
                      key={action}
                      listing={listing}
                      action={action}
                      onAct={() => act(action)}
                    />
                  ))}
                  {isPublic(status) && (
                    <MenuItem asChild>
                      <Link to={paths.shareOnWall('listing', id)}>
                        <PenLine /> Share on the wall
                      </Link>
                    </MenuItem>
                  )}
                </Menu>
              )}
            </>
          )
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

const isPublic = (status: MyListing['status']): boolean => status === 'active' || status === 'held';

const isOpenWanted = ({ listingType, status }: MyListing): boolean =>
  listingType === 'wanted' && status === 'active';

type MainActionProps = {
  readonly listing: MyListing;
  readonly action: ListingAction;
  readonly busy: boolean;
  readonly onAct: () => void;
};

function MainAction({ listing, action, busy, onAct }: MainActionProps) {
  const { label } = actionLabels(action, listing);
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
