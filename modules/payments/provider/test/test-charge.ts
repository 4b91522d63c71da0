import type { TestAct } from '../../payments.contract.js';
import { ProviderRefused } from '../payment-provider.js';
import { type Charge, stemOf } from './test-objects.js';

export const newCharge = (ref: string, paidCents: number, paidAt: string): Charge => ({
  ref,
  paidCents,
  paidAt,
  refunds: [],
  dispute: null,
});

/** What is left of it. */
export const leftOf = ({ paidCents, refunds }: Charge): number =>
  refunds.reduce((left, { amountCents }) => left - amountCents, paidCents);

/** Sends a part of it back, once for each of our ids.
 *  errors  ProviderRefused when it is more than is left, or somebody disputes it */
export function refunded(
  charge: Charge,
  { id, amountCents, at }: { readonly id: string | null; readonly amountCents: number; readonly at: string },
): Charge {
  const { ref, refunds, dispute } = charge;
  if (id !== null && refunds.some((refund) => refund.id === id)) return charge;
  if (dispute && dispute.status !== 'won')
    throw new ProviderRefused('charge_disputed', 'The payment is disputed.');
  if (amountCents > leftOf(charge))
    throw new ProviderRefused('amount_too_large', 'That is more than is left of the payment.');
  const refund = { ref: `tr_${stemOf(ref)}_${refunds.length + 1}`, id, amountCents, code: null, at } as const;
  return { ...charge, refunds: [...refunds, { ...refund, status: 'settled' }] };
}

/** What can happen to it on the page. */
export function actsOnCharge(charge: Charge): readonly TestAct[] {
  if (charge.dispute?.status === 'open') return ['win dispute', 'lose dispute'];
  if (charge.dispute?.status === 'lost' || leftOf(charge) === 0) return [];
  return charge.dispute ? ['refund'] : ['dispute', 'refund'];
}

/** out  undefined for an act of something else */
export function actOnCharge(charge: Charge, act: TestAct, at: string): Charge | undefined {
  const { dispute, ref } = charge;
  switch (act) {
    case 'refund':
      return refunded(charge, { id: null, amountCents: leftOf(charge), at });
    case 'dispute': {
      const opened = { ref: `td_${stemOf(ref)}`, amountCents: leftOf(charge), code: 'fraudulent' };
      return { ...charge, dispute: { ...opened, status: 'open', at } };
    }
    case 'win dispute':
      return { ...charge, dispute: dispute && { ...dispute, status: 'won', at } };
    case 'lose dispute':
      return { ...charge, dispute: dispute && { ...dispute, status: 'lost', at } };
    default:
      return undefined;
  }
}
