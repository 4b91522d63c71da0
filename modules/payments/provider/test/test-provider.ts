import { newId } from '../../../kernel/decider/identifiers.js';
import type { DatabaseTransaction } from '../../../kernel/postgres/database.js';
import type {
  CheckoutOrder,
  FoundPayment,
  FoundRefund,
  FoundSubscription,
  Movement,
  OpenCheckout,
  PaymentProvider,
  PaymentRefs,
  SubscriptionRefs,
  Webhook,
} from '../payment-provider.js';
import { ProviderRefused } from '../payment-provider.js';
import type { ProviderDeps } from '../provider-deps.js';
import { sendWebhook } from './send-test-webhooks.job.js';
import { refunded } from './test-charge.js';
import { movementsOf } from './test-movements.js';
import type { Charge, TestObject, TestPayment, TestPortal, TestSubscription } from './test-objects.js';
import { objectsOf, objectsSince, objectsWith, oneAtATime, saveObject } from './test-objects.rows.js';
import { actOnPayment, foundCharge, foundPayment, newPayment, statusOfPayment } from './test-payment.js';
import {
  actOnSubscription,
  changed,
  foundSubscription,
  isRunning,
  newSubscription,
  statusOfSubscription,
  withCharge,
} from './test-subscription.js';
import { TestWebhooks } from './test-webhooks.js';

type Paid = TestPayment | TestSubscription;

/** The provider of the test checkout: a page of our own where nothing is paid, with rows of its own, so that all of the product can be tried without an
 *  account anywhere. It is never in production.
 *  source  README, The test checkout */
export class TestProvider implements PaymentProvider {
  readonly name = 'test';
  readonly #webhooks: TestWebhooks;

  constructor(private readonly deps: ProviderDeps) {
    this.#webhooks = new TestWebhooks(deps.secret);
  }

  /** The same attempt has the same page; there is no other while one is open or was paid. */
  openCheckout(order: CheckoutOrder): Promise<OpenCheckout> {
    return this.#within(async (tx, now) => {
      await oneAtATime(tx, order.id);
      const former = (await objectsOf(tx, order.id)).find((object) =>
        isOfAttempt(object, order.attempt, now),
      );
      if (former) return this.#pageOf(former.ref);
      const page = newPage(order, `tc_${newId()}`);
      await saveObject(tx, page, now);
      return this.#pageOf(page.ref);
    });
  }

  async addressOf(checkoutRef: string): Promise<string | null> {
    const page = await this.#page(checkoutRef);
    return statusOf(page, this.deps.clock.now()) === 'open' ? this.#pageOf(page.ref).url : null;
  }

  closeCheckout(checkoutRef: string): Promise<void> {
    return this.#within(async (tx, now) => {
      const page = await this.#page(checkoutRef, tx);
      if (statusOf(page, now) !== 'open') return;
      const closed =
        page.kind === 'payment'
          ? actOnPayment(page, 'expire', now)
          : actOnSubscription(page, { act: 'expire', plan: null }, now);
      await this.#save(tx, closed, 'checkout.expired', now);
    });
  }

  async payment({ checkoutRef, paymentRef }: PaymentRefs): Promise<FoundPayment> {
    const object = await this.#page(checkoutRef ?? paymentRef ?? '');
    if (object.kind === 'payment') return foundPayment(object, this.deps.clock.now());
    return foundCharge(chargeIn(object, paymentRef ?? ''));
  }

  async subscription({ checkoutRef, subscriptionRef }: SubscriptionRefs): Promise<FoundSubscription | null> {
    const object = await this.#page(subscriptionRef ?? checkoutRef ?? '');
    return object.kind === 'subscription' ? foundSubscription(object, this.deps.clock.now()) : null;
  }

  refund({ id, paymentRef, amountCents }: Parameters<PaymentProvider['refund']>[0]): Promise<FoundRefund> {
    return this.#within(async (tx, at) => {
      const object = await this.#page(paymentRef, tx);
      const charge = refunded(chargeIn(object, paymentRef), { id, amountCents, at });
      const after = object.kind === 'payment' ? ({ ...object, charge } as const) : withCharge(object, charge);
      await this.#save(tx, after, 'refund.made', at, paymentRef);
      const refund = foundCharge(charge).refunds.find((made) => made.id === id);
      if (!refund) throw new Error('a refund that was made is not there');
      return refund;
    });
  }

  portal(customerRef: string, { returnUrl, plans }: Parameters<PaymentProvider['portal']>[1]) {
    return this.#within(async (tx, now) => {
      await this.#page(customerRef, tx);
      const portal: TestPortal = { kind: 'portal', ref: `tb_${newId()}`, customerRef, returnUrl, plans };
      await saveObject(tx, portal, now);
      return { url: this.#pageOf(portal.ref).url };
    });
  }

  change(subscriptionRef: string, id: string, to: Parameters<PaymentProvider['change']>[2]): Promise<void> {
    return this.#within(async (tx, now) => {
      const object = await this.#page(subscriptionRef, tx);
      if (object.kind !== 'subscription') throw missing();
      if (object.changes.includes(id)) return;
      if (!isRunning(object, now)) throw new ProviderRefused('subscription_over', 'It has ended.');
      await this.#save(tx, changed(object, id, to, now), 'subscription.changed', now);
    });
  }

  readWebhook(bytes: Buffer, signature: string | undefined, now: string): Webhook {
    return this.#webhooks.read(bytes, signature, now);
  }

  async *movements(since: string): AsyncIterable<Movement> {
    for (const object of await objectsSince(this.deps.db, since))
      for (const movement of movementsOf(object, this.deps.clock.now()))
        if (movement.at >= since) yield movement;
  }

  async #page(ref: string, tx?: DatabaseTransaction): Promise<Paid> {
    const found = await objectsWith(tx ?? this.deps.db, ref, tx !== undefined);
    const page = found.find((object): object is Paid => object.kind !== 'portal');
    if (!page) throw missing();
    return page;
  }

  async #save(tx: DatabaseTransaction, object: Paid, type: string, now: string, ref?: string) {
    await saveObject(tx, object, now);
    await sendWebhook(tx, { type, about: [ref === undefined ? aboutOf(object) : { kind: 'ref', ref }] }, now);
  }

  #pageOf(ref: string): OpenCheckout {
    return { ref, url: `${this.deps.environment.publicUrl}/test-checkout/${ref}` };
  }

  #within<Answer>(work: (tx: DatabaseTransaction, now: string) => Promise<Answer>): Promise<Answer> {
    return this.deps.db.transaction().execute((tx) => work(tx, this.deps.clock.now()));
  }
}

/** What a webhook says of it. */
export const aboutOf = ({ kind, id }: Paid) => ({ kind, id });

function newPage(order: CheckoutOrder, ref: string): Paid {
  const { what } = order;
  return what.kind === 'payment'
    ? newPayment({ ...order, what }, ref)
    : newSubscription({ ...order, what }, ref);
}

function isOfAttempt(object: TestObject, attempt: number, now: string): boolean {
  return object.kind !== 'portal' && (object.attempt === attempt || statusOf(object, now) !== 'expired');
}

const statusOf = (page: Paid, now: string) =>
  page.kind === 'payment' ? statusOfPayment(page, now) : statusOfSubscription(page, now);

function chargeIn(object: Paid, paymentRef: string): Charge {
  const charges = object.kind === 'payment' ? [object.charge] : object.invoices.map(({ charge }) => charge);
  const charge = charges.find((one) => one?.ref === paymentRef);
  if (!charge) throw missing();
  return charge;
}

const missing = () => new ProviderRefused('resource_missing', 'The provider has nothing with this id.');
