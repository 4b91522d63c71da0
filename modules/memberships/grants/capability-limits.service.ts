import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { CapabilityLimit, CapabilityLimits } from '../capability-limits.ports.js';
import { type GrantsEvent, grantsEvents } from './grants.events.js';
import { GrantsService } from './grants.service.js';
import { grantsState, type Limit, limitsAt } from './grants.state.js';

/** source  README, Rule 7 */
@Injectable()
export class CapabilityLimitsService implements CapabilityLimits {
  constructor(
    @Inject(GrantsService) private readonly grants: GrantsService,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  limit(
    memberId: string,
    { capability, until, decisionId }: Omit<CapabilityLimit, 'since'>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    return this.grants.dispatch({ type: 'LimitCapability', memberId, capability, until, decisionId, meta });
  }

  lift(
    memberId: string,
    { capability, decisionId }: Pick<CapabilityLimit, 'capability' | 'decisionId'>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    return this.grants.dispatch({ type: 'LiftCapabilityLimit', memberId, capability, decisionId, meta });
  }

  async of(memberId: string): Promise<readonly CapabilityLimit[]> {
    const history = await this.eventStore.read(grantsEvents, memberId);
    return limitsAt(foldEvents(grantsState, history), this.clock.now()).map((limit) => ({
      ...limit,
      since: history.find((event) => begins(event, limit))?.recordedAt ?? '',
    }));
  }
}

const begins = ({ type, data }: GrantsEvent, { capability, decisionId }: Limit): boolean =>
  type === 'CapabilityLimited' && data.decisionId === decisionId && data.capability === capability;
