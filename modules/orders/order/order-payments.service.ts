import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { emailOf } from '../../identity/accounts/accounts.shared.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { plusDays, plusMinutes } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { paymentState } from '../../payments/payment/payment.state.js';
import { PAYMENTS, type Payments, type ReceivedByHand } from '../../payments/payments.ports.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import type { Order } from '../pre-sale/pre-sale-types.state.js';
import { dateToRun, momentsOfDate, openDate, teamOf, worksAs } from '../pre-sale/sale-to-run.js';
import { stepOf } from '../step-of.js';
import { centsOf, type OpenOrder, openOrder } from './open-order.js';
import { orderPurpose, paymentOfOrder } from './order-ids.shared.js';

type Way = 'card' | 'by hand';
type Paid = Receipt & { readonly url: string | null };

/** How orders are paid. An order is submitted first, so that its lines do not change any more, and then its payment is asked for.
 *  source  README, Money 10–13 */
@Injectable()
export class OrderPayments {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(PAYMENTS) private readonly payments: Payments,
  ) {}

  /** Pay for one's own order; one that costs nothing is paid at once. Another way than before replaces the payment before.
   *  out     url: of the page to pay on; null by hand, or when it costs nothing
   *  errors  those of the contract payOrder */
  async pay(dateId: string, orderId: string, way: Way, meta: CommandMetadata): Promise<Paid> {
    const open = await openOrder(this.bus, dateId, orderId);
    if (centsOf(open) === 0) return { ...(await this.#submitFree(dateId, orderId, meta)), url: null };
    if (!this.payments.waysToPay()[way === 'card' ? 'card' : 'byHand']) throw closed(way);
    const receipt = await this.#submit(dateId, open, way, await this.#untilOf(dateId, open, way, meta), meta);
    const submitted = await openOrder(this.bus, dateId, orderId);
    const { url } = await this.#request(submitted, way, meta);
    await this.#cancelReplaced(open.order, submitted.order, meta);
    return { ...receipt, url };
  }

  /** Record that a check or cash came, by the treasurer; what was sold at the gate, by the gate. The team may have it paid by hand at that moment.
   *  errors  those of the contract receiveMoney */
  async receive(
    dateId: string,
    orderId: string,
    received: ReceivedByHand,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const deps = { eventStore: this.eventStore };
    const date = await openDate(deps, dateId);
    const isOfGate = worksAs(date, teamOf.gate, meta.actor.id);
    if (!isOfGate) await dateToRun(deps, dateId, teamOf.treasurer, meta);
    const open = await openOrder(this.bus, dateId, orderId);
    if (open.order.source !== 'gate') await dateToRun(deps, dateId, teamOf.treasurer, meta);
    if (open.order.status === 'reserved' && open.order.by !== null) {
      if (!this.payments.waysToPay().byHand) throw closed('by hand');
      const until = plusDays(meta.now, 1);
      await this.#submit(dateId, open, 'by hand', until, stepOf(meta, 'submit'));
      await this.#request(await openOrder(this.bus, dateId, orderId), 'by hand', stepOf(meta, 'ask'));
    }
    const { order } = await openOrder(this.bus, dateId, orderId);
    if (order.way !== 'by hand' || order.paymentId === null)
      throw conflict('NOT_BY_HAND', { message: 'This order is not paid by check or cash.' });
    return this.payments.receive(order.paymentId, received, stepOf(meta, 'receive'));
  }

  #submitFree(dateId: string, orderId: string, meta: CommandMetadata): Promise<Receipt> {
    const free = { type: 'SubmitOrder', orderId, way: 'free', paymentId: null, until: meta.now } as const;
    return dispatch(this.bus, preSaleDecider, dateId, { ...free, meta });
  }

  /** One way and one sum have one payment: what was canceled since is not paid for. */
  async #submit(
    dateId: string,
    open: OpenOrder,
    way: Way,
    until: string,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { id: orderId, way: before, paymentId: known } = open.order;
    const asked = known === null ? null : await loadState(this.eventStore, paymentState, known);
    const isUnpaid = asked?.status === 'requested' || asked?.status === 'open'; // else the order learns what became of it, and nobody pays twice
    const isSame = !isUnpaid || asked.amountCents === centsOf(open);
    const paymentId =
      before === way && known !== null && isSame ? known : paymentOfOrder({ dateId, orderId }, way, known);
    return dispatch(this.bus, preSaleDecider, dateId, {
      ...({ type: 'SubmitOrder', orderId, way, paymentId, until } as const),
      meta,
    });
  }

  async #request({ order, paid }: OpenOrder, way: Way, meta: CommandMetadata) {
    const page = `/orders/${order.id}`;
    return this.payments.request(
      {
        id: order.paymentId ?? '',
        payerId: order.buyerId,
        purpose: { kind: orderPurpose, id: order.id },
        lines: paid,
        way,
        until: order.until,
        email: way === 'card' ? ((await emailOf(this.db, order.buyerId)) ?? null) : null,
        returnTo: { paid: page, left: page },
      },
      { ...stepOf(meta, 'payment'), actor: { id: order.buyerId, roles: [] } },
    );
  }

  /** At a card page the hold, and at least 31 minutes (a rule of Stripe); by hand the days of the terms, and no longer than until the date opens. */
  async #untilOf(
    dateId: string,
    { order, terms }: OpenOrder,
    way: Way,
    { now }: CommandMetadata,
  ): Promise<string> {
    if (way === 'card') return later(order.until, plusMinutes(now, 31));
    const days = plusDays(now, Math.max(1, terms.checkDays));
    const date = momentsOfDate(await openDate({ eventStore: this.eventStore }, dateId));
    return date && now < date.startsAt && date.startsAt < days ? date.startsAt : days;
  }

  /** A payment that another took the place of is not to be paid any more. If it was at that moment, both are recorded, and one goes back. */
  async #cancelReplaced(before: Order, now: Order, meta: CommandMetadata): Promise<void> {
    const { paymentId } = before;
    if (paymentId === null || paymentId === now.paymentId) return;
    await this.payments
      .cancel(paymentId, 'It is paid in another way.', stepOf(meta, 'replaced'))
      .catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
  }
}

const later = (one: string, other: string): string => (one > other ? one : other);

const closed = (way: Way) =>
  way === 'card'
    ? conflict('CARDS_CLOSED', { message: 'Paying by card is not set up here.' })
    : conflict('BY_HAND_CLOSED', { message: 'This can be paid by card only.' });
