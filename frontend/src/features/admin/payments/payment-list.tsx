import { type PaymentsAsked, paymentsQuery } from '@entities/payment/payment.queries';
import { providerLabels } from '@entities/payment/payment-labels';
import { money } from '@lib/format';
import { paths } from '@lib/paths';
import type { PaymentRow } from '@modules/payments/payments.contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Age } from '@ui/data/age';
import { Pager } from '@ui/data/pager';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Link } from 'react-router-dom';
import { PaymentStates } from './payment-states';
import style from './payments.module.css';

type Shown = NonNullable<PaymentsAsked['show']> | 'all';
type PaymentListProps = {
  readonly show: Shown;
  readonly search: string;
  readonly onAll: () => void;
};

/** Payments, newest first; each leads to its page. */
export function PaymentList({ show, search, onAll }: PaymentListProps) {
  const asked = { show: show === 'all' ? undefined : show, search: search || undefined };
  const query = useInfiniteQuery(paymentsQuery(asked));
  const { data, instead } = loaded(query, {
    label: 'Loading payments',
    shape: 'row',
    title: 'The payments could not be loaded',
    stale: 'below',
  });
  if (!data) return instead;
  const payments = data.pages.flatMap((page) => page.payments);
  return (
    <div className={style.list} data-stale={query.isPlaceholderData || undefined}>
      {instead}
      <Table
        caption="Payments"
        rows={payments}
        rowKey={({ id }) => id}
        empty={<Nothing show={show} search={search} onAll={onAll} />}
        columns={columns}
      />
      {payments.length > 0 && (
        <Pager
          shown={payments.length}
          unit="payments"
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
        />
      )}
    </div>
  );
}

const columns = [
  {
    key: 'what',
    header: 'What for',
    lead: true,
    cell: ({ id, words }: PaymentRow) => <Link to={paths.adminPayment(id)}>{words}</Link>,
  },
  { key: 'amount', header: 'Amount', figures: true, cell: ({ amount }: PaymentRow) => money(amount) },
  { key: 'status', header: 'Status', cell: (payment: PaymentRow) => <PaymentStates payment={payment} /> },
  { key: 'how', header: 'How', cell: ({ provider }: PaymentRow) => providerLabels[provider] },
  {
    key: 'asked',
    header: 'Asked for',
    cell: ({ requestedAt }: PaymentRow) => <Age since={requestedAt} />,
  },
] as const;

function Nothing({ show, search, onAll }: PaymentListProps) {
  if (search)
    return (
      <Empty title="No such payment" action={<Button onClick={onAll}>Show all</Button>}>
        Search by the whole id of a payment, an id at the provider, or the number of a receipt.
      </Empty>
    );
  return <Empty title={emptyTitles[show]}>Payments appear here when somebody begins to pay.</Empty>;
}

const emptyTitles: Readonly<Record<Shown, string>> = {
  all: 'There are no payments yet',
  'by-hand': 'No check, cash or transfer is on its way',
  waiting: 'Nobody is about to pay',
  settled: 'Nothing was paid yet',
  refunded: 'Nothing was sent back',
  disputed: 'Nobody disputes a payment',
  over: 'No payment ran out or was cancelled',
};
