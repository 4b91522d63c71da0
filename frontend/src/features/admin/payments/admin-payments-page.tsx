import { kingTierQuery } from '@entities/payment/king-tier.queries';
import { paymentCountsQuery } from '@entities/payment/payment.queries';
import { useQuery } from '@tanstack/react-query';
import { Stack } from '@ui/layout/layout';
import { LinkTabs } from '@ui/layout/link-tabs';
import { ConsoleFrame } from '../console/console-frame';
import { WordsSearch } from '../words-search';
import { Differences } from './differences';
import { KingTier } from './king-tier';
import { PaymentList } from './payment-list';
import style from './payments.module.css';
import { type PaymentsTab, pathOf, tabs, usePaymentsFilter } from './payments-filter';

/** /admin/payments: every payment, what the nightly comparison found, and donors for whom a tier may be proposed. */
export default function AdminPaymentsPage() {
  return (
    <ConsoleFrame
      capability="administer"
      title="Payments"
      lead="Nothing here says who paid. What you look at is logged with your name."
    >
      <Payments />
    </ConsoleFrame>
  );
}

function Payments() {
  const [filter, set] = usePaymentsFilter();
  const counts = useTabCounts();
  return (
    <Stack>
      <LinkTabs
        label="Which payments"
        tabs={tabs.map(([show, label]) => ({
          to: pathOf({ ...filter, show }),
          label,
          count: counts[show] || undefined,
          isCurrent: filter.show === show,
        }))}
      />
      <Tab show={filter.show} search={filter.search} onSearch={(search) => set({ search })} />
    </Stack>
  );
}

type TabProps = {
  readonly show: PaymentsTab;
  readonly search: string;
  readonly onSearch: (search: string) => void;
};

function Tab({ show, search, onSearch }: TabProps) {
  if (show === 'differences') return <Differences />;
  if (show === 'king-tier') return <KingTier />;
  return (
    <>
      <WordsSearch
        label="Search payments"
        placeholder="Number of a receipt, or what the check says"
        search={search}
        onSearch={onSearch}
        className={style.search}
      />
      <PaymentList show={show} search={search} onAll={() => onSearch('')} />
    </>
  );
}

/** What waits for staff. */
function useTabCounts(): Readonly<Partial<Record<PaymentsTab, number>>> {
  const { data } = useQuery(paymentCountsQuery);
  const donors = useQuery(kingTierQuery).data?.donors.length;
  return {
    'by-hand': data?.byHand,
    disputed: data?.disputed,
    differences: data?.differences,
    'king-tier': donors,
  };
}
