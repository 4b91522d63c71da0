import { Inject, Injectable } from '@nestjs/common';
import { plusDays } from '../../kernel/decider/time.js';
import { DEAL_HISTORY, type DealHistory } from '../../limits/deal-history.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { daysAfterDeal, type Relation } from './conflicts.rules.js';

/** What a member of staff is to the member whom something is about. */
@Injectable()
export class Relations {
  constructor(
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(DEAL_HISTORY) private readonly deals: DealHistory,
  ) {}

  async between(handlerId: string, subjectId: string, now: string): Promise<Relation> {
    const [isKin, isBlocked, hasDealt] = await Promise.all([
      this.relations.isParentThread(handlerId, subjectId),
      this.relations.isBlockedBetween(handlerId, subjectId),
      this.deals.hasDealtSince(handlerId, subjectId, plusDays(now, -daysAfterDeal)),
    ]);
    return { isKin, isBlocked, hasDealt };
  }
}
