import { Menu, MenuItem } from '@ui/overlays/menu';
import { Flag, Gavel, Lock, LockOpen, Pencil, Pin, PinOff, RotateCcw, ShieldX, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PostQuestion } from './post-question';

export type PostMenuItemsProps = {
  readonly button: ReactElement;
  readonly actions: readonly PostQuestion[];
  /** Called when the menu has opened: the dialogs may be wanted next. */
  readonly onPoint: () => void;
  readonly onAsk: (action: PostQuestion) => void;
};

/** The actions of a post, in a menu that is open from the start. */
export function PostMenuItems({ button, actions, onPoint, onAsk }: PostMenuItemsProps) {
  onPoint();
  return (
    <Menu defaultOpen trigger={button}>
      {actions.map((action) => {
        const { label, Icon, isDanger } = items[action];
        return (
          <MenuItem
            key={action}
            icon={<Icon aria-hidden="true" />}
            danger={isDanger}
            onSelect={() => onAsk(action)}
          >
            {label}
          </MenuItem>
        );
      })}
    </Menu>
  );
}

const items = {
  edit: { label: 'Edit', Icon: Pencil, isDanger: false },
  delete: { label: 'Delete', Icon: Trash2, isDanger: true },
  pin: { label: 'Pin on top', Icon: Pin, isDanger: false },
  unpin: { label: 'Unpin', Icon: PinOff, isDanger: false },
  lock: { label: 'Lock the comments', Icon: Lock, isDanger: false },
  unlock: { label: 'Unlock the comments', Icon: LockOpen, isDanger: false },
  removeFromCommunity: { label: 'Remove by a rule', Icon: Gavel, isDanger: true },
  restore: { label: 'Restore', Icon: RotateCcw, isDanger: false },
  openCase: { label: 'Open a case', Icon: ShieldX, isDanger: false },
  report: { label: 'Report', Icon: Flag, isDanger: false },
} as const;
