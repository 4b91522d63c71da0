import { Controller, Inject } from '@nestjs/common';
import { MEMBERSHIPS, type Memberships } from '../../../modules/identity/memberships.ports.js';
import { CONTENTS, DATABASE } from '../../../modules/kernel/config/tokens.js';
import type { Contents } from '../../../modules/kernel/content/contents.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { myBoosts } from '../../../modules/marketplace/boost/boost.contract.js';
import { boostDays } from '../../../modules/marketplace/boost/boost.events.js';
import { mostBoosts } from '../../../modules/marketplace/boost/most-boosts.rules.js';
import { runningOf } from './boosts.queries.js';

@Controller()
export class BoostsOfMemberController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(CONTENTS) private readonly contents: Contents,
    @Inject(MEMBERSHIPS) private readonly memberships: Memberships,
  ) {}

  @Route(myBoosts)
  async mine(@Input() { meta }: RouteInput<typeof myBoosts>): Promise<ResponseOf<typeof myBoosts>> {
    const running = await runningOf(this.db, meta.actor.id, meta.now);
    const refOf = ({ listingId }: { readonly listingId: string }) => ({ kind: 'listing', id: listingId });
    const [titleOf, membership] = await Promise.all([
      this.contents.titlesOf(running.map(refOf)),
      this.memberships.of(meta.actor),
    ]);
    const titled = running.map((boost) => ({ ...boost, title: titleOf(refOf(boost)) ?? '' }));
    return { boosts: titled, most: mostBoosts(membership), days: boostDays };
  }
}
