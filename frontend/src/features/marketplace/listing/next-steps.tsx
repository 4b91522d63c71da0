import { useListingActions } from '@entities/listing/listing-action-dialogs';
import { isHeldFor } from '@entities/listing/listing-status';
import { useWatch } from '@entities/saved-search/saved-search.mutations';
import { savedQuery } from '@entities/saved-search/saved-search.queries';
import { paths } from '@lib/paths';
import { useMember } from '@lib/session/session';
import type { ListingDetail, SaleView } from '@modules/marketplace/listing.schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Row } from '@ui/layout/layout';
import { later } from '@ui/overlays/later';
import { BellRing, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { categorySearch, similarPath } from './category-path';

const BoughtSteps = later(() => import('../bought-steps').then((steps) => steps.BoughtSteps));

/** What the reader can do with a listing that is not open: write, be notified, or look for another one. */
export function NextSteps({ listing }: { readonly listing: ListingDetail }) {
  const isMine = useMember()?.id === listing.seller.id;
  const { status, listingType, bought, sale } = listing;
  if (isHeldFor(listing, isMine)) return null;
  if (bought) return <BoughtSteps bought={bought} listingId={listing.id} />;
  if (listing.formerHold?.undoUntil) return <UndoRelease listing={listing} />;
  if (isMine) {
    if (sale) return <ToSale sale={sale} />;
    if (status === 'withdrawn') return <To path={paths.createListing}>Create a listing</To>;
    if (status === 'removed') return <To path={paths.support}>Write to support</To>;
    return null;
  }
  if (status === 'held')
    return (
      <Row>
        <TellWhenFree listing={listing} />
        <To path={similarPath(listing)}>Find similar parts</To>
      </Row>
    );
  if (status === 'sold' && listingType === 'for_sale')
    return (
      <Row>
        <To path={similarPath(listing)}>Find similar parts</To>
        <To path={paths.createWanted(categorySearch(listing, listing.title))}>Post what you need</To>
      </Row>
    );
  return null;
}

/** The way to the conversation about a sale, where feedback is given. */
function ToSale({ sale: { threadId, feedbackUntil } }: { readonly sale: SaleView }) {
  return <To path={paths.thread(threadId)}>{feedbackUntil ? 'Leave feedback' : 'Open the conversation'}</To>;
}

/** For a few minutes, whoever released a hold takes that back. */
function UndoRelease({ listing }: { readonly listing: ListingDetail }) {
  const { send, busy } = useListingActions(listing);
  return (
    <Button size="small" icon={<Undo2 />} busy={busy !== null} onClick={() => send({ type: 'undoRelease' })}>
      Undo
    </Button>
  );
}

/** Watches the listing: its watchers are notified when the hold ends. */
function TellWhenFree({ listing: { id } }: { readonly listing: ListingDetail }) {
  const member = useMember();
  const { data } = useQuery({ ...savedQuery, enabled: member !== undefined });
  const { mutate, isPending, variables } = useWatch(id);
  if (!member) return <To path={paths.login(paths.listing(id))}>Tell me when it is free</To>;
  const isOn = isPending ? variables : (data?.watched.includes(id) ?? false);
  return (
    <Button size="small" icon={<BellRing />} aria-pressed={isOn} onClick={() => mutate(!isOn)}>
      {isOn ? 'We will tell you when it is free' : 'Tell me when it is free'}
    </Button>
  );
}

function To({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Button asChild size="small">
      <Link to={path}>{children}</Link>
    </Button>
  );
}
