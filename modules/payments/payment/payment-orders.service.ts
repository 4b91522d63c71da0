import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Environment } from '../../kernel/config/environment.js';
import { ENVIRONMENT } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { dayIn, usualTimeZone } from '../../kernel/decider/days.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict, unprocessable } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays, plusHours } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { Looks } from '../look/looks.service.js';
import { openPage } from '../open-page.js';
import type { PageToPay, PaymentOrder, ReceivedByHand, RefundOrder } from '../payments.ports.js';
import type { WaysToPay } from '../payments.schemas.js';
import { PAYMENT_PROVIDER, type PaymentProvider, providerAway } from '../provider/payment-provider.js';
import { mustBePayable, paymentDecider } from './payment.decider.js';
import { paymentEvents } from './payment.events.js';
import { type KnownPayment, paymentState } from './payment.state.js';
import { paymentNotFound } from './refunding.rules.js';

/** Payments that are asked for, cancelled and sent back.
 *  source  README, Rules */
@Injectable()
export class PaymentOrders {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider | null,
    @Inject(Looks) private readonly looks: Looks,
  ) {}

  waysToPay(): WaysToPay {
    return {
      card: this.provider !== null,
      isTest: this.provider?.name === 'test',
      byHand: this.environment.CHECKS_TO !== undefined,
    };
  }

  /** errors  those of the port */
  async request(order: PaymentOrder, meta: CommandMetadata): Promise<PageToPay> {
    const { id, payerId, purpose, lines, way } = order;
    const asked = { type: 'RequestPayment', payerId, purpose, lines, meta } as const;
    if (way === 'by hand') {
      if (!this.waysToPay().byHand)
        throw conflict('BY_HAND_CLOSED', { message: 'This can be paid by card only.' });
      const until = order.until ?? plusDays(meta.now, daysOfPromise);
      const command = { ...asked, provider: 'by-hand', until } as const;
      return { url: null, receipt: await dispatch(this.bus, paymentDecider, id, command, { isNew: true }) };
    }
    const { provider } = this;
    if (!provider) throw cardsClosed();
    const command = { ...asked, provider: provider.name, until: order.until } as const;
    let receipt = await dispatch(this.bus, paymentDecider, id, command, { isNew: true });
    const url = await openPage(provider, {
      state: async () => {
        const payment = await this.#known(id);
        if (payment.provider !== provider.name) throw providerAway();
        mustBePayable(payment, meta.now);
        return payment;
      },
      look: () => this.looks.payment(id),
      order: async (attempt) => ({
        id,
        attempt,
        what: { kind: 'payment', lines },
        until: order.until ?? plusHours((await this.#askedAt(id)) ?? meta.now, 23),
        email: order.email,
        customerRef: null,
        returnTo: addressesOf(order.returnTo, this.environment),
      }),
      record: async (ref, attempt) => {
        const record = { type: 'RecordCheckout', ref, attempt, meta: stepOf(meta, 'page', ref) } as const;
        receipt = await dispatch(this.bus, paymentDecider, id, record);
      },
    });
    return { url, receipt };
  }

  /** errors  those of the port */
  async cancel(paymentId: string, reason: string, meta: CommandMetadata): Promise<Receipt> {
    for (let turn = 0; turn < 5; turn++) {
      const payment = await this.#known(paymentId);
      const { checkoutRef: closedRef } = payment;
      await this.#closePage(paymentId, payment);
      const command = {
        type: 'CancelPayment',
        closedRef,
        reason: await this.#unlessErased(payment, reason),
        meta: turn === 0 ? meta : stepOf(meta, 'cancel', turn),
      } as const;
      const receipt = await dispatch(this.bus, paymentDecider, paymentId, command);
      const { status } = await this.#known(paymentId);
      if (status !== 'requested' && status !== 'open') return receipt;
    }
    throw providerAway();
  }

  /** End one whose time is over. Its page closes first; what was paid there before counts.
   *  errors  PROVIDER_AWAY (unavailable) */
  async expire(paymentId: string, meta: CommandMetadata): Promise<void> {
    const payment = await this.#known(paymentId);
    const { checkoutRef: closedRef } = payment;
    await this.#closePage(paymentId, payment);
    await dispatch(this.bus, paymentDecider, paymentId, { type: 'ExpirePayment', closedRef, meta });
  }

  /** errors  those of the port */
  async refund(paymentId: string, refund: RefundOrder, meta: CommandMetadata): Promise<Receipt> {
    const payment = await this.#known(paymentId);
    const reason = await this.#unlessErased(payment, refund.reason);
    return dispatch(this.bus, paymentDecider, paymentId, { type: 'RequestRefund', ...refund, reason, meta });
  }

  /** errors  those of the port */
  async receive(
    paymentId: string,
    { method, cents: paidCents, day, note: written }: ReceivedByHand,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    if (day > dayIn(meta.now, usualTimeZone)) throw dayToCome();
    const note = await this.#unlessErased(await this.#known(paymentId), written);
    const paidAt = `${day}T12:00:00.000Z`;
    const command = { type: 'ReceiveByHand', method, paidCents, paidAt, note, meta } as const;
    return dispatch(this.bus, paymentDecider, paymentId, command);
  }

  /** Close the page where it is paid, and record what happened there. */
  async #closePage(id: string, { status, provider, checkoutRef }: KnownPayment): Promise<void> {
    if (checkoutRef === null || provider === 'by-hand') return;
    const isClosing = status === 'open' || status === 'requested';
    if (isClosing) await this.looks.of(provider).closeCheckout(checkoutRef);
    await this.looks.payment(id, { isClosing });
  }

  async #known(id: string): Promise<KnownPayment> {
    const payment = await loadState(this.eventStore, paymentState, id);
    if (payment.status === 'none') throw paymentNotFound();
    return payment;
  }

  /** units  ISO-8601 UTC */
  async #askedAt(id: string): Promise<string | undefined> {
    return (await this.eventStore.read(paymentEvents, id))[0]?.recordedAt;
  }

  /** What staff wrote, kept under the payer's key; '' once there is none. */
  async #unlessErased({ payerId }: KnownPayment, words: string): Promise<string> {
    return (await this.eventStore.keys.isErased(payerId)) ? '' : words;
  }
}

const daysOfPromise = 60;

export const cardsClosed = () => conflict('CARDS_CLOSED', { message: 'Paying by card is not set up here.' });

/** The number of a receipt has the year of that day, and stays. */
const dayToCome = () =>
  unprocessable('DAY_TO_COME', {
    message: 'Money that came today or before can be recorded, and no other.',
    fields: [{ path: 'receivedOn', message: 'Choose today, or an earlier day.' }],
  });

/** The next command of a call: one id for each. */
export const stepOf = (
  { actor, now, commandId }: CommandMetadata,
  ...step: readonly (string | number)[]
) => ({
  actor,
  now,
  commandId: deterministicId(commandId, ...step),
});

export const addressesOf = (
  { paid, left }: PaymentOrder['returnTo'],
  { publicUrl }: Pick<Environment, 'publicUrl'>,
) => ({ paid: new URL(paid, publicUrl).href, left: new URL(left, publicUrl).href });
