import { BlockDialog } from '@entities/member/block-dialog';
import { useUnblockMember } from '@entities/member/member.mutations';
import { messageOf } from '@lib/api/problem';
import type { MemberPage } from '@modules/members/profile/profile.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { VisuallyHidden } from '@ui/layout/visually-hidden';
import { useState } from 'react';

export type BlockButtonProps = Pick<MemberPage, 'id' | 'name' | 'allowedActions'>;

/** Blocks a member after a confirmation; unblocks at once. */
export function BlockButton({ id, name, allowedActions }: BlockButtonProps) {
  const [isAsking, setAsking] = useState(false);
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
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Block<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <BlockDialog member={{ id, name }} open={isAsking} onOpenChange={setAsking} />
    </>
  );
}
