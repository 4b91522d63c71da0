import { donationDecider } from '../donations/donation/donation.decider.js';
import { donationState } from '../donations/donation/donation.state.js';
import { donationOfPayment, purposes } from '../donations/donation/gift-ids.shared.js';
import {
  type MonthlyGiftCommand,
  monthlyGiftDecider,
} from '../donations/monthly-gift/monthly-gift.decider.js';
import { monthlyGiftState } from '../donations/monthly-gift/monthly-gift.state.js';
import { dispatch } from '../kernel/decider/command-bus.js';
import { DomainError, unreachable } from '../kernel/decider/errors.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { deterministicId } from '../kernel/decider/identifiers.js';
import { type EventOf, pick, type RecordedEvent } from '../kernel/event-store/events.js';
import type { ModuleContext } from '../kernel/manifest/manifest.js';
import { type Reactor, reactor } from '../kernel/processing/projection.js';
import { isDisputed, lostOf, wentBack } from '../payments/payment/left.rules.js';
import { paymentEvents } from '../payments/payment/payment.events.js';
import { paymentState } from '../payments/payment/payment.state.js';
import { subscriptionEvents } from '../payments/subscription/subscription.events.js';

const ofPayments = pick(
  paymentEvents,
  'PaymentSettled',
  'PaymentExpired',
  'PaymentCancelled',
  'RefundSettled',
  'RefundFailed',
  'DisputeOpened',
  'DisputeClosed',
);
const ofSubscriptions = pick(
  subscriptionEvents,
  'SubscriptionStarted',
  'SubscriptionChanged',
  'SubscriptionEnded',
);
type OfPayment = RecordedEvent<EventOf<typeof ofPayments>>;
type OfSubscription = RecordedEvent<EventOf<typeof ofSubscriptions>>;
type Deps = Pick<ModuleContext, 'bus' | 'eventStore'>;

/** Whenever money of a gift comes or goes back, the donation follows; each payment of a monthly gift is a donation of its own. The donor's stand-in is the
 *  actor of all of it.
 *  source  modules/donations/README.md, Rules; ADR 0100 */
export const followGiftPayments = (deps: Deps): Reactor =>
  reactor({
    name: 'follow-gift-payments',
    handles: [ofPayments, ofSubscriptions],
    handle: async (_, events) => {
      for (const event of events) {
        if (isOfPayment(event)) await followPayment(deps, event);
        else if (event.data.purpose.kind === purposes.monthly) await followSubscription(deps, event);
      }
    },
  });

const isOfPayment = (event: OfPayment | OfSubscription): event is OfPayment =>
  event.type in ofPayments.schemas;

async function followPayment(deps: Deps, event: OfPayment): Promise<void> {
  const payment = await loadState(deps.eventStore, paymentState, event.entityId);
  if (payment.status === 'none') return;
  const { kind, id } = payment.purpose;
  if (kind === purposes.once) await follow(deps, event, id);
  if (kind !== purposes.monthly) return;
  const donationId = donationOfPayment(event.entityId);
  if (event.type === 'PaymentSettled') await initiate(deps, event, id, donationId);
  await follow(deps, event, donationId);
}

/** A payment whose donor is erased stays a payment: of whom it was is known no more. */
async function follow({ bus, eventStore }: Deps, event: OfPayment, id: string): Promise<void> {
  const donation = await loadState(eventStore, donationState, id);
  if (donation.status === 'none') return;
  const meta = metaOf(event, donation.donorId);
  switch (event.type) {
    case 'PaymentSettled': {
      const paid = {
        paymentId: event.entityId,
        amountCents: event.data.paidCents,
        settledAt: event.data.paidAt,
      };
      await dispatch(bus, donationDecider, id, { type: 'SettleDonation', ...paid, meta });
      return;
    }
    case 'PaymentExpired':
    case 'PaymentCancelled':
      await dispatch(bus, donationDecider, id, { type: 'LapseDonation', meta });
      return;
    case 'RefundSettled':
      await dispatch(bus, donationDecider, id, {
        type: 'RefundDonation',
        totalCents: event.data.totalCents,
        meta,
      });
      return;
    case 'RefundFailed': {
      const payment = await loadState(eventStore, paymentState, event.entityId);
      if (payment.status === 'none') return;
      const totalCents = wentBack(payment);
      await dispatch(bus, donationDecider, id, { type: 'CorrectRefunds', totalCents, meta });
      return;
    }
    case 'DisputeOpened':
      await dispatch(bus, donationDecider, id, { type: 'DisputeDonation', meta });
      return;
    case 'DisputeClosed': {
      const payment = await loadState(eventStore, paymentState, event.entityId);
      if (payment.status === 'none') return;
      const { isLost } = event.data;
      const now = { lostCents: lostOf(payment), isOpen: isDisputed(payment) };
      await dispatch(bus, donationDecider, id, { type: 'DecideDispute', isLost, ...now, meta });
      return;
    }
    default:
      unreachable(event);
  }
}

/** The donation that a payment of a monthly gift is, with what its donor decides of such gifts today. */
async function initiate(
  { bus, eventStore }: Deps,
  event: OfPayment & { readonly type: 'PaymentSettled' },
  monthlyGiftId: string,
  donationId: string,
): Promise<void> {
  const gift = await loadState(eventStore, monthlyGiftState, monthlyGiftId);
  if (gift.status === 'none') return;
  const { donorId, choice, giver } = gift;
  const amountCents = event.data.paidCents;
  await unlessErased(
    dispatch(bus, donationDecider, donationId, {
      type: 'InitiateDonation',
      ...{ donorId, amountCents, monthlyGiftId, way: 'card' as const, choice, giver },
      meta: metaOf(event, donorId, 'initiate'),
    }),
  );
}

async function followSubscription({ bus, eventStore }: Deps, event: OfSubscription): Promise<void> {
  const { id } = event.data.purpose;
  const gift = await loadState(eventStore, monthlyGiftState, id);
  if (gift.status === 'none') return;
  const { donorId } = gift;
  for (const [nth, command] of commandsAfter(event, donorId).entries())
    await dispatch(bus, monthlyGiftDecider, id, { ...command, meta: metaOf(event, donorId, String(nth)) });
}

type Wanted = MonthlyGiftCommand extends infer One
  ? One extends MonthlyGiftCommand
    ? Omit<One, 'meta'>
    : never
  : never;

function commandsAfter({ type, data }: OfSubscription, donorId: string): readonly Wanted[] {
  if (type === 'SubscriptionEnded') return [{ type: 'EndMonthlyGift', because: data.because }];
  const { paidUntil, endsAt, amountCents } = data;
  if (type === 'SubscriptionStarted')
    return [
      { type: 'BeginMonthlyGift' },
      { type: 'FollowStatus', status: 'active', paidUntil, endsAt },
      { type: 'ChangeAmount', donorId, amountCents },
    ];
  const status = data.status === 'unpaid' ? 'past_due' : data.status;
  return [
    { type: 'ChangeAmount', donorId, amountCents },
    { type: 'FollowStatus', status, paidUntil, endsAt },
  ];
}

const metaOf = ({ id, recordedAt }: OfPayment | OfSubscription, donorId: string, part = '') => ({
  actor: { id: donorId, roles: [] },
  now: recordedAt,
  commandId: deterministicId('follow-gift-payments', id, part),
});

async function unlessErased(written: Promise<unknown>): Promise<void> {
  await written.catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'PERSON_ERASED')) throw error;
  });
}
