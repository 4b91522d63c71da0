import { readEnvironment } from './environment.js';

const secret = 'the secret that we share with the check';
const url = 'https://check.example/guardians';

test('without a check staff verify guardians', () => {
  expect(readEnvironment({}).GUARDIAN_CHECK_URL).toBeUndefined();
});

test('a check has an address and a secret; plain http is accepted for this machine, but not in production', () => {
  const check = { GUARDIAN_CHECK_URL: url, GUARDIAN_CHECK_SECRET: secret };
  expect(readEnvironment(check)).toMatchObject(check);
  const here = { ...check, GUARDIAN_CHECK_URL: 'http://127.0.0.1:4000/check' };
  expect(readEnvironment({ ...here, NODE_ENV: 'test' })).toMatchObject(here);
  expect(() => readEnvironment({ ...here, NODE_ENV: 'production' })).toThrow('GUARDIAN_CHECK_URL must start');
});

test.each([
  ['an address without its secret', { GUARDIAN_CHECK_URL: url }, 'GUARDIAN_CHECK_SECRET must be set'],
  ['a secret without its address', { GUARDIAN_CHECK_SECRET: secret }, 'GUARDIAN_CHECK_URL must be set'],
  [
    'a short secret',
    { GUARDIAN_CHECK_URL: url, GUARDIAN_CHECK_SECRET: 'x' },
    'GUARDIAN_CHECK_SECRET must have',
  ],
  [
    'an address over plain http',
    { GUARDIAN_CHECK_URL: 'http://check.example', GUARDIAN_CHECK_SECRET: secret },
    'GUARDIAN_CHECK_URL must start',
  ],
  [
    'a password in the address',
    { GUARDIAN_CHECK_URL: 'https://me:you@check.example', GUARDIAN_CHECK_SECRET: secret },
    'GUARDIAN_CHECK_URL must have no name',
  ],
])('%s stops the start with one line that says so', (_, variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^Wrong environment: ${line}[^\\n]+\\.$`));
});
