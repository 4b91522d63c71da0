import { paths } from '@lib/paths';
import { useSession } from '@lib/session';
import type { ListingDetail } from '@modules/marketplace/marketplace.contract';
import { Button } from '@ui/button';
import { Dialog } from '@ui/dialog';
import { Link } from 'react-router-dom';

export type AskSellerProps = {
  readonly listing: Pick<ListingDetail, 'id' | 'seller' | 'area' | 'status'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Absent when this reader may not hold it now. */
  readonly onHold?: (() => void) | undefined;
};

/** How to reach a seller while there are no messages yet: said plainly, with the step that works today. */
export function AskSeller({ listing, open, onOpenChange, onHold }: AskSellerProps) {
  const { seller, area } = listing;
  const isGuest = useSession().status === 'signed-out';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={`Ask ${seller.name}`}
      description="Messages between members are not open yet. Until they are, this is what works:"
      footer={
        <>
          {isGuest && (
            <Button asChild variant="primary">
              <Link to={paths.login(paths.listing(listing.id))}>Sign in to hold it</Link>
            </Button>
          )}
          {onHold && (
            <Button
              variant="primary"
              onClick={() => {
                onOpenChange(false);
                onHold();
              }}
            >
              Hold for me
            </Button>
          )}
        </>
      }
    >
      <ul>
        <li>
          <b>Hold for me</b> takes it off the market for you for 72 hours. The seller sees the hold and knows
          you are serious.
        </li>
        <li>
          <Link to={paths.seller(seller.id)}>The rest of what {seller.name} has</Link> often tells what you
          want to know.
        </li>
        <li>
          It is near {area}. <Link to={paths.events}>A swap meet</Link> is a good place to look at it
          together.
        </li>
      </ul>
    </Dialog>
  );
}
