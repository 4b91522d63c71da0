import type { Command } from '../../kernel/decider/decider.js';
import type {
  OfferedSpace,
  OrderLine,
  OrderSource,
  OrderStatus,
  RightStatus,
  Terms,
  WaitlistWishes,
} from './pre-sale.schemas.js';

/** Everything that is sold for one date of an event.
 *  units  USD cents; moments ISO-8601 UTC */
export interface PreSale {
  readonly status: 'none' | 'draft' | 'announced' | 'cancelled';
  readonly gatheringId: string;
  /** Names the date; null for an event of one date. */
  readonly day: string | null;
  /** The organizer that runs it. */
  readonly clubId: string;
  readonly terms: Terms | null;
  readonly isPaused: boolean;
  readonly mapVersion: number;
  /** By id. One that is not on the map any more stays while somebody has it, or a right to it. */
  readonly spaces: ReadonlyMap<string, SpaceState>;
  /** The date that the rights of this one come from; null for none so far. */
  readonly rightsFrom: string | null;
  /** Spaces to which a vendor was given a right, whatever became of it. */
  readonly rightsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** By id, in the order in which they were reserved. */
  readonly orders: ReadonlyMap<string, Order>;
  /** Ids of the orders of a buyer that are alive. */
  readonly ordersOf: ReadonlyMap<string, readonly string[]>;
  /** Ids of all orders that are reserved, those offered from the waitlist too. They do not end in this sequence: terms change, and the team sets ends of its own. */
  readonly reserved: ReadonlySet<string>;
  /** Pieces of a product that are held or assigned; those whose hold is over are in it until they are abandoned. */
  readonly taken: ReadonlyMap<string, number>;
  /** By id, in the order in which they came. */
  readonly waitlist: ReadonlyMap<string, Waiting>;
  /** Ids of the entries that wait for an offer, the longest first. */
  readonly waiting: ReadonlySet<string>;
  /** Ids of the entries of a member. */
  readonly entriesOf: ReadonlyMap<string, readonly string[]>;
}

export interface SpaceState {
  readonly offered: OfferedSpace;
  readonly isOnMap: boolean;
  /** Why the team keeps it back, besides what the map says; null when it does not. */
  readonly blocked: string | null;
  /** The line of an order that holds it, or to which it is assigned. */
  readonly holder: { readonly orderId: string; readonly lineId: string } | null;
  /** Who had it the last time, or was given a right by the registrar; from then on, whoever keeps the right to it while it is lent ('rolled over'). */
  readonly right: { readonly vendorId: string; readonly status: RightStatus } | null;
}

export interface Order {
  readonly id: string;
  readonly number: number;
  readonly buyerId: string;
  readonly source: OrderSource;
  /** Who of the team reserved it; null when the buyer did. */
  readonly by: string | null;
  readonly status: OrderStatus;
  readonly lines: readonly LineState[];
  /** Until when it is held, or can be paid. */
  readonly until: string;
  readonly way: 'card' | 'by hand' | 'free' | null;
  /** The payment that is asked for; from when it is paid, the one by which it was. */
  readonly paymentId: string | null;
  /** What came: more than one only when somebody paid twice, or late. */
  readonly payments: readonly PaymentOfOrder[];
  readonly paidAt: string | null;
  /** What came in all, what of it is to go back, and what went back. */
  readonly paidCents: number;
  readonly grantedCents: number;
  readonly refundedCents: number;
  readonly refundIds: readonly string[];
  /** Kept as a fee of what would have gone back. */
  readonly feeCents: number;
  readonly dispute: { readonly status: 'open' | 'won' | 'lost'; readonly cents: number } | null;
  /** Of the waitlist, for which it is held. */
  readonly entryId: string | null;
}

/** `grantedCents` is at most what was paid, and at least what went back: what somebody sent back at the provider counts as granted. */
export interface PaymentOfOrder {
  readonly id: string;
  readonly paidCents: number;
  readonly grantedCents: number;
  readonly refundedCents: number;
}

export interface LineState extends OrderLine {
  readonly status: 'on' | 'cancelled' | 'no show';
  /** Whether its buyer keeps the right to the space although the line is cancelled. */
  readonly keepsRight: boolean;
  readonly checkedIn: { readonly at: string; readonly by: string; readonly gate: string } | null;
  readonly vacatedAt: string | null;
}

export interface Waiting {
  readonly id: string;
  readonly memberId: string;
  readonly wishes: WaitlistWishes;
  readonly status: 'waiting' | 'offered' | 'purchased' | 'declined' | 'offer expired' | 'left';
  readonly orderId: string | null;
  readonly until: string | null;
}

/** What an order costs. */
export const totalOf = ({ lines }: { readonly lines: readonly OrderLine[] }): number =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

/** What a line costs. */
export const lineCents = ({ quantity, unitCents }: Pick<OrderLine, 'quantity' | 'unitCents'>): number =>
  quantity * unitCents;

/** Whether it was paid, and is not over. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'partially refunded';

/** Whether it holds or has what its lines name. */
export const isAlive = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'reserved' || status === 'awaiting payment' || isPaid({ status });

