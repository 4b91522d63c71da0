import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { CountedOnce, viewerOf } from '../../kernel/http/counted-once.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../storefronts.ports.js';
import { getAudience } from './audience.contract.js';
import { addSeen, audienceOf } from './audience-rows.js';
import { countSeen } from './seen.contract.js';

/** Counts how often listings are seen, for their sellers only.
 *  source  README, Audience */
@Controller()
export class AudienceController {
  readonly #impressions = new CountedOnce();
  readonly #views = new CountedOnce();

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(STOREFRONTS) private readonly storefronts: Storefronts,
  ) {}

  @Route(countSeen)
  async count(
    @Input() { body, request, actor, meta: { now } }: RouteInput<typeof countSeen>,
  ): Promise<ResponseOf<typeof countSeen>> {
    const viewer = viewerOf({ actor, ip: request.ip, userAgent: request.header('user-agent') });
    const listings = await this.storefronts.publicOf([...new Set([...body.impressions, ...body.views])]);
    const seen = [...listings]
      .filter(([, { sellerId }]) => sellerId !== actor?.id)
      .map(([id, { sellerId }]) => ({
        id,
        sellerId,
        impressions: Number(body.impressions.includes(id) && this.#impressions.isFirst(id, viewer, now)),
        views: Number(body.views.includes(id) && this.#views.isFirst(id, viewer, now)),
      }))
      .filter(({ impressions, views }) => impressions + views > 0);
    if (seen.length > 0) await addSeen(this.db, seen, now);
    return {};
  }

  @Route(getAudience)
  async audience(@Input() { meta }: RouteInput<typeof getAudience>): Promise<ResponseOf<typeof getAudience>> {
    return { listings: await audienceOf(this.db, meta.actor.id, meta.now) };
  }
}
