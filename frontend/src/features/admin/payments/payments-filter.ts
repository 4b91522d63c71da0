import type { PaymentsAsked } from '@entities/payment/payment.queries';
import { paths } from '@lib/paths';
import { useSearchParams } from 'react-router-dom';

/** A tab of the page: some of the payments, or what waits beside them. */
export type PaymentsTab = NonNullable<PaymentsAsked['show']> | 'all' | 'differences' | 'king-tier';

export interface PaymentsFilter {
  readonly show: PaymentsTab;
  readonly search: string;
}

export const tabs: readonly (readonly [PaymentsTab, string])[] = [
  ['all', 'All'],
  ['by-hand', 'By hand'],
  ['waiting', 'Waiting'],
  ['settled', 'Paid'],
  ['refunded', 'Sent back'],
  ['disputed', 'Disputed'],
  ['over', 'Over'],
  ['differences', 'Differences'],
  ['king-tier', 'King Tier'],
];

/** What narrows the list, as its address holds it. */
export function usePaymentsFilter(): readonly [PaymentsFilter, (change: Partial<PaymentsFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const filter = {
    show: tabs.find(([tab]) => tab === address.get('show'))?.[0] ?? 'all',
    search: (address.get('search') ?? '').trim().slice(0, 120),
  } as const;
  return [filter, (change) => setAddress(addressOf({ ...filter, ...change }), { preventScrollReset: true })];
}

export const pathOf = (filter: PaymentsFilter): string => {
  const address = addressOf(filter).toString();
  return address ? `${paths.adminPayments}?${address}` : paths.adminPayments;
};

const addressOf = ({ show, search }: PaymentsFilter): URLSearchParams =>
  new URLSearchParams([
    ...(show === 'all' ? [] : [['show', show] as [string, string]]),
    ...(search ? [['search', search] as [string, string]] : []),
  ]);
