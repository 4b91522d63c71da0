import { BlockDialog } from '@entities/member/block-dialog';
import { type ThreadChange, useChangeThread, useRefreshThreads } from '@entities/thread/thread.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { ThreadView } from '@modules/messages/messages.contract';
import { IconButton } from '@ui/actions/icon-button';
import { toast } from '@ui/feedback/toast-store';
import { Confirm } from '@ui/overlays/dialog';
import { Menu, MenuItem } from '@ui/overlays/menu';
import { Archive, ArchiveRestore, Ban, Bell, BellOff, Ellipsis, LogOut, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddSomeoneDialog } from './add-someone-dialog';
import { MembersDialog } from './members-dialog';

/** The actions on a thread; the thread of guardian and minor offers fewer. */
export function ThreadMenu({ thread }: { readonly thread: ThreadView }) {
  const { id, isPinned, isMuted, isArchived, lastPosition, mayAdd, mayLeave, others } = thread;
  const change = useChangeThread(id);
  const navigate = useNavigate();
  const refresh = useRefreshThreads();
  const [open, setOpen] = useState<'add' | 'members' | 'leave' | 'block' | null>(null);
  const close = () => setOpen(null);
  const [other] = others;
  const mayBlock = others.length === 1 && other && !isPinned;
  const act = (one: ThreadChange) => change.mutate(one);
  const archive = (archived: boolean) =>
    change
      .mutateAsync({ type: 'archive', archived, upTo: lastPosition })
      .then(() =>
        toast({
          title: archived ? 'Conversation archived' : 'Moved to your inbox',
          tone: 'good',
          action: { label: 'Undo', onClick: () => archive(!archived) },
        }),
      )
      .catch((error: unknown) => toast({ title: messageOf(error), tone: 'problem' }));
  return (
    <>
      <Menu
        trigger={
          <IconButton label="Conversation options">
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        {!isPinned && (
          <MenuItem
            icon={isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            onSelect={() => act({ type: 'mute', muted: !isMuted })}
          >
            {isMuted ? 'Unmute' : 'Mute'}
          </MenuItem>
        )}
        <MenuItem
          icon={isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          onSelect={() => archive(!isArchived)}
        >
          {isArchived ? 'Move to inbox' : 'Archive'}
        </MenuItem>
        {others.length > 1 && (
          <MenuItem icon={<Users aria-hidden="true" />} onSelect={() => setOpen('members')}>
            Members ({others.length + 1})
          </MenuItem>
        )}
        {mayAdd && (
          <MenuItem icon={<UserPlus aria-hidden="true" />} onSelect={() => setOpen('add')}>
            Add someone
          </MenuItem>
        )}
        {mayLeave && (
          <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => setOpen('leave')}>
            Leave
          </MenuItem>
        )}
        {mayBlock && (
          <MenuItem danger icon={<Ban aria-hidden="true" />} onSelect={() => setOpen('block')}>
            Block {other.name}
          </MenuItem>
        )}
      </Menu>
      {open === 'add' && <AddSomeoneDialog thread={thread} onClose={close} />}
      {open === 'members' && <MembersDialog others={others} onClose={close} />}
      {open === 'leave' && (
        <Confirm
          open
          onOpenChange={close}
          title="Leave this conversation?"
          description="You can no longer read it or write in it, and the others see that you left. You come back only if somebody in it adds you."
          action="Leave"
          danger
          busy={change.isPending}
          onConfirm={() =>
            change.mutate(
              { type: 'leave' },
              {
                onSuccess: () => navigate(paths.messages),
                onError: (error) => toast({ title: messageOf(error), tone: 'problem' }),
                onSettled: close,
              },
            )
          }
        />
      )}
      {mayBlock && (
        <BlockDialog
          member={other}
          open={open === 'block'}
          onOpenChange={close}
          onBlocked={() => void refresh()}
        />
      )}
    </>
  );
}
