import { messageOf } from '@lib/api/problem';
import { whenIdle } from '@lib/browser/when-idle';
import type { ListingAction } from '@modules/marketplace/listing.schemas';
import { useToast } from '@ui/feedback/use-toast';
import { later } from '@ui/overlays/later';
import { useEffect, useState } from 'react';
import { useHoldNote } from '../thread/use-hold-note';
import { type ListingActionRequest, useListingCommand } from './listing.mutations';
import type { ListingActionDialogProps } from './listing-action-dialog';
import {
  type ActionableListing,
  type ActionWithDialog,
  actionLabels,
  needsDialog,
  plainCommand,
} from './listing-action-labels';

/** The allowed actions of a listing. Some are sent at once, others open a dialog. */
export function useListingActions(listing: ActionableListing) {
  const { toast } = useToast();
  const sendNote = useHoldNote(listing.id);
  const [asking, setAsking] = useState<ActionWithDialog | null>(null);
  const mutation = useListingCommand(listing.id, (command, error) => {
    const isDone = error === null;
    setAsking(null);
    const done = command.type === 'undoRelease' ? 'The hold goes on' : actionLabels(command.type).done;
    const undo = undoOf(command.type);
    if (isDone && done)
      toast({
        title: done,
        tone: 'good',
        ...(undo && { action: { label: 'Undo', onClick: () => send({ type: undo }) } }),
      });
    // the row may have left the screen by then
    if (error && command.type === 'undoRelease') toast({ title: messageOf(error), tone: 'problem' });
    if (command.type === 'hold' && command.note) void sendNote(command.note, isDone);
  });
  const { mutate: send, isPending, variables, error } = mutation;
  return {
    /** A wanted ad cannot be held. */
    actions: listing.allowedActions.filter((action) => action !== 'hold' || listing.listingType !== 'wanted'),
    send: (command: ListingActionRequest) => send(command),
    act: (action: ListingAction) => {
      if (needsDialog(action)) setAsking(action);
      else if (action !== 'edit') send(plainCommand(action));
    },
    asking,
    stopAsking: () => setAsking(null),
    /** The type of the command under way. */
    busy: isPending ? variables.type : null,
    problem: error ? messageOf(error) : null,
  };
}

function undoOf(type: ListingActionRequest['type']): 'reopen' | 'undoRelease' | undefined {
  if (type === 'sell' || type === 'fulfill') return 'reopen';
  return type === 'release' ? 'undoRelease' : undefined;
}

const Dialogs = later(() => import('./listing-action-dialog').then((dialogs) => dialogs.ListingActionDialog));

/** The dialog of an action. Its code loads when the page is idle. */
export function ListingActionDialogs({ asking, ...rest }: ListingActionDialogsProps) {
  const mayAsk = rest.listing.allowedActions.some(needsDialog);
  useEffect(() => {
    if (mayAsk) whenIdle(Dialogs.load);
  }, [mayAsk]);
  return asking && <Dialogs asking={asking} {...rest} />;
}

export type ListingActionDialogsProps = Omit<ListingActionDialogProps, 'asking'> & {
  readonly asking: ActionWithDialog | null;
};
