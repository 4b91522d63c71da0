import type { ErrorCatalogue } from '../kernel/decider/errors.js';

/** What this module refuses with: by kind and stable code, and when. The README's table and a test follow from it. */
export const paymentsErrors = {
  invalid: {
    WEBHOOK_REFUSED: 'a webhook whose signature is wrong, or more than five minutes off',
  },
  'not-found': {
    PAYMENT_NOT_FOUND: 'no such payment',
    SUBSCRIPTION_NOT_FOUND: 'no such subscription, or none of the caller',
    DIFFERENCE_NOT_FOUND: 'no such difference, or it is closed',
    CHECKOUT_NOT_FOUND: 'no such page of the test checkout',
  },
  conflict: {
    CARDS_CLOSED: 'a payment by card, and no provider is configured',
    BY_HAND_CLOSED: 'a payment by hand of what can be paid by card only',
    PAYMENT_ID_TAKEN: 'the id of another payment or subscription',
    PAYMENT_OVER: 'it was paid, has ended or was cancelled',
    PAYMENT_SETTLED: 'it was paid: refund it',
    NOT_BY_HAND: 'receiving a payment that a provider collects',
    NOTHING_TO_REFUND: 'it was not paid, or all of it went back',
    TOO_MUCH_TO_REFUND: 'more than is left of it, or of one of its lines',
    SUBSCRIPTION_OVER: 'it has ended, or never began',
    CHECKOUT_OVER: 'the page of the test checkout was used or has run out',
  },
  unprocessable: {
    DAY_TO_COME: 'money by hand that came on a day after today',
  },
  unavailable: {
    PROVIDER_AWAY: 'the provider does not answer; nothing was lost',
  },
} as const satisfies ErrorCatalogue;
