import { Controller, Inject } from '@nestjs/common';
import { receiptOf } from '../kernel/decider/handle-command.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../kernel/http/route.js';
import { Comparison } from './comparison/comparison.service.js';
import { Looks } from './look/looks.service.js';
import { paymentEvents } from './payment/payment.events.js';
import { cardsClosed, PaymentOrders } from './payment/payment-orders.service.js';
import { paymentNotFound } from './payment/refunding.rules.js';
import {
  cancelPayment,
  closeDifference,
  listDifferences,
  lookAgain,
  receivePayment,
  refundPayment,
  stripeWebhook,
} from './payments.contract.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './provider/payment-provider.js';
import { subscriptionEvents } from './subscription/subscription.events.js';
import { WebhookInbox } from './webhook/webhook-inbox.js';

/** What staff do with payments, and the webhooks of Stripe. */
@Controller()
export class PaymentsController {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(PaymentOrders) private readonly orders: PaymentOrders,
    @Inject(Looks) private readonly looks: Looks,
    @Inject(Comparison) private readonly comparison: Comparison,
    @Inject(WebhookInbox) private readonly inbox: WebhookInbox,
  ) {}

  @Route(listDifferences)
  differences(): Promise<ResponseOf<typeof listDifferences>> {
    return this.comparison.listed();
  }

  @Route(closeDifference)
  async closeDifference(@Input() { params, meta }: RouteInput<typeof closeDifference>): Promise<object> {
    await this.comparison.close(params.id, meta.actor.id, meta.now);
    return {};
  }

  @Route(receivePayment)
  receive(@Input() { params, body, meta }: RouteInput<typeof receivePayment>): Promise<Receipt> {
    const { method, amount, receivedOn: day, reason: note } = body;
    return this.orders.receive(params.id, { method, cents: centsOf(amount), day, note }, meta);
  }

  @Route(refundPayment)
  refund(@Input() { params, body, meta }: RouteInput<typeof refundPayment>): Promise<Receipt> {
    const { refundId, amount, reason } = body;
    const lines = body.lines.map((line) => ({ id: line.id, amountCents: centsOf(line.amount) }));
    return this.orders.refund(params.id, { refundId, amountCents: centsOf(amount), lines, reason }, meta);
  }

  @Route(cancelPayment)
  cancel(@Input() { params, body, meta }: RouteInput<typeof cancelPayment>): Promise<Receipt> {
    return this.orders.cancel(params.id, body.reason, meta);
  }

  @Route(lookAgain)
  async lookAgain(@Input() { params: { id } }: RouteInput<typeof lookAgain>): Promise<Receipt> {
    await this.looks.payment(id);
    await this.looks.subscription(id);
    const payment = await receiptOf(this.eventStore, paymentEvents, id);
    if (payment.version > 0) return payment;
    const subscription = await receiptOf(this.eventStore, subscriptionEvents, id);
    if (subscription.version === 0) throw paymentNotFound();
    return subscription;
  }

  @Route(stripeWebhook)
  async stripe(@Input() { request, meta }: RouteInput<typeof stripeWebhook>): Promise<object> {
    if (this.provider?.name !== 'stripe') throw cardsClosed();
    const bytes = request.rawBody ?? Buffer.alloc(0);
    await this.inbox.receive(this.provider, bytes, request.header('stripe-signature'), meta.now);
    return {};
  }
}

const centsOf = (dollars: number): number => Math.round(dollars * 100);
