import { paths } from '@lib/paths';
import { useSession } from '@lib/session/session';
import type { ListingDetail } from '@modules/marketplace/listing.schemas';
import { Button } from '@ui/actions/button';
import { Dialog } from '@ui/overlays/dialog';
import { Link } from 'react-router-dom';

type AskableListing = Pick<ListingDetail, 'id' | 'seller' | 'area' | 'listingType' | 'status'>;

export type AskSellerProps = {
  readonly listing: AskableListing;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Absent when the reader cannot hold it. */
  readonly onHold?: (() => void) | undefined;
};

/** Explains how to reach a seller while messages are not available. */
export function AskSeller({ listing, open, onOpenChange, onHold }: AskSellerProps) {
  const isWanted = listing.listingType === 'wanted';
  const isGuest = useSession().status === 'signed-out';
  const mayHold = (isGuest && listing.status === 'active') || onHold !== undefined;
  const step = isWanted ? (
    <Button asChild variant="primary">
      <Link to={paths.createListing}>List yours</Link>
    </Button>
  ) : (
    <HoldStep
      listing={listing}
      isGuest={isGuest && mayHold}
      onHold={onHold}
      onDone={() => onOpenChange(false)}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={isWanted ? `Tell ${listing.seller.name}` : `Ask ${listing.seller.name}`}
      description="Messages between members are not open yet. Until they are, this is what works:"
      footer={step}
    >
      {isWanted ? <OfferSteps listing={listing} /> : <AskSteps listing={listing} mayHold={mayHold} />}
    </Dialog>
  );
}

type HoldStepProps = {
  readonly listing: AskableListing;
  readonly isGuest: boolean;
  readonly onHold: (() => void) | undefined;
  readonly onDone: () => void;
};

function HoldStep({ listing, isGuest, onHold, onDone }: HoldStepProps) {
  if (isGuest)
    return (
      <Button asChild variant="primary">
        <Link to={paths.login(paths.listing(listing.id))}>Sign in to hold it</Link>
      </Button>
    );
  if (!onHold) return <Button onClick={onDone}>Close</Button>;
  return (
    <Button
      variant="primary"
      onClick={() => {
        onDone();
        onHold();
      }}
    >
      Hold for me
    </Button>
  );
}

type AskStepsProps = { readonly listing: AskableListing; readonly mayHold: boolean };

function AskSteps({ listing: { seller, area }, mayHold }: AskStepsProps) {
  return (
    <ul>
      {mayHold && (
        <li>
          <b>Hold for me</b> takes it off the market for you for 72 hours. {seller.name} is told at once and
          knows you are serious.
        </li>
      )}
      <li>
        <Link to={paths.seller(seller.id)}>The rest of what {seller.name} has</Link> often tells what you want
        to know.
      </li>
      <li>
        It is near {area}. <Link to={paths.events}>A swap meet</Link> is a good place to look at it together.
      </li>
    </ul>
  );
}

function OfferSteps({ listing: { seller, area } }: { readonly listing: AskableListing }) {
  return (
    <ul>
      <li>
        <b>List yours.</b> Somebody who looks for one finds it in the search, {seller.name} among them.
      </li>
      <li>
        {seller.name} is near {area}. <Link to={paths.events}>A swap meet</Link> close by is a good place to
        hand it over.
      </li>
    </ul>
  );
}
