import { sql } from 'kysely';
import type { UnitVector } from '../../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { Boosts, RunningBoost } from '../../../../modules/marketplace/boost/boosts.ports.js';
import { people } from '../../../../modules/members/people.shared.js';

/** What of a boosted listing tells most searches that they cannot find it. */
export interface BoostedSpot extends UnitVector {
  readonly no: number;
  readonly category: number;
  readonly sub: number;
}

/** More would make each search slower; those that were started last are shown. */
export const mostConsidered = 2_000;

/** The search rows of the listings whose boosts are shown now, kept for half a minute: of a member's the last ones, as many as the tier has; none of a minor's.
 *  Each search itself leaves out what is not active any more. */
export class BoostedSpots {
  #kept: { readonly from: number; readonly spots: Promise<readonly BoostedSpot[]> } | undefined;

  constructor(
    private readonly db: Database,
    private readonly boosts: Boosts,
    /** Milliseconds. */
    private readonly keepFor = 30_000,
  ) {}

  /** units  now: ISO-8601 UTC */
  at(now: string): Promise<readonly BoostedSpot[]> {
    const from = Date.parse(now);
    const kept = this.#kept;
    if (kept && from < kept.from + this.keepFor) return kept.spots;
    const spots = this.#read(now);
    this.#kept = { from, spots };
    spots.catch(() => {
      this.#kept = undefined; // the next search reads again
    });
    return spots;
  }

  async #read(now: string): Promise<readonly BoostedSpot[]> {
    const running = (await this.boosts.running(now)).slice(0, mostConsidered);
    if (!running.length) return [];
    const { rows } = await sql<BoostedSpot & { readonly id: string }>`
      select card.id, spot.no, spot.x, spot.y, spot.z, spot.category, spot.sub
      from listing_search.card join listing_search.spot using (no) join ${people} as seller on seller.id = card.seller_id
      where card.id = any(${running.map(({ listingId }) => listingId)}) and card.found and card.status = 'active'
        and card.listing_type = 'for_sale' and not seller.is_minor`.execute(this.db);
    const spots = new Map(rows.map(({ id, ...spot }) => [id, spot]));
    return lastOfEach(running.filter(({ listingId }) => spots.has(listingId))).flatMap(
      ({ listingId }) => spots.get(listingId) ?? [],
    );
  }
}

/** in  boosts: the last started first */
function lastOfEach(boosts: readonly RunningBoost[]): readonly RunningBoost[] {
  const counted = new Map<string, number>();
  return boosts.filter(({ memberId, most }) => {
    const before = counted.get(memberId) ?? 0;
    counted.set(memberId, before + 1);
    return before < most;
  });
}
