import { Controller, Inject } from '@nestjs/common';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../../modules/members/member-relations.ports.js';
import {
  type AppealView,
  appealFigures,
  getAppeal,
  listAppeals,
} from '../../../modules/moderation/appeal/appeals.contract.js';
import { REVIEWERS, type Reviewers } from '../../../modules/moderation/appeal/reviewers.ports.js';
import { figuresOf } from './appeal-figures.queries.js';
import { appealLines } from './appeal-lines.queries.js';
import { appealView } from './appeal-view.queries.js';

@Controller()
export class AppealsReadController {
  constructor(
    @Inject(DATABASE) readonly db: Database,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) readonly relations: MemberRelations,
    @Inject(MEMBER_NAMES) readonly names: MemberNames,
    @Inject(REVIEWERS) readonly reviewers: Reviewers,
  ) {}

  @Route(listAppeals)
  list(@Input() { query, meta }: RouteInput<typeof listAppeals>): Promise<ResponseOf<typeof listAppeals>> {
    return appealLines(this, query, { readerId: meta.actor.id, now: meta.now });
  }

  @Route(appealFigures)
  figures(@Input() { meta }: RouteInput<typeof appealFigures>): Promise<ResponseOf<typeof appealFigures>> {
    return figuresOf(this, meta.actor.id, meta.now);
  }

  @Route(getAppeal)
  one(@Input() { params, meta }: RouteInput<typeof getAppeal>): Promise<AppealView> {
    return appealView(this, params.id, meta.actor, meta.now);
  }
}
