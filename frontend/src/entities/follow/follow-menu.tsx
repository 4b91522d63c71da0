import { messageOf } from '@lib/api/problem';
import { toast } from '@ui/feedback/toast-store';
import { Menu, MenuItem } from '@ui/overlays/menu';
import { Bell, BellOff, CalendarDays } from 'lucide-react';
import type { ReactElement } from 'react';
import { type MuteFor, useMute } from './follow.mutations';
import type { FollowTarget } from './follow.queries';
import { mutedWords } from './follow-words';

export type FollowMenuProps = {
  readonly button: ReactElement;
  readonly target: FollowTarget;
  readonly name: string;
  readonly isMuted: boolean;
  readonly mutedUntil: string | null;
};

/** How long it is muted, in a menu that is open from the start. */
export function FollowMenu({ button, target, name, isMuted, mutedUntil }: FollowMenuProps) {
  const { mutate } = useMute(target);
  const choose = (howLong: MuteFor) =>
    mutate(howLong, {
      onSuccess: () => toast({ title: doneWords(name, howLong), tone: 'good' }),
      onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
    });
  return (
    <Menu
      defaultOpen
      trigger={button}
      heading={isMuted ? mutedWords(mutedUntil) : 'You see none of it on your wall. Nobody is told.'}
    >
      {isMuted && (
        <MenuItem icon={<Bell aria-hidden="true" />} onSelect={() => choose('nothing')}>
          Unmute {name}
        </MenuItem>
      )}
      <MenuItem icon={<CalendarDays aria-hidden="true" />} onSelect={() => choose('a week')}>
        Mute for a week
      </MenuItem>
      <MenuItem icon={<BellOff aria-hidden="true" />} onSelect={() => choose('good')}>
        Mute for good
      </MenuItem>
    </Menu>
  );
}

const doneWords = (name: string, howLong: MuteFor): string =>
  howLong === 'nothing'
    ? `${name} is no longer muted`
    : `${name} is muted ${howLong === 'good' ? 'for good' : 'for a week'}`;
