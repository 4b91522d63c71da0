import type { PaymentRow } from '@modules/payments/payments.contract';
import type { HandMethod } from '@modules/payments/payments.schemas';
import type { BadgeProps } from '@ui/data/badge';

export const statusLabels: Readonly<Record<PaymentRow['status'], string>> = {
  requested: 'Asked for',
  open: 'Waiting',
  processing: 'On its way',
  settled: 'Paid',
  expired: 'Ran out',
  cancelled: 'Cancelled',
};

export const statusTones: Readonly<Record<PaymentRow['status'], BadgeProps['tone']>> = {
  requested: 'sale',
  open: 'sale',
  processing: 'sale',
  settled: 'good',
  expired: 'plain',
  cancelled: 'plain',
};

export const providerLabels: Readonly<Record<PaymentRow['provider'], string>> = {
  stripe: 'Card, by Stripe',
  test: 'Card, a test',
  'by-hand': 'By hand',
};

export const methodLabels: Readonly<Record<HandMethod, string>> = {
  check: 'Check',
  cash: 'Cash',
  bank: 'Bank transfer',
};
