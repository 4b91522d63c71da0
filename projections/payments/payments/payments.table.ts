import type {
  PaymentStatus,
  Provider,
  SubscriptionStatus,
} from '../../../modules/payments/payments.schemas.js';

/** A payment; nothing here says whose, but that Premium is paid for the member whose id its purpose has. Amounts in USD cents, times ISO-8601 UTC. */
export interface PaymentTable {
  readonly id: string;
  /** Where it begins in the log: the order of the list. */
  readonly position: number;
  readonly purpose_kind: string;
  readonly purpose_id: string;
  readonly amount_cents: number;
  readonly provider: Provider;
  readonly status: PaymentStatus;
  readonly paid_cents: number;
  /** Of its disputes: open while one is, lost where one is. */
  readonly dispute: 'open' | 'won' | 'lost' | null;
  readonly requested_at: string;
  readonly settled_at: string | null;
  readonly until: string | null;
  readonly changed_at: string;
}

export interface RefundTable {
  readonly payment_id: string;
  readonly id: string;
  readonly amount_cents: number;
  readonly status: 'requested' | 'settled' | 'failed';
}

export interface DisputeTable {
  readonly payment_id: string;
  readonly ref: string;
  readonly status: 'open' | 'won' | 'lost';
}

export interface SubscriptionTable {
  readonly id: string;
  readonly purpose_kind: string;
  readonly purpose_id: string;
  readonly provider: Provider;
  readonly status: SubscriptionStatus;
  readonly requested_at: string;
  readonly changed_at: string;
}

/** Ids at the provider: of pages, movements, refunds and subscriptions. */
export interface RefTable {
  readonly ref: string;
  readonly kind: 'payment' | 'subscription';
  readonly id: string;
}

export type PaymentsTables = {
  readonly 'payments.payment': PaymentTable;
  readonly 'payments.refund': RefundTable;
  readonly 'payments.subscription': SubscriptionTable;
  readonly 'payments.ref': RefTable;
};

export const createPayments = `
create table payment (
  id text primary key,
  position bigint not null,
  purpose_kind text not null,
  purpose_id text not null,
  amount_cents bigint not null,
  provider text not null,
  status text not null,
  paid_cents bigint not null,
  dispute text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  until timestamptz,
  changed_at timestamptz not null
);
create index payment_position on payment (position);
create index payment_changed on payment (changed_at);
create index payment_purpose on payment (purpose_id text_pattern_ops);
create index payment_waiting on payment (coalesce(until, requested_at)) where status in ('requested', 'open');
create table refund (
  payment_id text not null,
  id text not null,
  amount_cents bigint not null,
  status text not null,
  primary key (payment_id, id)
);
create table dispute (
  payment_id text not null,
  ref text not null,
  status text not null,
  primary key (payment_id, ref)
);
create table subscription (
  id text primary key,
  purpose_kind text not null,
  purpose_id text not null,
  provider text not null,
  status text not null,
  requested_at timestamptz not null,
  changed_at timestamptz not null
);
create index subscription_changed on subscription (changed_at);
create index subscription_waiting on subscription (requested_at) where status = 'requested';
create table ref (
  ref text primary key,
  kind text not null,
  id text not null
);
create index ref_id on ref (id);
`;
