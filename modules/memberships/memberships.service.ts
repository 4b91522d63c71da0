import { Inject, Injectable } from '@nestjs/common';
import type { Tier } from '../identity/capabilities.schemas.js';
import type { Membership, Memberships } from '../identity/memberships.ports.js';
import { type Standing } from '../identity/session-members.ports.js';
import { CLOCK } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import type { Actor } from '../kernel/decider/decider.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../members/member-relations.ports.js';
import { capabilitiesOf } from './capabilities.rules.js';
import type { CapabilitySources } from './capability-check.js';
import { type Grants, grantsState, type Limit, limitsAt, tierOf } from './grants/grants.state.js';

/** Reads the event store, so that an answer is never late: the grants of one member are a short stream. */
@Injectable()
export class MembershipsService implements Memberships, CapabilitySources {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MEMBER_RELATIONS) private readonly members: MemberRelations,
  ) {}

  standingOf(memberId: string): Promise<Standing> {
    return this.members.standingOf(memberId);
  }

  async tierOf(memberId: string): Promise<Tier> {
    return tierOf(await this.#grantsOf(memberId), this.clock.now());
  }

  async limitsOf(memberId: string): Promise<readonly Limit[]> {
    return limitsAt(await this.#grantsOf(memberId), this.clock.now());
  }

  async of({ id, roles }: Actor): Promise<Membership> {
    const [{ missingRequirement }, grants] = await Promise.all([this.standingOf(id), this.#grantsOf(id)]);
    const now = this.clock.now();
    const tier = tierOf(grants, now);
    const limited = limitsAt(grants, now).map(({ capability }) => capability);
    return { tier, capabilities: capabilitiesOf({ missingRequirement, roles, tier, limited }) };
  }

  #grantsOf(memberId: string): Promise<Grants> {
    return loadState(this.eventStore, grantsState, memberId);
  }
}
