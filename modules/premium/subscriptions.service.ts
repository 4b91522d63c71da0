import { Inject, Injectable } from '@nestjs/common';
import { emailOf } from '../identity/accounts/accounts.shared.js';
import { SESSION_MEMBERS, type SessionMembers } from '../identity/session-members.ports.js';
import { limitConcurrency } from '../kernel/async/limit-concurrency.js';
import { DATABASE } from '../kernel/config/tokens.js';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { conflict, forbidden, notFound } from '../kernel/decider/errors.js';
import { plusMinutes } from '../kernel/decider/time.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Database } from '../kernel/postgres/database.js';
import { acquireLock, locks } from '../kernel/postgres/locks.js';
import { PAYMENTS, type PageToPay, type Payments } from '../payments/payments.ports.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';
import { SETTINGS, type Settings } from '../settings/settings.ports.js';
import { Plans } from './plans.service.js';
import type { Plan, planIntervals } from './premium.contract.js';
import { addSubscription, subscriptionsOf } from './subscription-rows.js';
import { isRunning, type PremiumTerm, premiumTerm, purposeKind } from './term.shared.js';

export interface Known {
  readonly id: string;
  readonly requestedAt: string;
  /** Undefined while its page is being opened. */
  readonly term: PremiumTerm | undefined;
}

/** Subscriptions of members: one at a time runs, and all of a member's are with one customer of the provider.
 *  source  README, Rules */
@Injectable()
export class Subscriptions {
  /** Each keeps a connection while it reads by others. */
  readonly #limited = limitConcurrency(2);

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PAYMENTS) private readonly payments: Payments,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SESSION_MEMBERS) private readonly members: SessionMembers,
    @Inject(Plans) private readonly plans: Plans,
  ) {}

  /** The one that runs; else the one that waits for its first payment; else the last one. */
  async current(memberId: string): Promise<Known | undefined> {
    const known = (await this.#of(memberId)).filter(({ term }) => term !== undefined);
    return (
      known.find(({ term }) => term && isRunning(term)) ??
      known.find(({ term }) => term?.status === 'requested') ??
      known[0]
    );
  }

  /** Ask the provider how the current one is while it waits, or when the member comes back from the provider. */
  async lookAgain(memberId: string, cameBack: boolean): Promise<void> {
    const current = await this.current(memberId);
    if (!current?.term) return;
    if (current.term.status === 'requested' || (cameBack && isRunning(current.term)))
      await this.payments.lookAgain({ subscription: current.id });
  }

  /** The page to pay on. Pages of earlier attempts close first, so that nobody pays twice.
   *  errors  PREMIUM_CLOSED, ALREADY_SUBSCRIBED (conflict), GUARDIAN_PAYS (forbidden), and those of payments */
  async subscribe(
    asked: { readonly id: string; readonly plan: Plan; readonly interval: (typeof planIntervals)[number] },
    meta: CommandMetadata,
  ): Promise<PageToPay> {
    const memberId = meta.actor.id;
    await this.settings.mustBeOpen('premium-open');
    if ((await this.members.of(memberId)).isMinor)
      throw forbidden('GUARDIAN_PAYS', {
        message:
          'Premium is for members who are 18. Ask your guardian; everything else here is yours without it.',
      });
    const others = await this.#limited(() => this.#begin(memberId, asked.id, meta));
    for (const { id, term } of others) if (term?.status === 'requested') await this.#close(id, meta);
    const plan = await this.plans.of(asked.plan, asked.interval);
    return this.payments.subscribe(
      {
        ...plan,
        id: asked.id,
        payerId: memberId,
        purpose: { kind: purposeKind, id: memberId },
        email: (await emailOf(this.db, memberId)) ?? null,
        returnTo: { paid: '/premium?paid=1', left: '/premium' },
        formerId: others.find(({ term }) => term && term.paidUntil !== null)?.id ?? null,
      },
      meta,
    );
  }

  /** errors  SUBSCRIPTION_NOT_FOUND (not-found), PROVIDER_AWAY (unavailable) */
  async portal(memberId: string): Promise<{ readonly url: string }> {
    const begun = (await this.#of(memberId)).filter(({ term }) => term && term.paidUntil !== null);
    const [newest] = [...begun.filter(({ term }) => term && isRunning(term)), ...begun];
    if (!newest)
      throw notFound('SUBSCRIPTION_NOT_FOUND', { message: 'You have no subscription that was paid.' });
    return this.payments.portal(newest.id, '/premium?back=1');
  }

  /** Keep the id, one request of a member after the other.
   *  out     the others of this member, the newest first
   *  errors  ALREADY_SUBSCRIBED (conflict) while one runs, or while the page of another is being opened */
  #begin(memberId: string, id: string, { now }: CommandMetadata): Promise<readonly Known[]> {
    return this.db.transaction().execute(async (tx) => {
      await acquireLock(tx, locks.subscriptions, memberId);
      const others = (await this.#of(memberId, tx)).filter((one) => one.id !== id);
      for (const one of others) mustNotRun(one, now);
      if (await this.#isFree(id, memberId))
        await addSubscription(tx, { id, member_id: memberId, requested_at: now });
      return others;
    });
  }

  /** Payments refuse the id of another's, or of something else: it is not kept here. */
  async #isFree(id: string, memberId: string): Promise<boolean> {
    const history = await this.eventStore.read(subscriptionEvents, id);
    return history.length === 0 || premiumTerm(history)?.memberId === memberId;
  }

  /** Close the page of an attempt before this one; one that was paid a moment ago runs, and stays.
   *  errors  ALREADY_SUBSCRIBED (conflict), PROVIDER_AWAY (unavailable) */
  async #close(id: string, meta: CommandMetadata): Promise<void> {
    await this.payments.withdraw(id, meta);
    mustNotRun(await this.#known(id, meta.now), meta.now);
  }

  async #of(memberId: string, db: Database = this.db): Promise<readonly Known[]> {
    const rows = await subscriptionsOf(db, memberId);
    return Promise.all(rows.map(({ id, requested_at }) => this.#known(id, requested_at)));
  }

  async #known(id: string, requestedAt: string): Promise<Known> {
    return { id, requestedAt, term: premiumTerm(await this.eventStore.read(subscriptionEvents, id)) };
  }
}

/** errors  ALREADY_SUBSCRIBED (conflict) */
function mustNotRun({ term, requestedAt }: Known, now: string): void {
  if (term && isRunning(term))
    throw conflict('ALREADY_SUBSCRIBED', {
      message: 'You have a subscription. Change its plan, or cancel it, under “Manage”.',
    });
  if (!term && plusMinutes(requestedAt, 2) > now)
    throw conflict('ALREADY_SUBSCRIBED', {
      message: 'A page to pay on is being opened for you. Wait two minutes, and try again.',
    });
}
