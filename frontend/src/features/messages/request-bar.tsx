import { useBlockMember } from '@entities/member/member.mutations';
import { useAnswerRequests } from '@entities/thread/thread.mutations';
import { messageOf } from '@lib/api/problem';
import { paths } from '@lib/paths';
import type { ThreadView } from '@modules/messages/messages.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useNavigate } from 'react-router-dom';
import style from './messages.module.css';

/** Somebody new: accept, dismiss or block. Answering accepts too. */
export function RequestBar({ thread: { id, others } }: { readonly thread: ThreadView }) {
  const navigate = useNavigate();
  const answer = useAnswerRequests();
  const block = useBlockMember();
  const other = others.length === 1 ? others[0] : undefined;
  const leave = () => navigate(paths.messages);
  const problem = answer.error ?? block.error;
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
        <Button
          variant="quiet"
          onClick={() => answer.mutate({ ids: [id], answer: 'dismiss' }, { onSuccess: leave })}
        >
          Dismiss
        </Button>
        {other && (
          <Button
            variant="quiet"
            onClick={() =>
              block.mutate(other.id, {
                onSuccess: () => answer.mutate({ ids: [id], answer: 'dismiss' }, { onSuccess: leave }),
              })
            }
          >
            Block
          </Button>
        )}
      </div>
      {problem && <Notice tone="problem">{messageOf(problem)}</Notice>}
    </div>
  );
}
