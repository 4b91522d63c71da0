import { Inject, Injectable } from '@nestjs/common';
import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { DEAL_HISTORY, type DealHistory } from '../../limits/deal-history.ports.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { grantsState } from '../../memberships/grants/grants.state.js';
import { daysAfterDeal, type Relation } from './conflicts.rules.js';

/** What a member of staff is to the member whom something is about. */
@Injectable()
export class Relations {
  constructor(
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(DEAL_HISTORY) private readonly deals: DealHistory,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
  ) {}

  async between(handlerId: string, subjectId: string, now: string): Promise<Relation> {
    const [isKin, isBlocked, hasDealt, isAbove] = await Promise.all([
      this.relations.isParentThread(handlerId, subjectId),
      this.relations.isBlockedBetween(handlerId, subjectId),
      this.deals.hasDealtSince(handlerId, subjectId, plusDays(now, -daysAfterDeal)),
      this.#isAbove(subjectId, handlerId),
    ]);
    return { isKin, isBlocked, hasDealt, isAbove };
  }

  /** Whether the subject is an admin and the handler is none. */
  async #isAbove(subjectId: string, handlerId: string): Promise<boolean> {
    return (await this.#isAdmin(subjectId)) && !(await this.#isAdmin(handlerId));
  }

  async #isAdmin(memberId: string): Promise<boolean> {
    return (await loadState(this.eventStore, grantsState, memberId)).roles.includes('admin');
  }
}
