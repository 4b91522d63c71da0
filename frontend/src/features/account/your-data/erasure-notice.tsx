import { useCancelErasure } from '@entities/account/erasure.mutations';
import { erasureQuery } from '@entities/account/erasure.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useState } from 'react';

/** Says when the account will be erased, and offers to keep it. */
export function ErasureNotice() {
  const { data } = useQuery(erasureQuery);
  const stay = useCancelErasure();
  const [wasStaying, setWasStaying] = useState(false);
  if (data && !data.dueAt && !wasStaying) setWasStaying(true);
  if (!data?.dueAt)
    return stay.isSuccess ? <Notice key="stays" tone="good" isResult title="Your account stays" /> : null;
  return (
    <Notice
      tone="warn"
      live={wasStaying}
      isResult={wasStaying}
      title={`Your account will be erased on ${dayIn(data.dueAt)}`}
      action={
        <Button busy={stay.isPending} onClick={() => stay.mutate()}>
          Keep my account
        </Button>
      }
    >
      {stay.isError ? messageOf(stay.error) : 'Until then nothing changes.'}
    </Notice>
  );
}
