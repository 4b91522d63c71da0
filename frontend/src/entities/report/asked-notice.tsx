import { messageOf } from '@lib/api/problem';
import { dayIn } from '@lib/format';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { useAnswerAsked } from './report.mutations';
import { askedQuery } from './report.queries';

/** Asks the seller whether a listing is sold, when somebody says so. Nothing otherwise. */
export function AskedNotice({ listingId }: { readonly listingId: string }) {
  const { data } = useQuery(askedQuery);
  const asked = data?.find((one) => one.listingId === listingId);
  return asked ? <Question id={asked.id} until={asked.until} /> : null;
}

function Question({ id, until }: { readonly id: string; readonly until: string }) {
  const answer = useAnswerAsked(id);
  return (
    <Notice
      tone={answer.isError ? 'problem' : 'warn'}
      live={answer.isError}
      title="Somebody says that this is sold. Is it?"
      action={
        <Button busy={answer.isPending} onClick={() => answer.mutate()}>
          Still for sale
        </Button>
      }
    >
      {answer.isError
        ? messageOf(answer.error)
        : `If it is, mark it as sold or take it down. Please answer by ${dayIn(until)}; after that a person looks at it.`}
    </Notice>
  );
}
