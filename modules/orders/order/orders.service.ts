import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RECIPIENTS, type Recipients } from '../../identity/recipients.ports.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch, lookAt, placeInLine } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError, notFound } from '../../kernel/decider/errors.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { mustBeAdult, mustHaveMail } from '../buyers.js';
import { orderDetailsDecider } from '../details/order-details.decider.js';
import { PRE_SALE_LOOKUP, type PreSaleLookup } from '../orders.ports.js';
import { wouldGoBack } from '../pre-sale/cancelling.rules.js';
import { ownOrderOf, termsOf } from '../pre-sale/guards.rules.js';
import { type PreSaleCommand, preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import type { Wanted } from '../pre-sale/pre-sale-types.state.js';
import type { WantedLine } from '../sale.contract.js';
import type { describeOrder, joinWaitlist, placeOrder, Ticket } from './order.contract.js';
import { OrderIds } from './order-ids.service.js';
import { OrderPayments } from './order-payments.service.js';
import { Tickets } from './tickets.js';

/** What buyers do.
 *  source  README, Commands */
@Injectable()
export class Orders {
  readonly #tickets = new Tickets();

  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PRE_SALE_LOOKUP) private readonly lookup: PreSaleLookup,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(OrderPayments) private readonly payments: OrderPayments,
    @Inject(OrderIds) private readonly ids: OrderIds,
  ) {}

  /** Hold what is wanted, or get a place in the line.
   *  errors  those of the contract placeOrder */
  async place(
    { id: orderId, preSaleId, lines }: BodyOf<typeof placeOrder>,
    meta: CommandMetadata,
  ): Promise<Receipt | Ticket> {
    const hold = async () => {
      await this.#mustBuy(meta);
      await this.#mustBeOf(preSaleId, orderId);
      const command = { type: 'ReserveOrder', orderId, lines: wantedOf(lines), meta } as const;
      return dispatch(this.bus, preSaleDecider, preSaleId, command);
    };
    return this.#tickets.answer(
      meta.commandId,
      meta.actor.id,
      hold(),
      () => placeInLine(this.bus, preSaleDecider, preSaleId, meta.commandId) ?? 0,
    );
  }

  ticket = (ticket: string, { actor }: CommandMetadata): Promise<Receipt | Ticket> =>
    this.#tickets.read(ticket, actor.id);

  /** errors  those of the contract describeOrder */
  async describe(
    orderId: string,
    words: BodyOf<typeof describeOrder>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const preSaleId = await this.#own(orderId, meta);
    return dispatch(this.bus, orderDetailsDecider, orderId, {
      type: 'DescribeOrder',
      preSaleId,
      words,
      meta,
    });
  }

  /** errors  those of the contract payOrder */
  async pay(orderId: string, way: 'card' | 'by hand', meta: CommandMetadata) {
    return this.payments.pay(await this.#own(orderId, meta), orderId, way, meta);
  }

  /** errors  those of the contract leaveOrder */
  async leave(orderId: string, meta: CommandMetadata): Promise<Receipt> {
    const dateId = await this.#own(orderId, meta);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'LeaveOrder', orderId, meta });
  }

  /** out     refundCents: what goes back for it
   *  errors  those of the contract cancelLines */
  async cancelLines(
    orderId: string,
    lineIds: readonly string[],
    meta: CommandMetadata,
  ): Promise<Receipt & { readonly refundCents: number }> {
    const dateId = await this.#own(orderId, meta);
    const refundCents = await lookAt(this.bus, preSaleDecider, dateId, (preSale) =>
      refusedAsNone(() => wouldGoBack(preSale, ownOrderOf(preSale, orderId, meta), lineIds, meta.now).cents),
    );
    const command = { type: 'CancelLines', orderId, lineIds, reason: '', meta } as const;
    return { ...(await dispatch(this.bus, preSaleDecider, dateId, command)), refundCents };
  }

  /** errors  those of the contract joinWaitlist */
  async join(
    dateId: string,
    { entryId, wishes }: BodyOf<typeof joinWaitlist>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await this.#mustBuy(meta);
    await this.#mustBeOf(dateId, entryId);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'JoinWaitlist', entryId, wishes, meta });
  }

  /** A command about oneself: the decider knows whose right or place it is. */
  send = (dateId: string, command: PreSaleCommand): Promise<Receipt> =>
    dispatch(this.bus, preSaleDecider, dateId, command);

  /** errors  MINORS_DO_NOT_BUY, MAIL_NOT_VERIFIED (forbidden) */
  async #mustBuy({ actor, now }: CommandMetadata): Promise<void> {
    await mustBeAdult(this.eventStore, actor.id, now);
    await mustHaveMail(this.recipients, this.db, actor.id);
  }

  /** Nothing is recorded for a date without a pre-sale.
   *  errors  PRE_SALE_NOT_FOUND (not-found), ORDER_ID_TAKEN (conflict) */
  async #mustBeOf(dateId: string, id: string): Promise<void> {
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => void termsOf(preSale));
    await this.ids.mustBeOf(dateId, id);
  }

  /** The pre-sale of an order of the caller.
   *  errors  ORDER_NOT_FOUND (not-found), NOT_YOUR_ORDER (forbidden) */
  async #own(orderId: string, meta: CommandMetadata): Promise<string> {
    const dateId = await this.lookup.ofOrder(orderId);
    if (dateId === undefined) throw notFound('ORDER_NOT_FOUND', { message: 'There is no such order.' });
    await lookAt(this.bus, preSaleDecider, dateId, (preSale) => void ownOrderOf(preSale, orderId, meta));
    return dateId;
  }
}

/** Lines are named by their places. */
export const wantedOf = (lines: readonly WantedLine[]): readonly Wanted[] =>
  lines.map((line, at) => ({ ...line, lineId: lineIdAt(at) }));

export const lineIdAt = (at: number): string => `${at + 1}`;

/** The command itself says why it is refused. */
function refusedAsNone(cents: () => number): number {
  try {
    return cents();
  } catch (error) {
    if (error instanceof DomainError) return 0;
    throw error;
  }
}
