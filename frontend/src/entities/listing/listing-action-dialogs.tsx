import { messageOf } from '@lib/api/problem';
import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import { useToast } from '@ui/feedback/toast';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import { type ListingCommand, useListingCommand } from './listing.mutations';
import { type ActionWithDialog, actionLabels, needsDialog, plainCommand } from './listing-action-labels';
import { RemoveListingDialog } from './remove-listing-dialog';
import { SellListingDialog } from './sell-listing-dialog';

type ActionableListing = Pick<
  MyListing,
  'id' | 'title' | 'price' | 'listingType' | 'status' | 'allowedActions'
>;

/** The allowed actions of a listing and how to take them: some go at once, some ask first. */
export function useListingActions(listing: ActionableListing) {
  const { toast } = useToast();
  const [asking, setAsking] = useState<ActionWithDialog | null>(null);
  const {
    mutate: order,
    isPending,
    variables,
    error,
  } = useListingCommand(listing.id, ({ order: done }, isDone) => {
    setAsking(null);
    if (isDone) toast({ title: actionLabels(done, listing).done, tone: 'good' });
  });
  return {
    /** There is nothing to hold in a wanted ad. */
    actions: listing.allowedActions.filter((action) => action !== 'hold' || listing.listingType !== 'wanted'),
    order: (ordered: ListingCommand) => order(ordered),
    act: (action: ListingAction) => {
      if (needsDialog(action)) setAsking(action);
      else if (action !== 'edit') order(plainCommand(action));
    },
    asking,
    stopAsking: () => setAsking(null),
    /** The order on its way. */
    busy: isPending ? variables.order : null,
    problem: error ? messageOf(error) : null,
  };
}

export type ListingActionDialogsProps = {
  readonly listing: ActionableListing;
  readonly asking: ActionWithDialog | null;
  readonly busy: boolean;
  readonly onOrder: (order: ListingCommand) => void;
  readonly onClose: () => void;
};

/** What is asked before an action: how it was sold, whether it is really to go, why it breaks the rules. */
export function ListingActionDialogs({ listing, asking, busy, onOrder, onClose }: ListingActionDialogsProps) {
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  switch (asking) {
    case null:
      return null;
    case 'sell':
      return <SellListingDialog listing={listing} busy={busy} onOrder={onOrder} onOpenChange={close} />;
    case 'remove':
      return <RemoveListingDialog listing={listing} busy={busy} onOrder={onOrder} onOpenChange={close} />;
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
