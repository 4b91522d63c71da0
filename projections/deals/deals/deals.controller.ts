import { Controller, Inject } from '@nestjs/common';
import {
  getDeal,
  getReputation,
  listDeals,
  listFeedbackDue,
  type Reputation,
} from '../../../modules/deals/deals.contract.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { STOREFRONTS, type Storefronts } from '../../../modules/marketplace/storefronts.ports.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import { TALKS, type Talks } from '../../../modules/messages/talks.ports.js';
import { dealOf } from './deal-view.queries.js';
import { dealsOnListing } from './deals-on-listing.queries.js';
import { feedbackDueOf } from './feedback-due.queries.js';
import { reputationOf } from './reputation.queries.js';

@Controller()
export class DealsReadController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(TALKS) readonly talks: Talks,
    @Inject(MEMBER_NAMES) readonly people: MemberNames,
    @Inject(STOREFRONTS) readonly storefronts: Storefronts,
  ) {}

  @Route(getDeal)
  async deal(@Input() { params, meta }: RouteInput<typeof getDeal>): Promise<ResponseOf<typeof getDeal>> {
    return { deal: await dealOf(this, meta.actor.id, params.id, meta.now) };
  }

  @Route(listDeals)
  onListing(@Input() { params, meta }: RouteInput<typeof listDeals>): Promise<ResponseOf<typeof listDeals>> {
    return dealsOnListing(this, meta.actor.id, params.id);
  }

  @Route(listFeedbackDue)
  async feedbackDue(
    @Input() { meta }: RouteInput<typeof listFeedbackDue>,
  ): Promise<ResponseOf<typeof listFeedbackDue>> {
    return { due: await feedbackDueOf(this, meta.actor.id, meta.now) };
  }

  @Route(getReputation)
  reputation(@Input() { params, actor }: RouteInput<typeof getReputation>): Promise<Reputation> {
    return reputationOf(this, params.id, actor?.id);
  }
}
