import { ListingActionItem } from '@entities/listing/listing-action-item';
import type { ListingAction, ListingDetail } from '@modules/marketplace/listing.schemas';
import { Menu } from '@ui/overlays/menu';
import type { ReactElement } from 'react';

export type MoreActionsProps = {
  readonly button: ReactElement;
  readonly listing: Pick<ListingDetail, 'id' | 'listingType'>;
  readonly actions: readonly ListingAction[];
  readonly onAct: (action: ListingAction) => void;
};

/** The actions that have no button of their own, in a menu that is open from the start. */
export function MoreActions({ button, listing, actions, onAct }: MoreActionsProps) {
  return (
    <Menu defaultOpen trigger={button}>
      {actions.map((action) => (
        <ListingActionItem key={action} listing={listing} action={action} onAct={() => onAct(action)} />
      ))}
    </Menu>
  );
}
