import { Inject, Injectable } from '@nestjs/common';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import { DomainError } from '../kernel/decider/errors.js';
import { Looks } from './look/looks.service.js';
import { PaymentOrders } from './payment/payment-orders.service.js';
import type {
  PaymentOrder,
  Payments,
  ReceivedByHand,
  RefundOrder,
  SubscriptionOrder,
} from './payments.ports.js';
import { Subscriptions } from './subscription/subscriptions.service.js';

/** What this module does for others. */
@Injectable()
export class PaymentsService implements Payments {
  constructor(
    @Inject(PaymentOrders) private readonly orders: PaymentOrders,
    @Inject(Subscriptions) private readonly subscriptions: Subscriptions,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  waysToPay = () => this.orders.waysToPay();

  request = (order: PaymentOrder, meta: CommandMetadata) => this.orders.request(order, meta);

  cancel = (paymentId: string, reason: string, meta: CommandMetadata) =>
    this.orders.cancel(paymentId, reason, meta);

  refund = (paymentId: string, refund: RefundOrder, meta: CommandMetadata) =>
    this.orders.refund(paymentId, refund, meta);

  receive = (paymentId: string, received: ReceivedByHand, meta: CommandMetadata) =>
    this.orders.receive(paymentId, received, meta);

  subscribe = (order: SubscriptionOrder, meta: CommandMetadata) => this.subscriptions.subscribe(order, meta);

  portal = (subscriptionId: string, returnTo: string) => this.subscriptions.portal(subscriptionId, returnTo);

  changeAmount = (id: string, amountCents: number, meta: CommandMetadata) =>
    this.subscriptions.change(id, { amountCents }, meta);

  pause = (id: string, meta: CommandMetadata) => this.subscriptions.change(id, 'pause', meta);

  resume = (id: string, meta: CommandMetadata) => this.subscriptions.change(id, 'resume', meta);

  end = (id: string, when: 'now' | 'at its end', meta: CommandMetadata) =>
    this.subscriptions.end(id, when, meta);

  withdraw = (id: string, meta: CommandMetadata) => this.subscriptions.expire(id, meta);

  async lookAgain(of: { readonly payment: string } | { readonly subscription: string }): Promise<void> {
    try {
      await ('payment' in of ? this.looks.payment(of.payment) : this.looks.subscription(of.subscription));
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'PROVIDER_AWAY')) throw error;
    }
  }
}
