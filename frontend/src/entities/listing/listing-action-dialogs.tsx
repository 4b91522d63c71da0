import { messageOf } from '@lib/api/problem';
import type { ListingAction, MyListing } from '@modules/marketplace/listing.schemas';
import { useToast } from '@ui/feedback/use-toast';
import { Confirm } from '@ui/overlays/dialog';
import { useState } from 'react';
import { useHoldNote } from '../thread/use-hold-note';
import { FulfillNeedDialog } from './fulfill-need-dialog';
import { HoldDialog } from './hold-dialog';
import { type ListingCommand, useListingCommand } from './listing.mutations';
import { type ActionWithDialog, actionLabels, needsDialog, plainCommand } from './listing-action-labels';
import { RemoveListingDialog } from './remove-listing-dialog';
import { SellListingDialog } from './sell-listing-dialog';

export type ActionableListing = Pick<
  MyListing,
  'id' | 'title' | 'price' | 'listingType' | 'status' | 'seller' | 'allowedActions'
>;

/** The allowed actions of a listing. Some are sent at once, others open a dialog. */
export function useListingActions(listing: ActionableListing) {
  const { toast } = useToast();
  const sendNote = useHoldNote(listing.id);
  const [asking, setAsking] = useState<ActionWithDialog | null>(null);
  const {
    mutate: send,
    isPending,
    variables,
    error,
  } = useListingCommand(listing.id, (command, isDone) => {
    setAsking(null);
    if (isDone)
      toast({
        title: actionLabels(command.type).done,
        tone: 'good',
        ...(mayTakeBack(command, listing) && {
          action: { label: 'Undo', onClick: () => send({ type: 'reopen' }) },
        }),
      });
    if (command.type === 'hold' && command.note) void sendNote(command.note, isDone);
  });
  return {
    /** A wanted ad cannot be held. */
    actions: listing.allowedActions.filter((action) => action !== 'hold' || listing.listingType !== 'wanted'),
    send: (command: ListingCommand) => send(command),
    act: (action: ListingAction) => {
      if (needsDialog(action)) setAsking(action);
      else if (action !== 'edit') send(plainCommand(action));
    },
    asking,
    stopAsking: () => setAsking(null),
    /** The type of the command being sent. */
    busy: isPending ? variables.type : null,
    problem: error ? messageOf(error) : null,
  };
}

/** A sale or a find is taken back by one press, unless a member was told of it. */
function mayTakeBack(command: ListingCommand, { status }: ActionableListing): boolean {
  if (command.type === 'fulfill') return command.where === 'elsewhere' || command.by === null;
  return command.type === 'sell' && (command.where === 'elsewhere' || status !== 'held');
}

export type ListingActionDialogsProps = {
  readonly listing: ActionableListing;
  readonly asking: ActionWithDialog | null;
  readonly busy: boolean;
  readonly onCommand: (command: ListingCommand) => void;
  readonly onClose: () => void;
};

/** The dialog of an action: how it sold, whether to take it down, or which rule it breaks. */
export function ListingActionDialogs({
  listing,
  asking,
  busy,
  onCommand,
  onClose,
}: ListingActionDialogsProps) {
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  switch (asking) {
    case null:
      return null;
    case 'hold':
      return <HoldDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'sell':
      return <SellListingDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'fulfill':
      return <FulfillNeedDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'remove':
      return <RemoveListingDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'withdraw':
      return (
        <Confirm
          open
          onOpenChange={close}
          title="Take it down for good?"
          description={`“${listing.title}” disappears from the marketplace and cannot be put up again. To take a break, pause it instead.`}
          action="Withdraw"
          cancel="Keep it"
          danger
          busy={busy}
          onConfirm={() => onCommand({ type: 'withdraw' })}
        />
      );
  }
}
