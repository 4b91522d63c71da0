import { unreachable } from '../../../kernel/decider/errors.js';
import type { TestAct } from '../../payments.contract.js';
import type { PlanOnSale } from '../../payments.ports.js';
import type { Interval } from '../../payments.schemas.js';
import type { FoundDispute, FoundRefund } from '../payment-provider.js';

/* What the provider of the test checkout keeps. The ids of everything in it follow from its own. */

export type TestObject = TestPayment | TestSubscription | TestPortal;

/** Money that came. Cents; ISO-8601 UTC. */
export interface Charge {
  readonly ref: string;
  readonly paidCents: number;
  readonly paidAt: string;
  readonly refunds: readonly (FoundRefund & { readonly at: string })[];
  readonly dispute: (FoundDispute & { readonly at: string }) | null;
}

interface Page {
  /** Of its page, as it is in the address. */
  readonly ref: string;
  /** Ours, with which of its pages this is. */
  readonly id: string;
  readonly attempt: number;
  readonly words: readonly { readonly words: string; readonly amountCents: number }[];
  readonly amountCents: number;
  readonly until: string;
  readonly returnTo: { readonly paid: string; readonly left: string };
  /** The code of the last attempt that failed. */
  readonly declined: string | null;
}

export interface TestPayment extends Page {
  readonly kind: 'payment';
  readonly status: 'open' | 'paid' | 'expired';
  readonly charge: Charge | null;
}

export interface TestSubscription extends Page {
  readonly kind: 'subscription';
  readonly status: 'open' | 'expired' | 'active' | 'past_due' | 'paused' | 'ended';
  readonly subscriptionRef: string;
  readonly customerRef: string;
  readonly plan: string;
  readonly interval: Interval;
  /** Of the time that is paid. */
  readonly from: string;
  readonly paidUntil: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
  readonly endedBecause: 'cancelled' | 'not paid';
  /** What a cheaper plan left, for the next invoices. */
  readonly creditCents: number;
  /** One that a credit paid has no charge. */
  readonly invoices: readonly { readonly ref: string; readonly charge: Charge | null; readonly at: string }[];
  /** Our ids of the changes that were made. */
  readonly changes: readonly string[];
}

export interface TestPortal {
  readonly kind: 'portal';
  readonly ref: string;
  readonly customerRef: string;
  readonly returnUrl: string;
  readonly plans: readonly PlanOnSale[];
}

/** An act of the page, with the plan that an upgrade goes to. */
export interface Happening {
  readonly act: TestAct;
  readonly plan: PlanOnSale | null;
}

/** The part of its id that the ids of everything in it share. */
export const stemOf = (ref: string): string => ref.slice(ref.indexOf('_') + 1);

/** Every id by which it is found. */
export function refsOf(object: TestObject): readonly string[] {
  switch (object.kind) {
    case 'payment':
      return [object.ref, ...chargeRefs(object.charge)];
    case 'subscription': {
      const { ref, subscriptionRef, customerRef, invoices } = object;
      const paid = invoices.flatMap((invoice) => [invoice.ref, ...chargeRefs(invoice.charge)]);
      return [ref, subscriptionRef, customerRef, ...paid];
    }
    case 'portal':
      return [object.ref];
    default:
      return unreachable(object);
  }
}

const chargeRefs = (charge: Charge | null): readonly string[] =>
  charge
    ? [charge.ref, ...charge.refunds.map(({ ref }) => ref), ...(charge.dispute ? [charge.dispute.ref] : [])]
    : [];
