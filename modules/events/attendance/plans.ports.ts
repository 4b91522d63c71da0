import { definePort } from '../../kernel/manifest/port.js';
import type { AttendanceKind } from './attendance.events.js';

/** What a member plans about one date. */
export interface Plan {
  readonly gatheringId: string;
  /** Names the date. */
  readonly day: string;
  readonly as: AttendanceKind;
  readonly isShown: boolean;
  readonly isSelling: boolean;
  readonly isReminded: boolean;
}

/** A date of which members want to be reminded. */
export interface DateToRemindOf {
  readonly gatheringId: string;
  /** Names it. */
  readonly day: string;
  /** ISO-8601 UTC */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
}

/** What members plan. Provided by the read model events, and therefore as late as that. */
export interface Plans {
  /** About the dates of one event, in their order. */
  of(memberId: string, gatheringId: string): Promise<readonly Plan[]>;
  /** About dates that end after a moment, soonest first.
   *  in  from: ISO-8601 UTC */
  from(memberId: string, from: string, limit: number): Promise<readonly Plan[]>;
  /** Dates that are on, begin in a span of time, and of which somebody wants to be reminded, soonest first.
   *  in  from, until: ISO-8601 UTC */
  toRemindOf(from: string, until: string): Promise<readonly DateToRemindOf[]>;
  /** Who wants to be reminded of a date, in the order of their ids.
   *  in  after: the last id of the answer before */
  reminded(
    date: Pick<DateToRemindOf, 'gatheringId' | 'day'>,
    after: string,
    limit: number,
  ): Promise<readonly string[]>;
}

export const PLANS = definePort<Plans>('Plans');
