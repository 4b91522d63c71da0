import { useMember } from '@lib/session/session';
import { quoted } from '@modules/kernel/text/quoted.rules';
import { Confirm } from '@ui/overlays/dialog';
import { OpenCaseDialog } from '../case/open-case-dialog';
import { BoostDialog } from './boost-dialog';
import { FulfillWantedDialog } from './found-dialog';
import { HoldDialog } from './hold-dialog';
import type { ListingActionRequest } from './listing.mutations';
import type { ActionableListing, ActionWithDialog } from './listing-action-labels';
import { takesOffers } from './offers';
import { ReleaseDialog } from './release-dialog';
import { SellListingDialog } from './sell-listing-dialog';

export type ListingActionDialogProps = {
  readonly listing: ActionableListing;
  readonly asking: ActionWithDialog;
  readonly busy: boolean;
  readonly onCommand: (command: ListingActionRequest) => void;
  readonly onClose: () => void;
};

/** The dialog of an action: how it sold, whether to take it down, or why a case is opened. */
export function ListingActionDialog({ listing, asking, busy, onCommand, onClose }: ListingActionDialogProps) {
  const isMine = useMember()?.id === listing.seller.id;
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  switch (asking) {
    case 'hold':
      return <HoldDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'release':
      return (
        <ReleaseDialog
          side={isMine ? 'seller' : 'buyer'}
          title={listing.title}
          agreedPrice={listing.agreedPrice}
          takesOffers={takesOffers(listing)}
          busy={busy}
          onConfirm={() => onCommand({ type: 'release' })}
          onClose={onClose}
        />
      );
    case 'sell':
      return <SellListingDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'fulfill':
      return <FulfillWantedDialog listing={listing} busy={busy} onCommand={onCommand} onOpenChange={close} />;
    case 'openCase':
      return <OpenCaseDialog target={{ kind: 'listing', id: listing.id }} onClose={onClose} />;
    case 'boost':
      return <BoostDialog listing={listing} onClose={onClose} />;
    case 'withdraw':
      return (
        <Confirm
          open
          onOpenChange={close}
          title="Take it down for good?"
          description={`${quoted(listing.title)} leaves the marketplace, and you cannot list it again. To take a break, pause it instead.`}
          action="Withdraw"
          cancel="Keep it"
          danger
          busy={busy}
          onConfirm={() => onCommand({ type: 'withdraw' })}
        />
      );
  }
}
