import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch, lookAt } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { BodyOf, Receipt, ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../../members/member-names.ports.js';
import { membersByHandle, mustBeAdult, mustBeMember, personsOf, plainHandle } from '../buyers.js';
import { termsOf } from '../pre-sale/guards.rules.js';
import type {
  cancelFor,
  moveSpace,
  previewCancelling,
  receiveMoney,
  recordAssignments,
  reserveFor,
} from '../pre-sale/pre-sale.contract.js';
import { mostPreviewed } from '../pre-sale/pre-sale.contract.js';
import { preSaleDecider } from '../pre-sale/pre-sale.decider.js';
import { type PreSale } from '../pre-sale/pre-sale-types.state.js';
import { refundOf } from '../pre-sale/refunds.rules.js';
import { dateToRun, momentsOfDate, teamOf } from '../pre-sale/sale-to-run.js';
import { stepOf } from '../step-of.js';
import { OrderIds } from './order-ids.service.js';
import { recordedOrder } from './order-ids.shared.js';
import { OrderPayments } from './order-payments.service.js';
import { lineIdAt, wantedOf } from './orders.service.js';

type Recorded = ResponseOf<typeof recordAssignments>;
type Row = BodyOf<typeof recordAssignments>['rows'][number];

/** What the team of an organizer does with orders of members.
 *  source  README, Commands */
@Injectable()
export class TeamOrders {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
    @Inject(OrderPayments) private readonly payments: OrderPayments,
    @Inject(OrderIds) private readonly ids: OrderIds,
  ) {}

  /** errors  those of the contract reserveFor */
  async reserve(
    dateId: string,
    { id: orderId, buyerId, source, lines, cents, until }: BodyOf<typeof reserveFor>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const isByGate = source === 'gate';
    const open = await dateToRun(
      { eventStore: this.eventStore },
      dateId,
      isByGate ? teamOf.gate : teamOf.registrar,
      meta,
    );
    if (isByGate && cents.length) await this.#mustBe('registrar', dateId, meta);
    await mustBeMember(this.eventStore, buyerId);
    await mustBeAdult(this.eventStore, buyerId, meta.now);
    await this.ids.mustBeOf(dateId, orderId);
    return dispatch(this.bus, preSaleDecider, dateId, {
      type: 'ReserveFor',
      orderId,
      buyerId,
      source,
      lines: wantedOf(lines),
      cents: cents.map(({ at, unitCents }) => ({ lineId: lineIdAt(at), unitCents })),
      until: earliest(
        new Date(until).toISOString(),
        isByGate ? plusDays(meta.now, 1) : null,
        momentsOfDate(open)?.endsAt,
      ),
      meta,
    });
  }

  /** Record rows one by one: what is wrong with one keeps no other back. The same row again records nothing.
   *  errors  those of the contract recordAssignments */
  async record(dateId: string, rows: readonly Row[], meta: CommandMetadata): Promise<Recorded> {
    await this.#mustBe('registrar', dateId, meta);
    const [memberOf, { idOf, version }] = await Promise.all([
      membersByHandle(
        this.db,
        rows.map(({ handle }) => handle),
      ),
      lookAt(this.bus, preSaleDecider, dateId, (preSale, version) => {
        termsOf(preSale);
        return { idOf: idsByCode(preSale), version };
      }),
    ]);
    const results = await Promise.all(
      rows.map(async ({ handle, codes }, row) => {
        const buyerId = memberOf.get(plainHandle(handle));
        if (buyerId === undefined) return { row, reason: `There is no member @${plainHandle(handle)}.` };
        const unknown = codes.find((code) => !idOf.has(plainCode(code)));
        if (unknown !== undefined) return { row, reason: `There is no space ${unknown}.` };
        const spaceIds = codes.flatMap((code) => idOf.get(plainCode(code)) ?? []);
        return this.#recordOne(dateId, { buyerId, spaceIds, row }, meta);
      }),
    );
    const receipts = results.flatMap((result) => ('reason' in result ? [] : [result]));
    const none: Receipt = { id: dateId, version, position: 0 };
    return {
      ...receipts.reduce((last, receipt) => (receipt.version > last.version ? receipt : last), none),
      refused: results.flatMap((result) => ('reason' in result ? [result] : [])),
    };
  }

  /** errors  those of the contract receiveMoney */
  receive(
    dateId: string,
    orderId: string,
    received: BodyOf<typeof receiveMoney>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    return this.payments.receive(dateId, orderId, received, meta);
  }

  /** errors  those of the contract cancelFor */
  async cancel(
    dateId: string,
    orderId: string,
    body: BodyOf<typeof cancelFor>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await this.#mustBe('money', dateId, meta);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'CancelLinesFor', orderId, ...body, meta });
  }

  /** errors  those of the contract moveSpace */
  async move(
    dateId: string,
    orderId: string,
    body: BodyOf<typeof moveSpace>,
    meta: CommandMetadata,
  ): Promise<Receipt> {
    await this.#mustBe('registrar', dateId, meta);
    return dispatch(this.bus, preSaleDecider, dateId, { type: 'MoveSpace', orderId, ...body, meta });
  }

  /** What canceling the date would do to each order, as the rule of it says; nothing is changed.
   *  errors  those of the contract previewCancelling
   *  source  README, Money 9 */
  async preview(dateId: string, meta: CommandMetadata): Promise<ResponseOf<typeof previewCancelling>> {
    await this.#mustBe('money', dateId, meta);
    const all = await lookAt(this.bus, preSaleDecider, dateId, cancelledOrders);
    const orders = all.slice(0, mostPreviewed);
    const ids = [...new Set(orders.map(({ buyerId }) => buyerId))];
    const persons = await personsOf({ db: this.db, names: this.names }, meta.actor.id, ids);
    return {
      orders: orders.map(({ buyerId, ...order }) => ({ ...order, buyer: persons.get(buyerId) ?? null })),
      count: all.length,
      backCents: all.reduce((sum, { backCents }) => sum + backCents, 0),
    };
  }

  async #recordOne(
    dateId: string,
    { row, ...assignment }: { readonly row: number; readonly buyerId: string; readonly spaceIds: string[] },
    meta: CommandMetadata,
  ): Promise<Receipt | { readonly row: number; readonly reason: string }> {
    const orderId = recordedOrder(dateId, assignment.buyerId, assignment.spaceIds);
    const assignments = [{ orderId, ...assignment }];
    const command = { type: 'RecordAssignments', assignments, meta: stepOf(meta, row) } as const;
    try {
      await this.ids.mustBeOf(dateId, orderId);
      return await dispatch(this.bus, preSaleDecider, dateId, command);
    } catch (error) {
      if (error instanceof DomainError && error.kind !== 'unavailable')
        return { row, reason: error.details.message };
      throw error;
    }
  }

  async #mustBe(role: keyof typeof teamOf, dateId: string, meta: CommandMetadata): Promise<void> {
    await dateToRun({ eventStore: this.eventStore }, dateId, teamOf[role], meta);
  }
}

