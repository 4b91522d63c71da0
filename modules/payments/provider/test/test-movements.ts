import { unreachable } from '../../../kernel/decider/errors.js';
import type { Movement } from '../payment-provider.js';
import type { Charge, TestObject } from './test-objects.js';
import { foundSubscription } from './test-subscription.js';

/** Everything that moved by it, for the comparison. */
export function movementsOf(object: TestObject, now: string): readonly Movement[] {
  switch (object.kind) {
    case 'portal':
      return [];
    case 'payment':
      return object.charge ? ofCharge(object.charge, object.id) : [];
    case 'subscription': {
      const found = foundSubscription(object, now);
      if (!found) return [];
      const { ref, amountCents, status } = found;
      const last = [found.endedAt, ...object.invoices.map(({ at }) => at)].findLast((at) => at !== null);
      const own = { ref, id: object.id, paymentRef: null, amountCents, status, at: last ?? now } as const;
      const paid = object.invoices.flatMap(({ charge }) => (charge ? ofCharge(charge, null) : []));
      return [{ kind: 'subscription', ...own }, ...paid];
    }
    default:
      return unreachable(object);
  }
}

function ofCharge({ ref, paidCents, paidAt, refunds, dispute }: Charge, id: string | null): Movement[] {
  const of = { id: null, paymentRef: ref } as const;
  return [
    { kind: 'payment', ref, id, paymentRef: null, amountCents: paidCents, status: 'paid', at: paidAt },
    ...refunds.map((made) => ({
      kind: 'refund' as const,
      ref: made.ref,
      ...of,
      id: made.id,
      amountCents: made.amountCents,
      status: made.status,
      at: made.at,
    })),
    ...(dispute
      ? [
          {
            kind: 'dispute' as const,
            ref: dispute.ref,
            ...of,
            amountCents: dispute.amountCents,
            status: dispute.status,
            at: dispute.at,
          },
        ]
      : []),
  ];
}
