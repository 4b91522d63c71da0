import type { ResponseOf } from '@modules/kernel/http/contract';
import type { checkIn, readGateList } from '@modules/orders/check-in/check-ins.contract';

/** What a phone at a gate has for one member: lists of dates, what it let in, and what it has not sent. Rows of other members are never read. */

export type GateList = ResponseOf<typeof readGateList>;
export type GateLine = GateList['lines'][number];
export type CheckInResult = ResponseOf<typeof checkIn>['results'][number];

/** The list of a date as the phone last read it; answers to what it sent update it. */
export interface GateCopy {
  readonly memberId: string;
  readonly dateId: string;
  readonly etag: string;
  readonly list: GateList;
  /** When the server last said that this is how it is: ISO-8601 UTC, by the server's clock. */
  readonly checkedAt: string;
  /** Milliseconds by which the server's clock is ahead of this phone's. */
  readonly ahead: number;
}

/** A line that this phone let in. */
export interface Arrival {
  readonly id: string;
  readonly memberId: string;
  readonly dateId: string;
  readonly orderId: string;
  readonly lineId: string;
  readonly number: number;
  readonly vendor: string;
  /** "B12", or what it is. */
  readonly words: string;
  readonly gate: string;
  /** ISO-8601 UTC, by the server's clock. */
  readonly at: string;
  /** queued: not sent; undoing: to be taken back; otherwise what became of it. */
  readonly state: 'queued' | 'undoing' | 'undone' | CheckInResult['status'];
  /** Who let it in before. */
  readonly before: CheckInResult['before'];
  readonly message: string;
  /** Whether the gate has dealt with a refusal. */
  readonly isDone: boolean;
}

/** Names a line. */
export interface OfLine {
  readonly orderId: string;
  readonly lineId: string;
}

/** What is not sent, in order. */
export type GateUnsent = OfLine & {
  /** Assigned by the store: its place in the queue. */
  readonly number?: number;
  readonly memberId: string;
  readonly dateId: string;
  /** The id of a command that has none of its own. */
  readonly key: string;
} & (
    | { readonly do: 'in'; readonly arrivalId: string; readonly gate: string; readonly at: string }
    /** `arrivalId`: of this phone; null for what another let in. */
    | { readonly do: 'undo'; readonly arrivalId: string | null }
    | { readonly do: 'pack up'; readonly at: string }
  );
