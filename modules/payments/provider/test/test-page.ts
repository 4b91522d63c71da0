import type { TestPage } from '../../payments.contract.js';
import { leftOf } from './test-charge.js';
import type { TestPayment, TestPortal, TestSubscription } from './test-objects.js';
import { actsOnPayment, statusOfPayment } from './test-payment.js';
import { actsOnSubscription, statusOfSubscription } from './test-subscription.js';

/** A page on which something is paid, as it is now. */
export function pageOf(object: TestPayment | TestSubscription, now: string): TestPage {
  const { ref, kind, declined, returnTo } = object;
  const page = { ref, kind, declined, returnTo, plans: [] };
  const amounts = { words: linesOf(object), amount: object.amountCents / 100 };
  return object.kind === 'payment'
    ? {
        ...page,
        ...amounts,
        ...{ interval: null, invoices: [], paidUntil: null, endsAt: null },
        status: statusOfPayment(object, now),
        acts: [...actsOnPayment(object, now)],
      }
    : {
        ...page,
        ...amounts,
        ...termOf(object, now),
        acts: actsOnSubscription(object, now).filter((act) => act !== 'upgrade'),
      };
}

/** A page on which a subscription is changed. */
export function pageOfPortal(portal: TestPortal, object: TestSubscription, now: string): TestPage {
  const { ref, kind, returnUrl, plans } = portal;
  const offered = plans.map(({ plan, words, interval, amountCents }) => ({
    ...{ plan, words, interval },
    amount: amountCents / 100,
    isCurrent: plan === object.plan && interval === object.interval,
  }));
  const isSold = offered.some(({ isCurrent }) => isCurrent);
  return {
    ...{ ref, kind, declined: null },
    words: linesOf(object),
    amount: object.amountCents / 100,
    returnTo: { paid: returnUrl, left: returnUrl },
    ...termOf(object, now),
    plans: isSold ? offered : [],
    acts: actsOnSubscription(object, now).filter((act) => act !== 'upgrade' || isSold),
  };
}

const linesOf = ({ words }: TestPayment | TestSubscription) =>
  words.map(({ words, amountCents }) => ({ words, amount: amountCents / 100 }));

function termOf(object: TestSubscription, now: string) {
  const status = statusOfSubscription(object, now);
  const isBegun = status !== 'open' && status !== 'expired';
  const { interval, paidUntil, endsAt, invoices } = object;
  return {
    ...{ interval, status, endsAt },
    paidUntil: isBegun ? paidUntil : null,
    invoices: invoices.flatMap(({ ref, charge }) =>
      charge
        ? [
            {
              ref,
              amount: charge.paidCents / 100,
              paidAt: charge.paidAt,
              refunded: (charge.paidCents - leftOf(charge)) / 100,
            },
          ]
        : [],
    ),
  };
}
