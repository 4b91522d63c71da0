import { definePort } from '../kernel/manifest/port.js';

/** What members could sell today. Provided by the read model matching, and therefore as late as that. */
export interface Fillable {
  /** Open wanted ads of others that a member's listings and items suit, each with the thing that suits it best; the best match first. The same ones as among the
   *  member's matches.
   *  units  now: ISO-8601 UTC
   *  out    total: all of them */
  wantedFor(
    memberId: string,
    asked: { readonly now: string; readonly limit: number },
  ): Promise<{ readonly total: number; readonly first: readonly FillableAd[] }>;
}

export interface FillableAd {
  readonly matchId: string;
  readonly wantedId: string;
  readonly title: string;
  /** The member's own. */
  readonly thing: { readonly kind: 'listing' | 'item'; readonly id: string; readonly title: string };
}

export const FILLABLE = definePort<Fillable>('Fillable');
