import { conflict, type DomainError, forbidden, unavailable } from '../kernel/decider/errors.js';

/** What members are told while a switch is off, by its name. */
export const refusals = {
  'sign-ups-open': () =>
    forbidden('SIGN_UPS_CLOSED', {
      message: 'New accounts are closed for the moment. You can look around, and try again later.',
    }),
  'new-listings-open': () =>
    forbidden('LISTING_CLOSED', {
      message: 'New listings are closed for the moment. Your draft is saved; publish it later.',
    }),
  'posting-open': () =>
    forbidden('POSTING_CLOSED', {
      message: 'Posts and comments are closed for the moment. What you wrote is saved as a draft.',
    }),
  'first-messages-open': () =>
    forbidden('FIRST_MESSAGES_CLOSED', {
      message:
        'First messages to other members are closed for the moment. You can go on with your conversations.',
    }),
  'giving-open': () =>
    conflict('GIVING_CLOSED', {
      message: 'Giving is closed for the moment. Nothing was charged; please come back later.',
    }),
  'premium-open': () =>
    conflict('PREMIUM_CLOSED', {
      message: 'Premium cannot be subscribed to for the moment. Nothing was charged; please come back later.',
    }),
} as const satisfies Readonly<Record<string, () => DomainError>>;

export type OpenSwitch = keyof typeof refusals;

export const readOnly = () =>
  unavailable('SITE_READ_ONLY', {
    message:
      'The site is read-only for the moment: you can look at everything, and change things again soon.',
  });
