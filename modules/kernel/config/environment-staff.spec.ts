import { readEnvironment } from './environment.js';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://swap.example' };

test.each([
  [{}, false],
  [{ NODE_ENV: 'test' }, true],
  [production, true],
  [{ STAFF_TWO_STEP: '1' }, true],
  [{ NODE_ENV: 'test', STAFF_TWO_STEP: '0' }, false],
])('with %j staff need two-step sign-in: %s', (variables, need) => {
  expect(readEnvironment(variables).staffTwoStep).toBe(need);
});

test('production does not start with staff of one factor', () => {
  expect(() => readEnvironment({ ...production, STAFF_TWO_STEP: '0' })).toThrow(
    /^Wrong environment: STAFF_TWO_STEP cannot be 0 in production\.$/,
  );
});
