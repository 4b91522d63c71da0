import { definePort } from '../../kernel/manifest/port.js';

/** What a vendor may tell at a date. Provided by the read model matching, and therefore as late as that. */
export interface Joins {
  /** Matches of these things of a vendor, with visitors of a date, the best first; undefined for no date that everybody sees.
   *  in     isTold: those that the vendor agreed to, or those that they did not
   *  out    hasSpace: whether the vendor has one at the date
   *  units  now: ISO-8601 UTC */
  matchesOf(
    dateId: string,
    asked: {
      readonly holderId: string;
      readonly things: readonly string[];
      readonly isTold: boolean;
      readonly now: string;
      readonly limit: number;
    },
  ): Promise<{ readonly hasSpace: boolean; readonly matches: readonly string[] } | undefined>;
}

export const JOINS = definePort<Joins>('Joins');
