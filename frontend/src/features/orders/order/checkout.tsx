import { type PayWay, useDescribeOrder, usePayOrder } from '@entities/orders/order.mutations';
import type { WholeOrder } from '@entities/orders/order.queries';
import type { PreSale } from '@entities/orders/pre-sale.queries';
import { RefundWords } from '@entities/orders/refund-words';
import { messageOf } from '@lib/api/problem';
import { goTo } from '@lib/browser/go-to';
import { dollarsOf } from '@lib/format';
import { Button } from '@ui/actions/button';
import { Notice } from '@ui/feedback/notice';
import { toast } from '@ui/feedback/toast-store';
import { Form } from '@ui/forms/form';
import { Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { coSellersProblem, DetailsFields, detailsOf, fieldsOf } from './details-fields';
import style from './order.module.css';
import { ChecksTo } from './order-state';

type CheckoutProps = { readonly order: WholeOrder; readonly terms: PreSale['terms'] | undefined };

/** What one brings, and the ways to pay. */
export function Checkout({ order, terms }: CheckoutProps) {
  const [fields, setFields] = useState(() => fieldsOf(order.details));
  const [isTried, setTried] = useState(false);
  const describe = useDescribeOrder(order.id);
  const pay = usePayOrder(order.id);
  const navigate = useNavigate();
  const problem = coSellersProblem(fields);
  const error = describe.error ?? pay.error;
  const isFree = order.dueCents === 0;
  const isByHand = order.status === 'awaiting payment' && order.way === 'by hand';
  const isWaiting = order.status === 'awaiting payment' && order.way === 'card';
  const takesChecks =
    !isFree && !isByHand && order.checksTo !== null && terms !== undefined && takesCheckNow(terms);
  const isBusyBy = (way: PayWay) => (describe.isPending || pay.isPending) && pay.variables === way;
  const isBusy = describe.isPending || pay.isPending;

  async function submit(way: PayWay) {
    setTried(true);
    if (problem) return;
    try {
      await describe.mutateAsync(detailsOf(fields));
      const { url } = await pay.mutateAsync(way);
      if (url !== null) goTo(url, navigate);
      else toast({ title: isFree ? 'It is yours' : 'We wait for your check', tone: 'good' });
    } catch {
      // the form says why
    }
  }

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        void submit(submitter?.getAttribute('value') === 'by hand' ? 'by hand' : 'card');
      }}
    >
      <Stack gap="loose">
        <Panel title="About your visit">
          <DetailsFields
            fields={fields}
            hasSpace={order.lines.some(({ spaceId }) => spaceId !== null)}
            hasEntry={order.lines.some(({ showClass }) => showClass !== null)}
            problem={isTried ? problem : undefined}
            onChange={setFields}
          />
        </Panel>
        <Panel title={isFree ? 'Nothing to pay' : 'Pay'}>
          {error && <Notice tone="problem">{messageOf(error)}</Notice>}
          <div className={style.pay}>
            <Button
              type="submit"
              variant="primary"
              size="large"
              value="card"
              busy={isBusyBy('card') || (describe.isPending && pay.variables === undefined)}
              busyLabel={isFree ? 'Writing it down…' : 'Opening the page to pay…'}
              disabled={isBusy}
            >
              {isFree
                ? 'Take it'
                : `${isWaiting ? 'Go on paying' : 'Pay'} ${dollarsOf(order.dueCents)} by card`}
            </Button>
            {takesChecks && (
              <Button
                type="submit"
                size="large"
                value="by hand"
                busy={isBusyBy('by hand')}
                busyLabel="Writing it down…"
                disabled={isBusy}
              >
                Pay by check
              </Button>
            )}
          </div>
          {takesChecks && terms && (
            <>
              <p>
                A check has to come within {terms.checkDays} days. What you chose is kept for you until then.
              </p>
              <ChecksTo text={order.checksTo} />
            </>
          )}
          <RefundWords refunds={order.refunds} timeZone={order.timeZone} />
        </Panel>
      </Stack>
    </Form>
  );
}

/** The server decides; a page that is a minute late reads its refusal. */
const takesCheckNow = ({ checkDays, checksUntil }: PreSale['terms']): boolean =>
  checkDays > 0 && (checksUntil === null || Date.parse(checksUntil) > Date.now());
