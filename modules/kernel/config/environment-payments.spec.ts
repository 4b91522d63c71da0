import { readEnvironment } from './environment.js';

const forTests = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_1234' };
const live = { ...forTests, STRIPE_SECRET_KEY: 'sk_live_12345678' };
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://swap.example' };

test('without Stripe there are no settings of payments; with it, a live key goes to production', () => {
  expect(readEnvironment({}).STRIPE_SECRET_KEY).toBeUndefined();
  expect(readEnvironment({ ...production, ...live })).toMatchObject(live);
  expect(readEnvironment({ ...forTests, STRIPE_API: 'http://127.0.0.1:12111' })).toMatchObject(forTests);
});

test.each([
  ['a key that is none', { ...forTests, STRIPE_SECRET_KEY: 'pk_test_12345678' }, 'STRIPE_SECRET_KEY must be'],
  ['a secret that is none', { ...forTests, STRIPE_WEBHOOK_SECRET: '1234' }, 'STRIPE_WEBHOOK_SECRET must be'],
  ['a key alone', { STRIPE_SECRET_KEY: 'sk_test_12345678' }, 'STRIPE_WEBHOOK_SECRET must be set'],
  ['a secret alone', { STRIPE_WEBHOOK_SECRET: 'whsec_1234' }, 'STRIPE_SECRET_KEY must be set'],
  ['an address without a key', { STRIPE_API: 'http://127.0.0.1' }, 'STRIPE_SECRET_KEY must be set'],
  ['an address that is none', { ...forTests, STRIPE_API: 'stripe' }, 'STRIPE_API must be an address'],
  [
    'another address in production',
    { ...production, ...live, STRIPE_API: 'http://127.0.0.1' },
    'STRIPE_API must not',
  ],
  [
    'a key for tests in production',
    { ...production, ...forTests },
    'STRIPE_SECRET_KEY must not be a key for tests',
  ],
])('%s stops the start with one line that says so', (_, variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^Wrong environment: ${line}[^\\n]+\\.$`));
});
