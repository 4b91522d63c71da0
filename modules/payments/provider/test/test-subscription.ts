import { unreachable } from '../../../kernel/decider/errors.js';
import type { TestAct } from '../../payments.contract.js';
import type { PlanOnSale } from '../../payments.ports.js';
import type { Interval } from '../../payments.schemas.js';
import type { CheckoutOrder, FoundSubscription } from '../payment-provider.js';
import { actOnCharge, actsOnCharge, newCharge } from './test-charge.js';
import { type Charge, type Happening, stemOf, type TestSubscription } from './test-objects.js';

/** A page on which something is subscribed to. */
export function newSubscription(
  order: CheckoutOrder & { readonly what: { readonly kind: 'subscription' } },
  ref: string,
): TestSubscription {
  const { id, attempt, until, returnTo, what, customerRef } = order;
  const { words, amountCents, plan, interval } = what;
  return {
    kind: 'subscription',
    ...{ ref, id, attempt, amountCents, until, returnTo, plan, interval },
    words: [{ words, amountCents }],
    declined: null,
    status: 'open',
    subscriptionRef: `ts_${stemOf(ref)}`,
    customerRef: customerRef ?? `tu_${stemOf(ref)}`,
    from: until,
    paidUntil: until,
    endsAt: null,
    endedAt: null,
    endedBecause: 'cancelled',
    creditCents: 0,
    invoices: [],
    changes: [],
  };
}

/** Its status as time has it. */
export function statusOfSubscription(
  { status, until, endsAt }: TestSubscription,
  now: string,
): TestSubscription['status'] {
  if (status === 'open') return until <= now ? 'expired' : 'open';
  if (status === 'expired') return status;
  return endsAt !== null && endsAt <= now ? 'ended' : status;
}

const running: ReadonlySet<TestSubscription['status']> = new Set(['active', 'past_due', 'paused']);
export const isRunning = (subscription: TestSubscription, now: string): boolean =>
  running.has(statusOfSubscription(subscription, now));

/** The last money that came for it. */
const lastChargeOf = ({ invoices }: TestSubscription): Charge | null =>
  invoices.findLast(({ charge }) => charge)?.charge ?? null;

/** What can happen to it now; an upgrade only where its page knows other plans. */
export function actsOnSubscription(subscription: TestSubscription, now: string): readonly TestAct[] {
  const status = statusOfSubscription(subscription, now);
  const last = lastChargeOf(subscription);
  const ofMoney = last ? actsOnCharge(last) : [];
  switch (status) {
    case 'open':
      return ['pay', 'decline', 'expire', 'pay without a webhook'];
    case 'expired':
      return [];
    case 'active':
    case 'past_due':
      return [
        'upgrade',
        subscription.endsAt === null ? 'cancel' : 'resume',
        ...(['renew', 'fail renewal', 'give up'] as const),
        ...ofMoney,
      ];
    case 'paused':
      return ['cancel', 'resume', 'give up', ...ofMoney];
    case 'ended':
      return ofMoney;
    default:
      return unreachable(status);
  }
}

/** What it is after an act that is possible. */
export function actOnSubscription(
  subscription: TestSubscription,
  { act, plan }: Happening,
  now: string,
): TestSubscription {
  switch (act) {
    case 'pay':
    case 'pay without a webhook':
      return renewed({ ...subscription, status: 'active', declined: null }, now);
    case 'decline':
      return { ...subscription, declined: 'card_declined' };
    case 'expire':
      return { ...subscription, status: 'expired' };
    case 'renew':
      return subscription.endsAt === null
        ? renewed(subscription, now)
        : ended(subscription, 'cancelled', now);
    case 'fail renewal':
      return subscription.endsAt === null
        ? { ...subscription, status: 'past_due', paidUntil: earlier(subscription.paidUntil, now) }
        : ended(subscription, 'cancelled', now);
    case 'give up':
      return ended(subscription, 'not paid', now);
    case 'upgrade':
      return plan ? upgraded(subscription, plan, now) : subscription;
    case 'cancel':
      return { ...subscription, endsAt: subscription.paidUntil };
    case 'resume':
      return { ...subscription, endsAt: null, status: resumedStatus(subscription) };
    default: {
      const last = lastChargeOf(subscription);
      return last ? withCharge(subscription, actOnCharge(last, act, now) ?? last) : subscription;
    }
  }
}

