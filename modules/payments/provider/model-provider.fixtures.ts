import type { RunningStatus } from '../payments.schemas.js';
import {
  type CheckoutOrder,
  type FoundPayment,
  type FoundSubscription,
  type PaymentProvider,
  ProviderRefused,
  providerAway,
} from './payment-provider.js';

interface Page {
  readonly ref: string;
  readonly order: CheckoutOrder;
  status: 'open' | 'processing' | 'paid' | 'expired';
}

interface Charge {
  readonly ref: string;
  readonly cents: number;
  readonly refunds: {
    ref: string;
    id: string | null;
    cents: number;
    status: 'pending' | 'settled' | 'failed';
  }[];
  dispute: { ref: string; cents: number; status: 'open' | 'won' | 'lost' } | null;
}

/** A provider in memory, with what its pages and its dashboard let people do. It can forget the ids by which it does a thing once, and its answers can be lost. */
export class ModelProvider {
  readonly pages: Page[] = [];
  readonly charges = new Map<string, Charge>();
  subscription: FoundSubscription | null = null;
  readonly #opened = new Map<string, Page>();
  readonly #refunded = new Map<string, string>();
  #count = 0;

  forgetIds(): void {
    this.#opened.clear();
    this.#refunded.clear();
  }

  /** Somebody pays at a page. */
  pay(ref: string, then: 'paid' | 'processing' = 'paid'): void {
    const page = this.pages.find((one) => one.ref === ref);
    if (page?.status !== 'open') return;
    page.status = then;
    if (then === 'paid') this.#charge(page);
  }

  /** The bank has the money of everybody who paid by it. */
  clear(): void {
    for (const page of this.pages.filter(({ status }) => status === 'processing')) {
      page.status = 'paid';
      this.#charge(page);
    }
  }

  expire(): void {
    for (const page of this.pages) if (page.status === 'open') page.status = 'expired';
  }

  /** Somebody sends money back at the dashboard. */
  refundThere(cents: number): void {
    for (const charge of this.charges.values())
      if (leftOf(charge) >= cents)
        charge.refunds.push({ ref: this.#ref('re'), id: null, cents, status: 'settled' });
  }

  settleRefunds(as: 'settled' | 'failed'): void {
    for (const { refunds } of this.charges.values())
      for (const refund of refunds) if (refund.status === 'pending') refund.status = as;
  }

  dispute(): void {
    for (const charge of this.charges.values())
      if (!charge.dispute && leftOf(charge) > 0)
        charge.dispute = { ref: this.#ref('dp'), cents: leftOf(charge), status: 'open' };
  }

  decide(status: 'won' | 'lost'): void {
    for (const { dispute } of this.charges.values()) if (dispute?.status === 'open') dispute.status = status;
  }

  subscribe(status: RunningStatus | 'ended', paidUntil: string, amountCents: number, invoices: number): void {
    this.subscription = {
      ref: 'sub_1',
      customerRef: 'cus_1',
      status,
      plan: 'gift',
      amountCents,
      interval: 'month',
      paidUntil,
      endsAt: null,
      endedAt: status === 'ended' ? paidUntil : null,
      endedBecause: 'cancelled',
      invoices: Array.from({ length: invoices }, (_, at) => ({
        ref: `in_${at}`,
        paymentRef: `pi_in_${at}`,
        paidCents: 500,
        paidAt: '2026-06-01T12:00:00.000Z',
      })),
    };
  }

  /** The provider as one process sees it: each call waits for its turn before and after; a turn that throws loses the question, or the answer. */
  seenBy(turn: () => Promise<unknown>): PaymentProvider {
    const asked = async <Answer>(answer: () => Answer): Promise<Answer> => {
      await turn();
      const said = answer();
      await turn();
      return said;
    };
    return {
      name: 'stripe',
      openCheckout: (order) => asked(() => this.#open(order)),
      addressOf: (ref) =>
        asked(() => (this.#page(ref)?.status === 'open' ? `https://pay.example/${ref}` : null)),
      closeCheckout: (ref) =>
        asked(() => {
          const page = this.#page(ref);
          if (page?.status === 'open') page.status = 'expired';
        }),
      payment: ({ checkoutRef, paymentRef }) => asked(() => this.#found(checkoutRef, paymentRef)),
      subscription: () => asked(() => this.subscription),
      refund: (refund) => asked(() => this.#refund(refund)),
      portal: () => asked(() => ({ url: 'https://pay.example/portal' })),
      change: () => asked(() => undefined),
      readWebhook: () => ({ id: this.#ref('evt'), type: 'any', about: [] }),
      movements: () => {
        throw providerAway();
      },
    };
  }

  #open(order: CheckoutOrder) {
    const key = `${order.id} ${order.attempt}`;
    const page = this.#opened.get(key) ?? { ref: this.#ref('cs'), order, status: 'open' as const };
    if (!this.#opened.has(key)) this.pages.push(page);
    this.#opened.set(key, page);
    return { ref: page.ref, url: `https://pay.example/${page.ref}` };
  }

  #refund({ id, paymentRef, amountCents }: { id: string; paymentRef: string; amountCents: number }) {
    const charge = this.charges.get(paymentRef);
    if (!charge) throw new ProviderRefused('no_such_charge', 'No such charge');
    const before = charge.refunds.find(({ ref }) => ref === this.#refunded.get(id));
    if (!before && amountCents > leftOf(charge)) throw new ProviderRefused('too_much', 'More than is left');
    const refund = before ?? { ref: this.#ref('re'), id, cents: amountCents, status: 'pending' as const };
    if (!before) charge.refunds.push(refund);
    this.#refunded.set(id, refund.ref);
    return { ref: refund.ref, id, amountCents, status: refund.status, code: null };
  }

  #found(checkoutRef: string | null, paymentRef: string | null): FoundPayment {
    const page = checkoutRef === null ? undefined : this.#page(checkoutRef);
    const charge = this.charges.get(paymentRef ?? `pi_${checkoutRef}`);
    return {
      status: charge ? 'paid' : (page?.status ?? 'expired'),
      paymentRef: charge?.ref ?? null,
      paidCents: charge?.cents ?? 0,
      paidAt: charge ? '2026-06-01T12:00:00.000Z' : null,
      declined: null,
      refunds: (charge?.refunds ?? []).map(({ ref, id, cents, status }) => ({
        ...{ ref, id, amountCents: cents, status },
        code: status === 'failed' ? 'closed' : null,
      })),
      disputes: charge?.dispute
        ? [
            {
              ref: charge.dispute.ref,
              amountCents: charge.dispute.cents,
              code: 'any',
              status: charge.dispute.status,
            },
          ]
        : [],
    };
  }

  #charge({ ref, order: { what } }: Page): void {
    const cents = what.kind === 'payment' ? (what.lines[0]?.unitCents ?? 0) : what.amountCents;
    this.charges.set(`pi_${ref}`, { ref: `pi_${ref}`, cents, refunds: [], dispute: null });
  }

  #page = (ref: string): Page | undefined => this.pages.find((one) => one.ref === ref);
  #ref = (kind: string): string => `${kind}_${++this.#count}`;
}

/** Money that could still move: a provider sends back no more, and nothing while a bank holds it. */
function leftOf({ cents, refunds, dispute }: Charge): number {
  const back = refunds.filter(({ status }) => status !== 'failed').reduce((all, one) => all + one.cents, 0);
  return cents - back - (dispute && dispute.status !== 'won' ? dispute.cents : 0);
}
