import { daysAfter } from '@lib/day';

export const eventTimes = ['upcoming', 'weekend', '30-days', 'between', 'all'] as const;
export type EventTimes = (typeof eventTimes)[number];

export interface DaysAsked {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** Leaves out what is over. */
  readonly upcoming: 'true' | 'false';
}

/** The days that a choice of time means. Saturday and Sunday are a weekend; on its Sunday it is that day alone.
 *  in  today: "2026-06-11"
 *  Pure. */
export function daysOf(
  {
    when,
    from,
    until,
  }: { readonly when: EventTimes; readonly from?: string | undefined; readonly until?: string | undefined },
  today: string,
): DaysAsked {
  switch (when) {
    case 'upcoming':
      return { upcoming: 'true' };
    case 'weekend': {
      const weekday = weekdayOf(today);
      const sunday = daysAfter(today, weekday === 0 ? 0 : 7 - weekday);
      return { from: weekday === 0 ? today : daysAfter(sunday, -1), until: sunday, upcoming: 'true' };
    }
    case '30-days':
      return { from: today, until: daysAfter(today, 30), upcoming: 'true' };
    case 'between':
      return { from, until, upcoming: from !== undefined && from < today ? 'false' : 'true' };
    case 'all':
      return { upcoming: 'false' };
  }
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();
