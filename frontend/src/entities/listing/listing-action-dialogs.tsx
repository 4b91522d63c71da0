import { messageOf } from '@lib/api/problem';
import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import { useToast } from '@ui/feedback/toast';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import { type ListingOrder, useListingOrder } from './listing.mutations';
import { type AskingAction, actionWords, asksFirst, plainOrder } from './listing-action-labels';
import { RemoveDialog } from './remove-listing-dialog';
import { SellDialog } from './sell-listing-dialog';

type Ordered = Pick<MyListing, 'id' | 'title' | 'price' | 'listingType' | 'status' | 'allowedActions'>;

/** The allowed actions of a listing and how to take them: some go at once, some ask first. */
export function useListingActions(listing: Ordered) {
  const { toast } = useToast();
  const [asking, setAsking] = useState<AskingAction | null>(null);
  const {
    mutate: order,
    isPending,
    variables,
    error,
  } = useListingOrder(listing.id, ({ order: done }, isDone) => {
    setAsking(null);
    if (isDone) toast({ title: actionWords(done, listing).done, tone: 'good' });
  });
  return {
    /** There is nothing to hold in a wanted ad. */
    actions: listing.allowedActions.filter((action) => action !== 'hold' || listing.listingType !== 'wanted'),
    order: (ordered: ListingOrder) => order(ordered),
    act: (action: ListingAction) => {
      if (asksFirst(action)) setAsking(action);
      else if (action !== 'edit') order(plainOrder(action));
    },
    asking,
    stopAsking: () => setAsking(null),
    /** The order on its way. */
    busy: isPending ? variables.order : null,
    problem: error ? messageOf(error) : null,
  };
}

export type OrderQuestionsProps = {
  readonly listing: Ordered;
  readonly asking: AskingAction | null;
  readonly busy: boolean;
  readonly onOrder: (order: ListingOrder) => void;
  readonly onClose: () => void;
};

/** What is asked before an action: how it was sold, whether it is really to go, why it breaks the rules. */
export function OrderQuestions({ listing, asking, busy, onOrder, onClose }: OrderQuestionsProps) {
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  switch (asking) {
    case null:
      return null;
    case 'sell':
      return <SellDialog listing={listing} busy={busy} onOrder={onOrder} onOpenChange={close} />;
    case 'remove':
      return <RemoveDialog listing={listing} busy={busy} onOrder={onOrder} onOpenChange={close} />;
    case 'withdraw':
      return (
        <Confirm
          open
          onOpenChange={close}
          title="Take it down for good?"
          description={`“${listing.title}” goes out of sight and cannot be put up again. To take a break, pause it instead.`}
          action="Withdraw"
          cancel="Keep it"
          danger
          busy={busy}
          onConfirm={() => onOrder({ order: 'withdraw' })}
        />
      );
  }
}