/** What is asked for, before it has a price: a space, or so many of something else. */
export interface Wanted {
  readonly lineId: string;
  readonly productId: string;
  readonly spaceId: string | null;
  readonly quantity: number;
  readonly showClass: string | null;
}

interface OfSpace {
  readonly spaceId: string;
}
interface OfOrder {
  readonly orderId: string;
}
interface OfLine extends OfOrder {
  readonly lineId: string;
}
interface WithReason {
  readonly reason: string;
}

/** Whose authority a command needs (a role in the organizer's team) is checked by the service; the decider knows buyers and members who wait by the actor. */
export type PreSaleCommand =
  | Command<
      'DraftPreSale',
      {
        readonly gatheringId: string;
        readonly day: string | null;
        readonly clubId: string;
        readonly terms: Terms;
      }
    >
  | Command<'ChangeTerms', { readonly terms: Terms }>
  /** The date was postponed or moved: until then whoever cancels gets everything back. */
  | Command<'LetCancelFree', { readonly until: string }>
  | Command<'AnnouncePreSale'>
  | Command<'PauseSales', WithReason>
  | Command<'ResumeSales'>
  /** All orders that are alive are cancelled with it, and what was paid goes back whole. It may be sent again until nothing is left to do: `most` orders at once. */
  | Command<'CancelPreSale', WithReason & { readonly most: number }>
  /** All spaces of a version of the map. */
  | Command<'OfferSpaces', { readonly mapVersion: number; readonly spaces: readonly OfferedSpace[] }>
  | Command<'BlockSpace', OfSpace & WithReason>
  | Command<'UnblockSpace', OfSpace>
  | Command<
      'GrantRights',
      {
        readonly fromDateId: string | null;
        readonly rights: readonly { readonly spaceId: string; readonly vendorId: string }[];
      }
    >
  /** By its vendor (the actor), or by the registrar for them. */
  | Command<'SurrenderRight', OfSpace & { readonly vendorId: string }>
  | Command<'RollOverRight', OfSpace>
  /** Those that are live when the grace is over. */
  | Command<'ExpireRights'>
  /** By the buyer; for their own order that is reserved these lines replace those before. */
  | Command<'ReserveOrder', OfOrder & { readonly lines: readonly Wanted[] }>
  /** By the registrar, at the gate, or from a published allocation, for a member. `cents`: another price of all of it, by line; [] for the usual one. */
  | Command<
      'ReserveFor',
      OfOrder & {
        readonly buyerId: string;
        readonly source: Extract<OrderSource, 'registrar' | 'gate' | 'allocation'>;
        readonly lines: readonly Wanted[];
        readonly cents: readonly { readonly lineId: string; readonly unitCents: number }[];
        readonly until: string;
      }
    >
  /** What a club knows of a date before it used this: who had which space. Paid, without money. */
  | Command<
      'RecordAssignments',
      {
        readonly assignments: readonly {
          readonly orderId: string;
          readonly buyerId: string;
          readonly spaceIds: readonly string[];
        }[];
      }
    >
  | Command<'LeaveOrder', OfOrder>
  /** By the job: those whose hold is over. */
  | Command<'AbandonLapsed'>
  /** This payment of an order has ended unpaid. */
  | Command<'AbandonOrder', OfOrder & { readonly paymentId: string }>
  | Command<
      'SubmitOrder',
      OfOrder & {
        readonly way: 'card' | 'by hand' | 'free';
        readonly paymentId: string | null;
        readonly until: string;
      }
    >
  /** Money came, whenever. */
  | Command<
      'RecordPayment',
      OfOrder & { readonly paymentId: string; readonly paidCents: number; readonly paidAt: string }
    >
  | Command<'RecordRefund', OfOrder & { readonly paymentId: string; readonly totalCents: number }>
  | Command<'RecordDispute', OfOrder & { readonly status: 'open' | 'won' | 'lost'; readonly cents: number }>
  /** By its buyer, by the refund rules. */
  | Command<'CancelLines', OfOrder & WithReason & { readonly lineIds: readonly string[] }>
  /** By the team: `percent` of what was paid goes back, whatever the rules say. */
  | Command<
      'CancelLinesFor',
      OfOrder &
        WithReason & {
          readonly lineIds: readonly string[];
          readonly percent: number;
          readonly keepsRight: boolean;
        }
    >
  | Command<'MoveSpace', OfLine & WithReason & { readonly toSpaceId: string }>
  | Command<'JoinWaitlist', { readonly entryId: string; readonly wishes: WaitlistWishes }>
  | Command<'LeaveWaitlist', { readonly entryId: string }>
  /** Whatever is free now is offered to those who wait for it, the longest first; holds and offers that have run out end. By the job and by processes: sent again
   *  until nothing is left to do, since one command makes 100 offers at most. `startsAt`: when the date opens. */
  | Command<'OfferFromWaitlist', { readonly startsAt: string }>
  | Command<'DeclineOffer', { readonly entryId: string }>
  | Command<'CheckIn', OfLine & { readonly gate: string; readonly at: string }>
  | Command<'UndoCheckIn', OfLine>
  | Command<'ReleaseNoShows'>
  | Command<'VacateSpace', OfLine & { readonly at: string }>;
