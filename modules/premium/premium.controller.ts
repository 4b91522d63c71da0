import { Controller, Inject } from '@nestjs/common';
import { MEMBERSHIPS, type Memberships } from '../identity/memberships.ports.js';
import { CLOCK } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { mostBoosts } from '../marketplace/boost/most-boosts.rules.js';
import { capabilitiesOfTier } from '../memberships/capabilities.rules.js';
import { grantsState, paidBy } from '../memberships/grants/grants.state.js';
import { PAYMENTS, type Payments } from '../payments/payments.ports.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { Plans } from './plans.service.js';
import {
  getPlans,
  getSubscription,
  openPortal,
  type Plan,
  plans,
  type Subscription,
  subscribe,
} from './premium.contract.js';
import { type Known, Subscriptions } from './subscriptions.service.js';
import { givenUntil } from './term.shared.js';

@Controller()
export class PremiumController {
  constructor(
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
    @Inject(PAYMENTS) private readonly payments: Payments,
    @Inject(Plans) private readonly plans: Plans,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(MEMBERSHIPS) private readonly memberships: Memberships,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Route(getPlans)
  async all(): Promise<ResponseOf<typeof getPlans>> {
    const { card, isTest } = this.payments.waysToPay();
    const priced = plans.map(async (plan) => ({
      plan,
      month: (await this.plans.of(plan, 'month')).amountCents / 100,
      year: (await this.plans.of(plan, 'year')).amountCents / 100,
    }));
    return {
      isOpen: card && (await this.settings.get('premium-open')),
      isTest,
      plans: await Promise.all(priced),
      boosts: { premium: boostsOf('premium'), premium_plus: boostsOf('premium_plus') },
    };
  }

  @Route(getSubscription)
  async mine(
    @Input() { meta: { actor }, query }: RouteInput<typeof getSubscription>,
  ): Promise<ResponseOf<typeof getSubscription>> {
    await this.subscriptions.lookAgain(actor.id, query.cameBack);
    const [membership, grants, current] = await Promise.all([
      this.memberships.of(actor),
      loadState(this.eventStore, grantsState, actor.id),
      this.subscriptions.current(actor.id),
    ]);
    const now = this.clock.now();
    return {
      tier: membership.tier,
      grants: grants.tiers
        .filter(({ until }) => until === null || until > now)
        .map(({ tier, until, grantedBy }) => ({ tier, until, isPaid: grantedBy === paidBy })),
      subscription: current ? viewOf(current) : null,
    };
  }

  @Route(subscribe)
  subscribe(@Input() { body, meta }: RouteInput<typeof subscribe>): Promise<ResponseOf<typeof subscribe>> {
    return this.subscriptions.subscribe(body, meta);
  }

  @Route(openPortal)
  portal(
    @Input() { meta: { actor } }: RouteInput<typeof openPortal>,
  ): Promise<ResponseOf<typeof openPortal>> {
    return this.subscriptions.portal(actor.id);
  }
}

const boostsOf = (tier: Plan) => mostBoosts({ tier, capabilities: capabilitiesOfTier(tier) });

function viewOf({ id, term }: Known): Subscription | null {
  if (!term) return null;
  const { plan, amountCents, interval, status, paidUntil, endsAt } = term;
  const keptUntil = status === 'past_due' || status === 'unpaid' ? givenUntil(term) : null;
  return { id, plan, amount: amountCents / 100, interval, status, paidUntil, endsAt, keptUntil };
}
