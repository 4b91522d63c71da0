import { useBlockMember, useUnblockMember } from '@entities/member/member.queries';
import { messageOf } from '@lib/api/problem';
import type { MemberPage } from '@modules/members/profile/profile.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { Dialog } from '@ui/overlays/dialog';
import { useState } from 'react';

export type BlockButtonProps = Pick<MemberPage, 'id' | 'name' | 'allowedActions'>;

/** Blocks a member after a confirmation; unblocks at once. */
export function BlockButton({ id, name, allowedActions }: BlockButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const block = useBlockMember();
  const unblock = useUnblockMember();
  if (allowedActions.includes('unblock'))
    return (
      <Notice
        tone={unblock.isError ? 'problem' : 'info'}
        live={unblock.isError}
        action={
          <Button busy={unblock.isPending} onClick={() => unblock.mutate(id)}>
            Unblock
          </Button>
        }
      >
        {unblock.isError ? messageOf(unblock.error) : `You have blocked ${name}.`}
      </Notice>
    );
  if (!allowedActions.includes('block')) return null;
  return (
    <div>
      <Button variant="quiet" flush="start" onClick={() => setAsking(true)}>
        Block {name}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        size="small"
        title={`Block ${name}?`}
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button
              variant="danger"
              busy={block.isPending}
              onClick={() => block.mutate(id, { onSuccess: () => setAsking(false) })}
            >
              Block
            </Button>
          </>
        }
      >
        {block.isError && <Notice tone="problem">{messageOf(block.error)}</Notice>}
        <p>You can no longer write to each other. We do not tell {name}.</p>
      </Dialog>
    </div>
  );
}
