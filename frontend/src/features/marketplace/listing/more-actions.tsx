import { actionIcons, actionLabels } from '@entities/listing/listing-action-labels';
import { paths } from '@lib/paths';
import type { ListingAction, ListingDetail } from '@modules/marketplace/listing.schemas';
import { Menu, MenuItem } from '@ui/overlays/menu';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

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
        <MoreItem key={action} listing={listing} action={action} onAct={() => onAct(action)} />
      ))}
    </Menu>
  );
}

type MoreItemProps = Pick<MoreActionsProps, 'listing'> & {
  readonly action: ListingAction;
  readonly onAct: () => void;
};

function MoreItem({ listing, action, onAct }: MoreItemProps) {
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
    <MenuItem
      icon={actionIcons[action]}
      danger={action === 'withdraw' || action === 'remove'}
      onSelect={onAct}
    >
      {label}
    </MenuItem>
  );
}
