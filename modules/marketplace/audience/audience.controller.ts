import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../kernel/config/tokens.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import type { Database } from '../../kernel/postgres/database.js';
import { getAudience } from './audience.contract.js';
import { audienceOf } from './audience-rows.js';
import { countSeen } from './seen.contract.js';
import { SeenCounts } from './seen-counts.js';

/** Counts how often listings are seen, for their sellers only.
 *  source  README, Audience */
@Controller()
export class AudienceController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SeenCounts) private readonly counts: SeenCounts,
  ) {}

  @Route(countSeen)
  count(
    @Input() { body, request, actor, meta: { now } }: RouteInput<typeof countSeen>,
  ): ResponseOf<typeof countSeen> {
    const viewer = { actor, ip: request.ip, userAgent: request.header('user-agent') };
    this.counts.add({ viewer, ...body, now });
    return {};
  }

  @Route(getAudience)
  async audience(@Input() { meta }: RouteInput<typeof getAudience>): Promise<ResponseOf<typeof getAudience>> {
    return { listings: await audienceOf(this.db, meta.actor.id, meta.now) };
  }
}
