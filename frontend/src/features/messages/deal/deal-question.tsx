import { useDealStep } from '@entities/deal/deal.mutations';
import { messageOf } from '@lib/api/problem';
import type { DealView } from '@modules/deals/deals.contract';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import style from './deal.module.css';

/** When the author says that a deal is done: asks the other side whether that is so. */
export function DealQuestion({ deal, name }: { readonly deal: DealView; readonly name: string }) {
  const step = useDealStep(deal.listingId, deal.id);
  const words = deal.isWanted ? wanted(name) : forSale;
  const busy = step.isPending ? step.variables.type : null;
  if (!deal.sale) return null;
  const { status, mayConfirm, mayDispute } = deal.sale;
  if (status === 'agreed' && !mayDispute) return null;
  return (
    <section className={style.feedback} aria-label="Did this happen?">
      {mayConfirm && status === 'unconfirmed' && <h3 className={style.title}>{words.question}</h3>}
      <p className={style.quiet}>
        {explanation(status, { isNamed: mayConfirm, isWanted: deal.isWanted, name })}
      </p>
      <div className={style.actions}>
        {mayConfirm && (
          <Button
            variant="primary"
            busy={busy === 'confirm'}
            onClick={() => step.mutate({ type: 'confirm' })}
          >
            {status === 'disputed' ? words.after : words.yes}
          </Button>
        )}
        {mayDispute && (
          <Button
            variant={mayConfirm ? 'secondary' : 'quiet'}
            busy={busy === 'dispute'}
            onClick={() => step.mutate({ type: 'dispute' })}
          >
            {words.no}
          </Button>
        )}
      </div>
      {step.isError && <Notice tone="problem">{messageOf(step.error)}</Notice>}
    </section>
  );
}

const forSale = {
  question: 'Did you buy this?',
  yes: 'Yes, I bought it',
  no: 'No, I did not buy it',
  after: 'I bought it after all',
};

const wanted = (name: string) => ({
  question: `Did ${name} get this from you?`,
  yes: 'Yes, from me',
  no: 'No, not from me',
  after: 'It was from me after all',
});

type Status = NonNullable<DealView['sale']>['status'];

function explanation(
  status: Status,
  {
    isNamed,
    isWanted,
    name,
  }: { readonly isNamed: boolean; readonly isWanted: boolean; readonly name: string },
): string {
  switch (status) {
    case 'agreed':
      return 'Did this not happen? Say so before you leave feedback.';
    case 'unconfirmed':
      return isNamed
        ? `${name} says so. Feedback waits for your answer.`
        : `${name} has not confirmed this yet. Feedback waits for that.`;
    case 'disputed':
      return isNamed
        ? 'You said that this did not happen. No feedback on it counts or shows.'
        : `${name} says that this did not happen, so no feedback on it counts or shows. If you chose the wrong member, mark it as ${isWanted ? 'not found' : 'not sold'} after all within 24 hours.`;
  }
}
