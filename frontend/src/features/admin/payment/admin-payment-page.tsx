import { type PaymentView, paymentQuery } from '@entities/payment/payment.queries';
import { providerLabels } from '@entities/payment/payment-labels';
import { usePageTitle } from '@lib/browser/page-title';
import { dayIn, money, timeIn } from '@lib/format';
import { paths } from '@lib/paths';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Table } from '@ui/data/table';
import { Empty } from '@ui/feedback/empty';
import { loaded } from '@ui/feedback/loaded';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Panel } from '@ui/layout/panel';
import { Link, useParams } from 'react-router-dom';
import style from '../case/case.module.css';
import { ConsoleTabs } from '../console/console-tabs';
import { PaymentStates } from '../payments/payment-states';
import { RequireCapability } from '../require-capability';
import { PaymentActions } from './payment-actions';
import { PaymentHistory } from './payment-history';
import { WhoGave } from './who-gave';

/** /admin/payments/:id: one payment, what staff may do with it, and everything that happened to it. */
export default function AdminPaymentPage() {
  const { id = '' } = useParams();
  return (
    <RequireCapability capability="administer">
      <Page>
        <ConsoleTabs />
        <Payment key={id} id={id} />
      </Page>
    </RequireCapability>
  );
}

function Payment({ id }: { readonly id: string }) {
  const query = useQuery(paymentQuery(id));
  usePageTitle(query.data && titleOf(query.data));
  const { data: payment, instead } = loaded(query, {
    label: 'Loading the payment',
    shape: 'plate',
    count: 2,
    title: 'The payment could not be loaded',
    refused: <NoSuchPayment />,
  });
  if (!payment) return instead;
  return (
    <>
      <PageHeading
        kicker={<Link to={paths.adminPayments}>Payments</Link>}
        title={titleOf(payment)}
        lead={<PaymentStates payment={payment} />}
      />
      <div className={style.columns}>
        <Stack>
          <Plate title={payment.words} facts={factsOf(payment)} />
          {payment.lines.length > 0 && <Lines payment={payment} />}
          {payment.disputes.length > 0 && <Disputes payment={payment} />}
          {payment.purpose.kind === 'donation' && <WhoGave donationId={payment.purpose.id} />}
        </Stack>
        <Stack>
          <PaymentActions payment={payment} />
          <Panel title="What happened">
            <PaymentHistory payment={payment} />
          </Panel>
        </Stack>
      </div>
    </>
  );
}

function Lines({ payment: { lines } }: { readonly payment: PaymentView }) {
  return (
    <Table
      caption="What it is for"
      captionShown
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        { key: 'words', header: 'Line', lead: true, cell: ({ words }) => words },
        { key: 'count', header: 'How many', figures: true, cell: ({ quantity }) => quantity },
        { key: 'unit', header: 'Each', figures: true, cell: ({ unit }) => money(unit) },
        {
          key: 'sum',
          header: 'Together',
          figures: true,
          cell: ({ unit, quantity }) => money(unit * quantity),
        },
        ...(lines.some(({ left, unit, quantity }) => left < unit * quantity) ? [whatIsLeft] : []),
      ]}
    />
  );
}

function Disputes({ payment: { disputes } }: { readonly payment: PaymentView }) {
  return (
    <Table
      caption="Disputes"
      captionShown
      rows={disputes}
      rowKey={({ ref }) => ref}
      columns={[
        { key: 'ref', header: 'Id at the provider', lead: true, cell: ({ ref }) => ref },
        { key: 'state', header: 'State', cell: ({ state }) => disputeLabels[state] },
        { key: 'sum', header: 'Amount', figures: true, cell: ({ amount }) => money(amount) },
        { key: 'opened', header: 'Opened', cell: ({ openedAt }) => dayIn(openedAt) },
        { key: 'decided', header: 'Decided', cell: ({ decidedAt }) => decidedAt && dayIn(decidedAt) },
      ]}
    />
  );
}

const disputeLabels = { open: 'Open', won: 'Won', lost: 'Lost' };

const whatIsLeft = {
  key: 'left',
  header: 'Left to send back',
  figures: true,
  cell: ({ left }: PaymentView['lines'][number]) => money(left),
};

function NoSuchPayment() {
  return (
    <Empty
      heading="h1"
      title="No such payment"
      action={
        <Button asChild>
          <Link to={paths.adminPayments}>All payments</Link>
        </Button>
      }
    >
      Check the address, or search for it in the list.
    </Empty>
  );
}

const titleOf = ({ words, amount }: PaymentView): string => `${words}, ${money(amount)}`;

const moment = (at: string | null): string | null => at && `${dayIn(at)}, ${timeIn(at)}`;

const factsOf = ({ amount, refunded, provider, requestedAt, settledAt, until, id, refs }: PaymentView) => [
  { label: 'Amount', value: money(amount) },
  { label: 'Sent back', value: refunded > 0 ? money(refunded) : null },
  { label: 'How', value: providerLabels[provider] },
  { label: 'Asked for', value: moment(requestedAt) },
  { label: 'Paid', value: moment(settledAt) },
  { label: 'Can be paid until', value: settledAt === null ? moment(until) : null },
  { label: 'Our id', value: id, wide: true },
  { label: 'Ids at the provider', value: refs.join(', '), wide: true },
];
