import type { Rating } from '../../../modules/deals/feedback/feedback.events.js';
import type { Side } from '../../../modules/deals/offer/offer.state.js';

/** The deal of a seller and a buyer. Times are ISO-8601 UTC. */
export interface DealTable {
  readonly id: string;
  readonly thread_id: string;
  readonly listing_id: string;
  readonly seller_id: string;
  readonly buyer_id: string;
  /** The waiting offer; null without one. */
  readonly offer_by: Side | null;
  readonly offer_cents: number | null;
  readonly expires_at: string | null;
  /** The price of the last accepted offer. */
  readonly accepted_cents: number | null;
  readonly held_until: string | null;
  readonly done_at: string | null;
  /** The side that reports it: the author of the listing. */
  readonly done_by: Side | null;
  /** The price of the sale; null when the seller named none. */
  readonly sold_cents: number | null;
  /** The other side held the listing then, or confirms it. */
  readonly agreed: boolean;
  readonly disputed: boolean;
  /** Why its listing is no longer offered. */
  readonly ended: 'sold' | 'gone' | null;
}

/** One side's feedback, without the words: those are read from the log, where they are encrypted. */
export interface FeedbackTable {
  readonly deal_id: string;
  readonly from_id: string;
  readonly to_id: string;
  readonly from_side: Side;
  readonly rating: Rating;
  readonly position: number;
  readonly given_at: string;
  readonly show_at: string;
  readonly is_shown: boolean;
  /** By a decision: it counts nowhere. */
  readonly is_void: boolean;
}

export type DealsTables = {
  readonly 'deals.deal': DealTable;
  readonly 'deals.feedback': FeedbackTable;
};

export const createDeals = `
create table deal (
  id text primary key,
  thread_id text not null,
  listing_id text not null,
  seller_id text not null,
  buyer_id text not null,
  offer_by text,
  offer_cents bigint,
  expires_at timestamptz,
  accepted_cents bigint,
  held_until timestamptz,
  done_at timestamptz,
  done_by text,
  sold_cents bigint,
  agreed boolean not null,
  disputed boolean not null,
  ended text
);
create index deal_listing on deal (listing_id);
create index deal_seller on deal (seller_id);
create index deal_buyer on deal (buyer_id);
create index deal_due on deal (expires_at) where expires_at is not null;

create table feedback (
  deal_id text not null,
  from_id text not null,
  to_id text not null,
  from_side text not null,
  rating text not null,
  position bigint not null,
  given_at timestamptz not null,
  show_at timestamptz not null,
  is_shown boolean not null,
  is_void boolean not null,
  primary key (deal_id, from_id)
);
create index feedback_of on feedback (to_id, position desc) where is_shown;
create index feedback_by on feedback (from_id);
create index feedback_due on feedback (show_at) where not is_shown;
`;
