import { Controller, Inject } from '@nestjs/common';
import { RECEIPT_SEARCH, type ReceiptSearch } from '../../../modules/donations/donations.ports.js';
import { DATABASE } from '../../../modules/kernel/config/tokens.js';
import { foldEvents } from '../../../modules/kernel/decider/decider.js';
import { notFound } from '../../../modules/kernel/decider/errors.js';
import { DomainEventStore } from '../../../modules/kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../../modules/kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../../modules/kernel/http/route.js';
import type { Database } from '../../../modules/kernel/postgres/database.js';
import { MEMBER_NAMES, type MemberNames } from '../../../modules/members/member-names.ports.js';
import { leftOf, leftOfLine } from '../../../modules/payments/payment/left.rules.js';
import { paymentEvents } from '../../../modules/payments/payment/payment.events.js';
import { type KnownPayment, paymentState } from '../../../modules/payments/payment/payment.state.js';
import { getPayment, listPayments, type PaymentRow } from '../../../modules/payments/payments.contract.js';
import { DIFFERENCES, type Differences } from '../../../modules/payments/payments.ports.js';
import { wordsOf } from '../../../modules/payments/words.rules.js';
import { disputesOf } from './disputes.js';
import { lineOf } from './history.js';
import { paymentNow } from './payment-now.js';
import { type ListedPayment, paymentCounts, paymentRow, paymentsBy, refsOf } from './payments.queries.js';

/** Payments, for staff. */
@Controller()
export class PaymentsReadController {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_NAMES) private readonly names: MemberNames,
    @Inject(DIFFERENCES) private readonly differences: Differences,
    @Inject(RECEIPT_SEARCH) private readonly receipts: ReceiptSearch,
  ) {}

  @Route(listPayments)
  async list(@Input() { query }: RouteInput<typeof listPayments>): Promise<ResponseOf<typeof listPayments>> {
    const { show, search, before, limit } = query;
    const purposeId = search === undefined ? undefined : await this.receipts.donationOf(search);
    const position = before !== undefined && /^\d{1,15}$/.test(before) ? Number(before) : undefined;
    const rows = await paymentsBy(this.db, { show, search, purposeId, before: position, limit });
    const page = rows.slice(0, limit);
    const { byHand, disputed } = await paymentCounts(this.db);
    return {
      payments: page.map(rowOf),
      next: rows.length > limit ? String(page.at(-1)?.position) : null,
      counts: { byHand, disputed, differences: await this.differences.open() },
    };
  }

  @Route(getPayment)
  async one(
    @Input() { params, meta }: RouteInput<typeof getPayment>,
  ): Promise<ResponseOf<typeof getPayment>> {
    const row = await paymentRow(this.db, params.id);
    const events = await this.eventStore.read(paymentEvents, params.id);
    const payment = foldEvents(paymentState, events);
    if (!row || payment.status === 'none')
      throw notFound('PAYMENT_NOT_FOUND', { message: 'There is no such payment.' });
    const lines = events.map(lineOf);
    const names = await this.names.namesFor(
      meta.actor.id,
      lines.flatMap(({ by }) => by ?? []),
    );
    return {
      ...rowOf(row),
      ...paymentNow(payment),
      lines: payment.lines.map(({ unitCents, ...line }) => ({
        ...line,
        unit: unitCents / 100,
        left: leftOfLine(payment, line.id) / 100,
      })),
      refs: [...(await refsOf(this.db, params.id))],
      history: lines.map(({ by, ...line }) => ({
        ...line,
        by: by === null ? null : (names.get(by) ?? null),
      })),
      disputes: disputesOf(events),
      can: allowed(payment),
    };
  }
}

const rowOf = (row: ListedPayment): PaymentRow => ({
  id: row.id,
  purpose: { kind: row.purpose_kind, id: row.purpose_id },
  words: wordsOf(row.purpose_kind),
  amount: (row.status === 'settled' ? row.paid_cents : row.amount_cents) / 100,
  provider: row.provider,
  status: row.status,
  refunded: row.refunded_cents / 100,
  isDisputed: row.dispute === 'open' || row.dispute === 'lost',
  requestedAt: row.requested_at,
  settledAt: row.settled_at,
  until: row.status === 'requested' || row.status === 'open' ? row.until : null,
});

function allowed(payment: KnownPayment): ResponseOf<typeof getPayment>['can'] {
  const { status, provider } = payment;
  const isByHand = provider === 'by-hand';
  const can: ResponseOf<typeof getPayment>['can'] = [];
  if (isByHand && status !== 'settled') can.push('receive');
  if (status === 'requested' || status === 'open') can.push('cancel');
  if (leftOf(payment) > 0) can.push('refund');
  if (!isByHand) can.push('look-again');
  return can;
}
