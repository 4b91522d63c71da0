/** One row for each pre-sale. Moments are null where there is nothing to do at them. */
export interface PreSaleTable {
  /** Of the date. */
  readonly id: string;
  readonly gathering_id: string;
  readonly status: 'draft' | 'announced' | 'cancelled';
  readonly grace_until: string | null;
  readonly no_show_at: string | null;
  /** When it was canceled. */
  readonly cancelled_at: string | null;
}

/** The pre-sale of each order, and until when it is held or waits for a payment. */
export interface OrderTable {
  readonly id: string;
  readonly date_id: string;
  /** Null once it is paid or over. */
  readonly until: string | null;
  /** The payment that it waits for; null while it is held. */
  readonly payment_id: string | null;
}

/** Who has, or had, an order, a right or a place on the waitlist. */
export interface PartTable {
  readonly member_id: string;
  readonly date_id: string;
}

/** Entries of waitlists that wait for an offer. */
export interface WaitingTable {
  readonly entry_id: string;
  readonly date_id: string;
}

export type PreSalesTables = {
  readonly 'pre_sales.pre_sale': PreSaleTable;
  readonly 'pre_sales.order_of': OrderTable;
  readonly 'pre_sales.part': PartTable;
  readonly 'pre_sales.waiting': WaitingTable;
};

export const createPreSales = `
  create table pre_sale (
    id text primary key,
    gathering_id text not null,
    status text not null,
    grace_until timestamptz,
    no_show_at timestamptz,
    cancelled_at timestamptz
  );
  create table order_of (
    id text primary key,
    date_id text not null,
    until timestamptz,
    payment_id text
  );
  create table part (
    member_id text not null,
    date_id text not null,
    primary key (member_id, date_id)
  );
  create table waiting (
    entry_id text primary key,
    date_id text not null
  );
`;

export const preSalesIndexes = [
  'create index on pre_sale (gathering_id)',
  'create index on order_of (until) where until is not null',
];
