import { BlockDialog } from '@entities/member/block-dialog';
import { useAnswerRequests } from '@entities/thread/thread.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { ThreadView } from '@modules/messages/messages.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { ConfirmButton } from '@ui/overlays/confirm-button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import style from './messages.module.css';

/** Somebody new: accept, dismiss or block. Answering accepts too. */
export function RequestBar({ thread: { id, others } }: { readonly thread: ThreadView }) {
  const navigate = useNavigate();
  const answer = useAnswerRequests();
  const [isBlocking, setBlocking] = useState(false);
  const other = others.length === 1 ? others[0] : undefined;
  const dismiss = () =>
    answer.mutate({ ids: [id], answer: 'dismiss' }, { onSuccess: () => navigate(paths.messages) });
  return (
    <div className={style.request}>
      <p>
        <b>{other?.name ?? 'Somebody here'}</b> is new to you. They do not see whether you have read this.
        Answer, or
      </p>
      <div className={style.row}>
        <Button busy={answer.isPending} onClick={() => answer.mutate({ ids: [id], answer: 'accept' })}>
          Accept
        </Button>
        <ConfirmButton
          variant="quiet"
          title="Dismiss this request?"
          description="It leaves your requests, and we do not tell them. You are not notified if they write here again."
          action="Dismiss it"
          onConfirm={dismiss}
        >
          Dismiss
        </ConfirmButton>
        {other && (
          <Button variant="quiet" onClick={() => setBlocking(true)}>
            Block
          </Button>
        )}
      </div>
      {other && isBlocking && (
        <BlockDialog member={other} open onOpenChange={setBlocking} onBlocked={dismiss} />
      )}
      {answer.error && <Notice tone="problem">{messageOf(answer.error)}</Notice>}
    </div>
  );
}
