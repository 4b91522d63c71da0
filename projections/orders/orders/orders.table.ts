import type {
  OrderSource,
  OrderStatus,
  RightStatus,
  Terms,
  WaitlistWishes,
} from '../../../modules/orders/pre-sale/pre-sale.schemas.js';
import type {
  Order,
  PreSale,
  SpaceState,
  Waiting,
} from '../../../modules/orders/pre-sale/pre-sale-types.state.js';

/** One row for each date of which something is sold; its id is that of the date. Amounts in USD cents, moments ISO-8601 UTC. */
export interface PreSaleTable {
  readonly id: string;
  /** Of its last event that is handled. */
  readonly version: number;
  readonly gathering_id: string;
  /** Names the date; null for an event of one date. */
  readonly day: string | null;
  readonly club_id: string;
  readonly status: PreSale['status'];
  readonly is_paused: boolean;
  readonly map_version: number;
  readonly rights_from: string | null;
  readonly closes_at: string | null;
  readonly terms: Terms | null;
  /** Pieces of each product that are held or assigned. */
  readonly taken: Readonly<Record<string, number>>;
}

/** One row for each space of a pre-sale. `state` is what the others are read from. */
export interface SpaceTable {
  readonly pre_sale_id: string;
  readonly id: string;
  readonly code: string;
  readonly type: string;
  readonly cents: number;
  readonly is_on_map: boolean;
  readonly is_blocked: boolean;
  /** The line of an order that holds or has it. */
  readonly order_id: string | null;
  readonly line_id: string | null;
  readonly right_vendor_id: string | null;
  readonly right_status: RightStatus | null;
  readonly state: SpaceState;
}

/** One row for each order. `sells` and `is_named` are what everybody may read; all that a vendor wrote is in `sealed`, under their key. */
export interface PurchaseTable {
  readonly pre_sale_id: string;
  readonly id: string;
  readonly buyer_id: string;
  /** Counts the orders of a pre-sale from 1. */
  readonly number: number;
  readonly status: OrderStatus;
  /** Until when it is held, or can be paid. */
  readonly until: string;
  /** What its lines cost that are not cancelled. */
  readonly open_cents: number;
  readonly paid_cents: number;
  readonly granted_cents: number;
  /** Lines whose space is lent for this time. */
  readonly lent: readonly string[];
  /** Lines whose vendor has come and is there still, and those whose vendor has packed up. */
  readonly here: readonly string[];
  readonly packed_up: readonly string[];
  readonly sells: string;
  readonly is_named: boolean;
  readonly sealed: string | null;
  readonly state: Order;
}

/** One row for each entry of a waitlist. */
export interface WaitingTable {
  readonly pre_sale_id: string;
  readonly id: string;
  readonly member_id: string;
  /** The sequence in which they came. */
  readonly position: number;
  readonly product_id: string;
  readonly status: Waiting['status'];
  readonly wishes: WaitlistWishes;
  readonly state: Waiting;
}

/** One row for each time that a vendor had a space. Without the vendor once they are erased. */
export interface SpaceHistoryTable {
  readonly pre_sale_id: string;
  readonly order_id: string;
  readonly line_id: string;
  readonly space_id: string;
  /** Where in the log it began. */
  readonly position: number;
  readonly gathering_id: string;
  readonly code: string;
  readonly vendor_id: string | null;
  readonly source: OrderSource;
  readonly from_at: string;
  readonly until_at: string | null;
  /** Why it ended; '' while it has not. */
  readonly reason: string;
}

/** `right_given`: spaces to which a vendor was given a right, whatever became of it. `erased`: members who have no name in the history any more.
 *  `state` columns are what `evolve` has made of all events so far: the next event is applied to them, so that rows and the log cannot differ. */
export const createOrders = `
create table pre_sale (
  id text primary key,
  version int not null,
  gathering_id text not null,
  day text collate "C",
  club_id text not null,
  status text not null,
  is_paused boolean not null,
  map_version int not null,
  rights_from text,
  closes_at timestamptz,
  terms json,
  taken json not null
);
create index pre_sale_gathering on pre_sale (gathering_id, day);
create table space (
  pre_sale_id text not null,
  id text not null,
  code text not null,
  type text not null,
  cents int not null,
  is_on_map boolean not null,
  is_blocked boolean not null,
  order_id text,
  line_id text,
  right_vendor_id text,
  right_status text,
  state json not null,
  primary key (pre_sale_id, id)
);
create index space_order on space (pre_sale_id, order_id) where order_id is not null;
create index space_right on space (pre_sale_id, right_vendor_id) where right_vendor_id is not null;
create table right_given (
  pre_sale_id text not null,
  vendor_id text not null,
  space_id text not null,
  primary key (pre_sale_id, vendor_id, space_id)
);
create table purchase (
  pre_sale_id text not null,
  id text not null,
  buyer_id text not null,
  number int not null,
  status text not null,
  until timestamptz not null,
  open_cents bigint not null,
  paid_cents bigint not null,
  granted_cents bigint not null,
  lent text[] not null,
  here text[] not null,
  packed_up text[] not null,
  sells text not null,
  is_named boolean not null,
  sealed text,
  state json not null,
  words tsvector generated always as (to_tsvector('english', sells)) stored,
  primary key (pre_sale_id, id)
);
create index purchase_id on purchase (id);
create index purchase_buyer on purchase (buyer_id, pre_sale_id);
create index purchase_number on purchase (pre_sale_id, number);
create index purchase_reserved on purchase (pre_sale_id, until) where status = 'reserved';
create table waiting (
  pre_sale_id text not null,
  id text not null,
  member_id text not null,
  position bigint not null,
  product_id text not null,
  status text not null,
  wishes json not null,
  state json not null,
  primary key (pre_sale_id, id)
);
create index waiting_member on waiting (member_id);
create index waiting_line on waiting (pre_sale_id, product_id, position) where status = 'waiting';
create table space_history (
  pre_sale_id text not null,
  order_id text not null,
  line_id text not null,
  space_id text not null,
  position bigint not null,
  gathering_id text not null,
  code text not null,
  vendor_id text,
  source text not null,
  from_at timestamptz not null,
  until_at timestamptz,
  reason text not null,
  primary key (pre_sale_id, order_id, line_id, space_id, position)
);
create index history_gathering on space_history (gathering_id, code);
create index history_vendor on space_history (vendor_id) where vendor_id is not null;
create table erased (id text primary key);
`;
