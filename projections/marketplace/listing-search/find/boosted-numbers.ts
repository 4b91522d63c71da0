import { sql } from 'kysely';
import type { Database } from '../../../../modules/kernel/postgres/database.js';
import type { Boosts, RunningBoost } from '../../../../modules/marketplace/boost/boosts.ports.js';
import { people } from '../../../../modules/members/people.shared.js';

/** More would make each search slower; those that were started last are shown. */
export const mostConsidered = 2_000;

/** The numbers of the listings whose boosts are shown now, kept for half a minute: of a member's the last ones, as many as the tier has; none of a minor's.
 *  Each search itself leaves out what is not active any more. */
export class BoostedNumbers {
  #kept: { readonly from: number; readonly numbers: Promise<readonly number[]> } | undefined;

  constructor(
    private readonly db: Database,
    private readonly boosts: Boosts,
    /** Milliseconds. */
    private readonly keepFor = 30_000,
  ) {}

  /** units  now: ISO-8601 UTC */
  at(now: string): Promise<readonly number[]> {
    const from = Date.parse(now);
    const kept = this.#kept;
    if (kept && from < kept.from + this.keepFor) return kept.numbers;
    const numbers = this.#read(now);
    this.#kept = { from, numbers };
    numbers.catch(() => {
      this.#kept = undefined; // the next search reads again
    });
    return numbers;
  }

  async #read(now: string): Promise<readonly number[]> {
    const running = (await this.boosts.running(now)).slice(0, mostConsidered);
    if (!running.length) return [];
    const { rows } = await sql<{ id: string; no: number }>`
      select card.id, card.no from listing_search.card join ${people} as seller on seller.id = card.seller_id
      where card.id = any(${running.map(({ listingId }) => listingId)}) and card.found and card.status = 'active'
        and card.listing_type = 'for_sale' and not seller.is_minor`.execute(this.db);
    const numbers = new Map(rows.map(({ id, no }) => [id, no]));
    return lastOfEach(running.filter(({ listingId }) => numbers.has(listingId))).flatMap(
      ({ listingId }) => numbers.get(listingId) ?? [],
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
