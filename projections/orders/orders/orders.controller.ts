import { Controller, Inject } from '@nestjs/common';
import type { Environment } from '../../../modules/kernel/config/environment.js';
import { DATABASE, ENVIRONMENT } from '../../../modules/kernel/config/tokens.js';
import { invalid, notFound } from '../../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import {
  listOrders,
  listOwnOrders,
  listWaiting,
  type OrderView,
  readOrder,
} from '../../../modules/orders/orders.contract.js';
import type { Waiting } from '../../../modules/orders/pre-sale/pre-sale-types.state.js';
import { PAYMENTS, type Payments } from '../../../modules/payments/payments.ports.js';
import { mustReadAsTeam } from './must-read.js';
import { orderView } from './order-view.js';
import { type OrderRow, orderFor, ordersBy, ordersIn, sumsOf } from './orders.queries.js';
import { type Named, peopleIn } from './people.queries.js';
import { waitingIn } from './reader.queries.js';
import { keysOf, openWords } from './sealed-words.js';

@Controller()
export class OrdersReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(PAYMENTS) private readonly payments: Payments,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'CHECKS_TO'>,
  ) {}

  @Route(listOwnOrders)
  async own(
    @Input() { query, meta: { actor, now } }: RouteInput<typeof listOwnOrders>,
  ): Promise<ResponseOf<typeof listOwnOrders>> {
    const skip = numberIn(query.after) ?? 0;
    const rows = await ordersBy(this.db, actor.id, { now, skip, limit: query.limit });
    const orders = await this.#views(rows.slice(0, query.limit), { readerId: actor.id, now });
    return { orders, next: rows.length > query.limit ? String(skip + query.limit) : null };
  }

  @Route(listOrders)
  async ofTeam(
    @Input() { params, query, meta: { actor, now } }: RouteInput<typeof listOrders>,
  ): Promise<ResponseOf<typeof listOrders>> {
    const sale = await mustReadAsTeam(this.db, params.dateId, actor.id);
    const { q: search, status, limit } = query;
    const asked = { readerId: actor.id, search, status, before: numberIn(query.after), limit, now };
    const [rows, sums] = await Promise.all([ordersIn(this.db, sale, asked), sumsOf(this.db, sale, now)]);
    const page = rows.slice(0, limit);
    const people = await peopleIn(
      this.db,
      page.map(({ buyer_id }) => buyer_id),
    );
    const views = await this.#views(page, { readerId: actor.id, now });
    const orders = views.map((view, at) => ({
      ...view,
      buyer: people.get(page[at]?.buyer_id ?? '') ?? null,
      cursor: String(view.number),
    }));
    return { orders, next: rows.length > limit ? (orders.at(-1)?.cursor ?? null) : null, sums };
  }

  @Route(listWaiting)
  async waiting(
    @Input() { params, meta: { actor, now } }: RouteInput<typeof listWaiting>,
  ): Promise<ResponseOf<typeof listWaiting>> {
    const sale = await mustReadAsTeam(this.db, params.dateId, actor.id, ['owner', 'editor']);
    const entries = await waitingIn(this.db, sale.id);
    const people = await peopleIn(
      this.db,
      entries.map(({ memberId }) => memberId),
    );
    return { entries: entries.flatMap((entry) => waitingView(entry, people, now)) };
  }

  /** A buyer who comes back from a card page may be here before the webhook of the provider: it is asked, and what came follows at once.
   *  source  modules/orders/README.md, Money 14 */
  @Route(readOrder)
  async read(
    @Input() { params, meta: { actor, now } }: RouteInput<typeof readOrder>,
  ): Promise<ResponseOf<typeof readOrder>> {
    const row = await orderFor(this.db, params.id, actor.id);
    if (row && row.buyer_id === actor.id) await this.#lookAtCard(row);
    const [view] = row ? await this.#views([row], { readerId: actor.id, now }) : [];
    if (!row || !view) throw notFound('ORDER_NOT_FOUND', { message: 'There is no such order.' });
    const people = await peopleIn(this.db, [row.buyer_id]);
    const { CHECKS_TO: usual } = this.environment;
    return {
      ...view,
      buyer: people.get(row.buyer_id) ?? null,
      refunds: row.terms?.refunds ?? [],
      checksTo: usual === undefined ? null : row.terms?.checksTo || usual,
    };
  }

  async #lookAtCard({ state: { status, way, paymentId } }: OrderRow): Promise<void> {
    if (status === 'awaiting payment' && way === 'card' && paymentId !== null)
      await this.payments.lookAgain({ payment: paymentId });
  }

  async #views(
    rows: readonly OrderRow[],
    reader: { readonly readerId: string; readonly now: string },
  ): Promise<OrderView[]> {
    const known = await keysOf(this.eventStore.keys, rows);
    return rows.map((row) => orderView(row, openWords(known, row), reader));
  }
}

/** An offer whose time is over is none, whether or not that is recorded. */
function waitingView(
  { id, memberId, wishes, orderId, until }: Waiting,
  people: ReadonlyMap<string, Named>,
  now: string,
): ResponseOf<typeof listWaiting>['entries'] {
  if (orderId !== null && (until === null || until <= now)) return [];
  const offer = orderId !== null && until !== null ? { orderId, until } : null;
  return [{ id, member: people.get(memberId) ?? null, wishes, offer }];
}

/** Lists go on after a number: of an order, or of how many were shown.
 *  errors  BAD_CURSOR (invalid) */
function numberIn(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (/^\d{1,9}$/.test(cursor)) return Number(cursor);
  throw invalid('BAD_CURSOR', {
    message: 'This page of the list no longer exists. Start again from the first page.',
  });
}