/** What it is after a change that we ask for, once for each of our ids. */
export function changed(
  subscription: TestSubscription,
  id: string,
  to: { readonly amountCents: number } | 'pause' | 'resume' | 'end now' | 'end at its end',
  now: string,
): TestSubscription {
  if (subscription.changes.includes(id)) return subscription;
  const made = { ...subscription, changes: [...subscription.changes, id] };
  switch (to) {
    case 'pause':
      return { ...made, status: 'paused' };
    case 'resume':
      return { ...made, endsAt: null, status: resumedStatus(made) };
    case 'end now':
      return ended(made, 'cancelled', now);
    case 'end at its end':
      return { ...made, endsAt: made.paidUntil };
    default:
      return {
        ...made,
        amountCents: to.amountCents,
        words: made.words.map(({ words }) => ({ words, amountCents: to.amountCents })),
      };
  }
}

/** Replaces the money of one of its invoices. */
export const withCharge = (subscription: TestSubscription, charge: Charge): TestSubscription => ({
  ...subscription,
  invoices: subscription.invoices.map((invoice) =>
    invoice.charge?.ref === charge.ref ? { ...invoice, charge } : invoice,
  ),
});

/** out  null until its page was paid */
export function foundSubscription(subscription: TestSubscription, now: string): FoundSubscription | null {
  const status = statusOfSubscription(subscription, now);
  if (status === 'open' || status === 'expired') return null;
  const { subscriptionRef: ref, customerRef, plan, amountCents, interval } = subscription;
  const { paidUntil, endsAt, endedAt, endedBecause, invoices } = subscription;
  return {
    ...{ ref, customerRef, status, plan, amountCents, interval, paidUntil, endsAt, endedBecause },
    endedAt: status === 'ended' ? (endedAt ?? endsAt) : null,
    invoices: invoices.flatMap(({ ref, charge }) =>
      charge ? [{ ref, paymentRef: charge.ref, paidCents: charge.paidCents, paidAt: charge.paidAt }] : [],
    ),
  };
}

/** The same day of the next month or year, or its last one before. */
export function afterInterval(from: string, interval: Interval): string {
  const at = new Date(from);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + (interval === 'month' ? 1 : 12));
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.toISOString();
}

/** What was paid is over, and the next interval is paid. */
function renewed(subscription: TestSubscription, now: string): TestSubscription {
  const paidUntil = afterInterval(now, subscription.interval);
  return invoiced({ ...subscription, status: 'active', from: now, paidUntil }, subscription.amountCents, now);
}

/** What is left of the old plan is taken off the price of the new one. The interval goes on, unless it is another. */
function upgraded(subscription: TestSubscription, to: PlanOnSale, now: string): TestSubscription {
  const { from, paidUntil, amountCents, interval } = subscription;
  const [start, end, at] = [from, paidUntil, now].map((time) => Date.parse(time)) as [number, number, number];
  const left = end > start ? Math.min(1, Math.max(0, (end - at) / (end - start))) : 0;
  const goesOn = to.interval === interval && left > 0;
  const price = goesOn ? Math.round(to.amountCents * left) : to.amountCents;
  const next = {
    ...subscription,
    plan: to.plan,
    interval: to.interval,
    amountCents: to.amountCents,
    words: [{ words: to.words, amountCents: to.amountCents }],
    endsAt: null,
    status: 'active',
    ...(!goesOn && { from: now, paidUntil: afterInterval(now, to.interval) }),
  } as const;
  return invoiced(next, price - Math.round(amountCents * left), now);
}

/** One more invoice, with what a cheaper plan left taken off. */
function invoiced(subscription: TestSubscription, cents: number, at: string): TestSubscription {
  const { invoices, creditCents, ref } = subscription;
  const due = cents - creditCents;
  const stem = `${stemOf(ref)}_${invoices.length + 1}`;
  const charge = due > 0 ? newCharge(`tp_${stem}`, due, at) : null;
  return {
    ...subscription,
    creditCents: Math.max(0, -due),
    invoices: [...invoices, { ref: `ti_${stem}`, charge, at }],
  };
}

const ended = (
  subscription: TestSubscription,
  endedBecause: TestSubscription['endedBecause'],
  endedAt: string,
): TestSubscription => ({ ...subscription, status: 'ended', endedBecause, endedAt });

const resumedStatus = ({ status }: TestSubscription): TestSubscription['status'] =>
  status === 'paused' ? 'active' : status;

const earlier = (one: string, other: string): string => (one < other ? one : other);
