import { Inject, Injectable, Optional } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusHours } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { Looks } from '../look/looks.service.js';
import { openPage } from '../open-page.js';
import { addressesOf, cardsClosed, stepOf } from '../payment/payment-orders.service.js';
import {
  type PageToPay,
  PLANS_ON_SALE,
  type PlansOnSale,
  type SubscriptionOrder,
} from '../payments.ports.js';
import { PAYMENT_PROVIDER, type PaymentProvider, providerAway } from '../provider/payment-provider.js';
import { mustBeRunning, subscriptionNotFound } from './running.rules.js';
import { mustBeUnpaid, subscriptionDecider } from './subscription.decider.js';
import { subscriptionEvents } from './subscription.events.js';
import { type KnownSubscription, subscriptionState } from './subscription.state.js';

/** What is paid again and again: asked for here, changed at the provider, and then recorded as the provider has it.
 *  source  README, Rules 8–10 */
@Injectable()
export class Subscriptions {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(Looks) private readonly looks: Looks,
    @Optional() @Inject(PLANS_ON_SALE) private readonly onSale?: PlansOnSale,
  ) {}

  /** errors  those of the port */
  async subscribe(order: SubscriptionOrder, meta: CommandMetadata): Promise<PageToPay> {
    const { provider } = this;
    if (!provider) throw cardsClosed();
    const { id, payerId, purpose, plan, words, amountCents, interval } = order;
    const asked = { payerId, purpose, plan, amountCents, interval, provider: provider.name } as const;
    const command = { type: 'RequestSubscription', ...asked, meta } as const;
    let receipt = await dispatch(this.bus, subscriptionDecider, id, command, { isNew: true });
    const url = await openPage(provider, {
      state: async () => {
        const subscription = await this.#known(id);
        if (subscription.provider !== provider.name) throw providerAway();
        mustBeUnpaid(subscription);
        return subscription;
      },
      look: () => this.looks.subscription(id),
      order: async (attempt) => ({
        id,
        attempt,
        what: { kind: 'subscription', plan, words, amountCents, interval },
        until: plusHours((await this.#askedAt(id)) ?? meta.now, 23),
        email: order.email,
        customerRef: await this.#customerOf(order.formerId, provider),
        returnTo: addressesOf(order.returnTo, this.environment),
      }),
      record: async (ref, attempt) => {
        const record = { type: 'RecordCheckout', ref, attempt, meta: stepOf(meta, 'page', ref) } as const;
        receipt = await dispatch(this.bus, subscriptionDecider, id, record);
      },
    });
    return { url, receipt };
  }

  /** The plan of a gift is no plan on sale: nothing else is offered for it.
   *  errors  those of the port */
  async portal(id: string, returnTo: string): Promise<{ readonly url: string }> {
    const { customerRef, provider, plan } = await this.#known(id);
    if (customerRef === null) throw subscriptionNotFound();
    const all = (await this.onSale?.all()) ?? [];
    const plans = all.some((one) => one.plan === plan) ? all : [];
    const returnUrl = new URL(returnTo, this.environment.publicUrl).href;
    return this.looks.of(provider).portal(customerRef, { returnUrl, plans });
  }

  /** errors  SUBSCRIPTION_NOT_FOUND (not-found), SUBSCRIPTION_OVER (conflict), PROVIDER_AWAY (unavailable) */
  async change(
    id: string,
    to: Parameters<PaymentProvider['change']>[2],
    { commandId }: CommandMetadata,
  ): Promise<void> {
    const { provider, ref } = mustBeRunning(await this.#known(id));
    const changeId = deterministicId(commandId, 'change', id, JSON.stringify(to));
    await this.looks.of(provider).change(ref, changeId, to);
    await this.looks.subscription(id);
  }

  /** One that has not begun ends with its page.
   *  errors  SUBSCRIPTION_NOT_FOUND (not-found), PROVIDER_AWAY (unavailable) */
  async end(id: string, when: 'now' | 'at its end', meta: CommandMetadata): Promise<void> {
    const before = await this.#known(id);
    if (before.status === 'requested') await this.#endUnbegun(id, before, meta);
    const { status, ref } = await this.#known(id);
    if (status === 'ended' || ref === null) return;
    await this.change(id, when === 'now' ? 'end now' : 'end at its end', meta);
  }

  /** End one that nobody has paid. What was paid on its page before counts.
   *  errors  PROVIDER_AWAY (unavailable) */
  async expire(id: string, meta: CommandMetadata): Promise<void> {
    const subscription = await this.#known(id);
    if (subscription.status === 'requested') await this.#endUnbegun(id, subscription, meta);
  }

  async #endUnbegun(
    id: string,
    { checkoutRef, provider }: KnownSubscription,
    meta: CommandMetadata,
  ): Promise<void> {
    if (checkoutRef !== null) {
      await this.looks.of(provider).closeCheckout(checkoutRef);
      return this.looks.subscription(id);
    }
    const nothing = { type: 'FollowSubscription', found: null, isPageOpen: false } as const;
    await dispatch(this.bus, subscriptionDecider, id, { ...nothing, meta: stepOf(meta, 'end', id) });
  }

  async #customerOf(formerId: string | null, { name }: PaymentProvider): Promise<string | null> {
    if (formerId === null) return null;
    const former = await loadState(this.eventStore, subscriptionState, formerId);
    return former.status === 'none' || former.provider !== name ? null : former.customerRef;
  }

  async #known(id: string): Promise<KnownSubscription> {
    const subscription = await loadState(this.eventStore, subscriptionState, id);
    if (subscription.status === 'none') throw subscriptionNotFound();
    return subscription;
  }

  /** units  ISO-8601 UTC */
  async #askedAt(id: string): Promise<string | undefined> {
    return (await this.eventStore.read(subscriptionEvents, id))[0]?.recordedAt;
  }
}
