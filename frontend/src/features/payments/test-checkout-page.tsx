import { useActOnTestPage } from '@entities/payment/test-checkout.mutations';
import { testPageQuery } from '@entities/payment/test-checkout.queries';
import { messageOf } from '@lib/api/problem';
import { dayIn, money } from '@lib/format';
import { paths } from '@lib/paths';
import type { TestPage } from '@modules/payments/payments.contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/actions/button';
import { Plate } from '@ui/data/plate';
import { Empty } from '@ui/feedback/empty';
import { loadedPage } from '@ui/feedback/loaded';
import { Notice } from '@ui/feedback/notice';
import { Page, PageHeading, Stack } from '@ui/layout/layout';
import { Link, useParams } from 'react-router-dom';
import { TestActs } from './test-acts';
import { TestInvoices } from './test-invoices';
import { TestPlans } from './test-plans';

/** /test-checkout/:ref: takes the place of a provider's pages where no provider is configured, and never in production. Nothing is charged. */
export default function TestCheckoutPage() {
  const { ref = '' } = useParams();
  const { data, instead } = loadedPage(useQuery(testPageQuery(ref)), {
    label: 'Loading the test checkout',
    shape: 'plate',
    width: 'form',
    refused: <NoSuchPage />,
  });
  if (!data) return instead;
  return <Checkout key={ref} page={data} />;
}

function Checkout({ page }: { readonly page: TestPage }) {
  const act = useActOnTestPage(page.ref);
  const isPortal = page.kind === 'portal';
  return (
    <Page width="form">
      <PageHeading
        kicker="Test checkout"
        title={isPortal ? 'Your subscription' : titleOf(page)}
        lead={isPortal ? leadOf(page) : undefined}
      />
      <Stack>
        <Notice tone="warn" live={false} title="Test. Nothing is charged.">
          This page takes the place of a card company's. Type no card number anywhere.
        </Notice>
        {!isPortal && <State page={page} />}
        <Plate title={isPortal ? 'What you pay' : 'What it is for'} facts={factsOf(page)} />
        {act.isError && <Notice tone="problem">{messageOf(act.error)}</Notice>}
        {page.plans.length > 0 && <TestPlans page={page} act={act} />}
        <TestActs page={page} act={act} />
        {page.invoices.length > 0 && <TestInvoices invoices={page.invoices} />}
        <p>
          <a href={hasBegun(page) ? page.returnTo.paid : page.returnTo.left}>Back to Swap Meet Classics</a>
        </p>
      </Stack>
    </Page>
  );
}

function State({ page: { status, declined } }: { readonly page: TestPage }) {
  if (status === 'expired')
    return <Notice tone="info">The time to pay here is over. Nothing was charged.</Notice>;
  if (status === 'open' && declined)
    return <Notice tone="problem">The card was declined. Nothing was charged; you can try again.</Notice>;
  return null;
}

function NoSuchPage() {
  return (
    <Page width="form">
      <Empty
        heading="h1"
        title="Nothing to pay here"
        action={
          <Button asChild>
            <Link to={paths.home}>To the listings</Link>
          </Button>
        }
      >
        Check the address, or begin again where you came from.
      </Empty>
    </Page>
  );
}

const hasBegun = ({ kind, status }: TestPage): boolean =>
  kind === 'portal' || !['open', 'expired'].includes(status);

const each = (interval: TestPage['interval']): string => (interval === null ? '' : ` a ${interval}`);

function titleOf({ status, amount, interval }: TestPage): string {
  switch (status) {
    case 'open':
      return `Pay ${money(amount)}${each(interval)}`;
    case 'expired':
      return 'This page has run out';
    default:
      return `${money(amount)}${each(interval)}: ${statusWords[status]}`;
  }
}

function leadOf({ status, paidUntil, endsAt }: TestPage): string {
  const words = statusWords[status];
  const state = `It is ${words}.`;
  if (status === 'ended' || paidUntil === null) return state;
  return endsAt === null
    ? `${state} Paid until ${dayIn(paidUntil)}.`
    : `${state} It ends on ${dayIn(endsAt)}.`;
}

const statusWords: Readonly<Record<TestPage['status'], string>> = {
  open: 'open',
  paid: 'paid',
  expired: 'over',
  active: 'active',
  past_due: 'past due',
  paused: 'paused',
  unpaid: 'not paid',
  ended: 'ended',
};

const factsOf = ({ words, amount, interval }: TestPage) => [
  ...words.map((line, at) => ({
    label: words.length > 1 ? `${at + 1}. ${line.words}` : line.words,
    value: words.length > 1 ? money(line.amount) : `${money(line.amount)}${each(interval)}`,
  })),
  ...(words.length > 1 ? [{ label: 'Together', value: `${money(amount)}${each(interval)}` }] : []),
];
