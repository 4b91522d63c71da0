import { paths } from '@lib/paths';
import type { ListingAction, ListingDetail } from '@modules/marketplace/listing.schemas';
import { MenuItem } from '@ui/overlays/menu';
import { Link } from 'react-router-dom';
import { actionIcons, actionLabels } from './listing-action-labels';

export type ListingActionItemProps = {
  readonly listing: Pick<ListingDetail, 'id' | 'listingType'>;
  readonly action: ListingAction;
  readonly onAct: () => void;
};

/** An action on a listing as an item of the menu “More”. */
export function ListingActionItem({ listing, action, onAct }: ListingActionItemProps) {
  const { label } = actionLabels(action, listing);
  if (action === 'edit')
    return (
      <MenuItem asChild>
        <Link to={paths.editListing(listing.id)}>
          {actionIcons.edit} {label}
        </Link>
      </MenuItem>
    );
  return (
    <MenuItem icon={actionIcons[action]} danger={action === 'withdraw'} onSelect={onAct}>
      {label}
    </MenuItem>
  );
}
