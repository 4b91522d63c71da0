import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CLOCK } from '../../kernel/config/tokens.js';
import type { Clock } from '../../kernel/decider/clock.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, foldEvents } from '../../kernel/decider/decider.js';
import { deterministicId, newId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { paymentDecider } from '../payment/payment.decider.js';
import { paymentEvents } from '../payment/payment.events.js';
import { paymentState } from '../payment/payment.state.js';
import type { CardProvider } from '../payments.schemas.js';
import {
  type FoundSubscription,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  providerAway,
} from '../provider/payment-provider.js';
import { subscriptionDecider } from '../subscription/subscription.decider.js';
import { subscriptionEvents } from '../subscription/subscription.events.js';
import { type KnownSubscription, subscriptionState } from '../subscription/subscription.state.js';
import { invoiceOf } from './invoice.js';

/** Asks the provider how something is, and records what is new. It asks until nothing is new, so that the last of several who ask at the same time records
 *  the newest answer, whichever of them is slow.
 *  source  README, Rules 1–2; ADR 0097 */
@Injectable()
export class Looks {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
  ) {}

  /** The provider that has it.
   *  errors  PROVIDER_AWAY (unavailable) for one that is not set up here any more */
  of(name: string): PaymentProvider {
    if (this.provider?.name !== name) throw providerAway();
    return this.provider;
  }

  /** in      isClosing: a page that we closed is no end of its own; what was paid there before counts
   *  errors  PROVIDER_AWAY (unavailable) */
  payment(id: string, { isClosing = false } = {}): Promise<void> {
    return untilQuiet(async () => {
      const { events, version } = await this.eventStore.history(paymentEvents, id);
      const payment = foldEvents(paymentState, events);
      if (payment.status === 'none' || payment.provider === 'by-hand') return true;
      const { checkoutRef } = payment;
      const paymentRef = payment.settled?.ref ?? null;
      if (checkoutRef === null && paymentRef === null) return true;
      const provider = this.of(payment.provider);
      const { refunds, ...found } = await provider.payment({ checkoutRef, paymentRef });
      if (isClosing && found.status === 'expired') return true;
      const named = refunds.map((refund) => ({
        ...refund,
        id: refund.id ?? deterministicId('refund', provider.name, refund.ref),
      }));
      const meta = this.#meta(provider.name);
      const command = {
        type: 'FollowProvider',
        found: { ...found, refunds: named },
        checkoutRef,
        meta,
      } as const;
      return (await dispatch(this.bus, paymentDecider, id, command)).version === version;
    });
  }

  /** Its paid invoices become payments too.
   *  errors  PROVIDER_AWAY (unavailable) */
  subscription(id: string): Promise<void> {
    return untilQuiet(async () => {
      const { events, version } = await this.eventStore.history(subscriptionEvents, id);
      const subscription = foldEvents(subscriptionState, events);
      if (subscription.status === 'none' || subscription.checkoutRef === null) return true;
      const { checkoutRef, ref: subscriptionRef } = subscription;
      const provider = this.of(subscription.provider);
      const isPageOpen = (await provider.addressOf(checkoutRef)) !== null;
      const found = await provider.subscription({ checkoutRef, subscriptionRef });
      const command = {
        type: 'FollowSubscription',
        found: found && (await this.#foundOf(found, subscription)),
        isPageOpen,
        meta: this.#meta(provider.name),
      } as const;
      const receipt = await dispatch(this.bus, subscriptionDecider, id, command);
      if (found) await this.#recordInvoices(found, subscription, provider.name);
      return receipt.version === version;
    });
  }

  async #foundOf({ invoices, ...found }: FoundSubscription, { payerId }: KnownSubscription) {
    const isErased = await this.eventStore.keys.isErased(payerId);
    return { ...found, customerRef: isErased ? null : found.customerRef, isPaid: invoices.length > 0 };
  }

  async #recordInvoices(
    { invoices }: FoundSubscription,
    subscription: KnownSubscription,
    provider: CardProvider,
  ): Promise<void> {
    for (const invoice of invoices.filter(({ paidCents }) => paidCents > 0)) {
      const id = deterministicId('invoice', provider, invoice.ref);
      const command = {
        type: 'RecordInvoice',
        ...invoiceOf(invoice, subscription),
        meta: this.#meta(provider),
      } as const;
      await dispatch(this.bus, paymentDecider, id, command);
    }
  }

  #meta(provider: CardProvider): CommandMetadata {
    return { actor: { id: provider, roles: [] }, now: this.clock.now(), commandId: newId() };
  }
}

/** Asked so often, it changes all the time: the next who asks goes on. */
async function untilQuiet(look: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 5; turn++) if (await look()) return;
}