/** The first of these moments; no hold lasts longer than the date, and none of the gate longer than a day. */
const earliest = (at: string, ...others: readonly (string | null | undefined)[]): string =>
  others.reduce<string>((first, one) => (one && one < first ? one : first), at);

/** Orders that hold or have something, those first that get most back. */
function cancelledOrders(preSale: PreSale) {
  termsOf(preSale);
  const { ordersOf, orders, spaces } = preSale;
  return [...ordersOf.values()]
    .flat()
    .flatMap((id) => orders.get(id) ?? [])
    .map((order) => {
      const lines = order.lines.filter(({ status }) => status !== 'cancelled');
      return {
        id: order.id,
        number: order.number,
        buyerId: order.buyerId,
        codes: lines.flatMap(({ spaceId }) => spaces.get(spaceId ?? '')?.offered.code ?? []),
        paidCents: order.paidCents,
        backCents: refundOf(order, lines, { percent: 100, feeCents: 0 }).cents,
      };
    })
    .toSorted((one, other) => other.backCents - one.backCents || one.number - other.number);
}

const idsByCode = ({ spaces }: PreSale): ReadonlyMap<string, string> =>
  new Map(
    [...spaces].flatMap(([id, { isOnMap, offered }]) => (isOnMap ? [[plainCode(offered.code), id]] : [])),
  );

/** Codes are compared as they are drawn: 'b12' is B12. */
const plainCode = (code: string): string => code.trim().toLowerCase();
