import type { OrderView } from '@modules/orders/orders.contract';
import type { OrderSource, ProductKind } from '@modules/orders/pre-sale/pre-sale.schemas';
import type { BadgeProps } from '@ui/data/badge';

type Status = OrderView['status'];
type Tone = BadgeProps['tone'];

export const orderStatusLabels: Readonly<Record<Status, { readonly words: string; readonly tone: Tone }>> = {
  reserved: { words: 'Held', tone: 'held' },
  'awaiting payment': { words: 'Waits for payment', tone: 'sale' },
  paid: { words: 'Paid', tone: 'good' },
  'partially refunded': { words: 'Partly refunded', tone: 'good' },
  refunded: { words: 'Refunded', tone: 'plain' },
  abandoned: { words: 'Let go', tone: 'plain' },
  cancelled: { words: 'Canceled', tone: 'plain' },
};

export const sourceLabels: Readonly<Record<OrderSource, string>> = {
  renewal: 'Renewed',
  'first call': 'First call',
  sale: 'Bought in the sale',
  waitlist: 'From the waitlist',
  allocation: 'Given by the allocation',
  registrar: 'Given by the registrar',
  gate: 'Sold at the gate',
  record: 'From the club’s records',
};

export const productKindLabels: Readonly<Record<ProductKind, string>> = {
  space: 'Vendor spaces',
  'car corral': 'Car corral',
  'early gate': 'Early gate',
  'show entry': 'Show entry',
  parking: 'Parking',
  'add-on': 'Add-on',
};

export const windowLabels = {
  renewed: 'those who renewed',
  'last time': 'those who had a space the last time',
  waitlist: 'those on the waitlist',
} as const;
