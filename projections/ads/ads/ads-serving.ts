import { Inject, Injectable } from '@nestjs/common';
import { AD_COUNTS, type AdCounts } from '../../../modules/ads/ads.ports.js';
import type { AdPlace } from '../../../modules/ads/ads.schemas.js';
import { isBelowCap, isFor, isWithinDays, type Look, nextInTurn } from '../../../modules/ads/choose.rules.js';
import { MEMBERSHIPS, type Memberships } from '../../../modules/identity/memberships.ports.js';
import { SESSION_MEMBERS, type SessionMembers } from '../../../modules/identity/session-members.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { dayIn, usualTimeZone } from '../../../modules/kernel/decider/days.js';
import type { Actor } from '../../../modules/kernel/decider/decider.js';
import type { Place } from '../../../modules/kernel/geometry/sphere.rules.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { SETTINGS, type Settings } from '../../../modules/settings/settings.ports.js';
import { runningAds, type StoredAd } from './ads.queries.js';

/** Which ad is shown to whom.
 *  source  modules/ads/README.md, Serving; ADR 0104 */
@Injectable()
export class AdsServing {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(AD_COUNTS) private readonly counts: AdCounts,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(MEMBERSHIPS) private readonly memberships: Memberships,
    @Inject(SESSION_MEMBERS) private readonly members: SessionMembers,
  ) {}

  /** The ad whose turn it is at a place; undefined when there is none for this reader.
   *  units  now: ISO-8601 UTC */
  async next(
    place: AdPlace,
    point: Place | undefined,
    actor: Actor | undefined,
    now: string,
  ): Promise<StoredAd | undefined> {
    const running = await this.running(now);
    if (!running.some(({ words }) => words.places.includes(place))) return undefined; // nothing more to ask
    const sees = await this.#sees(actor);
    if (sees === 'nothing') return undefined;
    const look: Look = { place, day: dayIn(now, usualTimeZone), point, noticesAlone: sees === 'notices' };
    return nextInTurn(
      running.filter((one) => isFor(one, look)),
      now,
    );
  }

  /** The ads that are shown today, by their status, days and caps; none while ads are off. */
  async running(now: string): Promise<readonly StoredAd[]> {
    if (!(await this.settings.get('ads-shown'))) return [];
    const day = dayIn(now, usualTimeZone);
    const ads = (await runningAds(this.db)).filter(({ words }) => isWithinDays(words, day));
    const capped = ads.flatMap(({ id, words }) => (words.cap === null ? [] : [id]));
    const totals = await this.counts.totalsOf(capped);
    return ads.filter(({ id, words }) => isBelowCap(words, totals.get(id)?.shown ?? 0));
  }

  async #sees(actor: Actor | undefined): Promise<'everything' | 'notices' | 'nothing'> {
    if (!actor) return 'everything';
    const [{ capabilities }, { isMinor, missingRequirement }] = await Promise.all([
      this.memberships.of(actor),
      this.members.of(actor.id),
    ]);
    if (capabilities.includes('no-ads')) return 'nothing';
    return isMinor || missingRequirement !== null ? 'notices' : 'everything';
  }
}
