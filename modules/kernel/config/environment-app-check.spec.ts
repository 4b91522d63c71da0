import { readEnvironment } from './environment.js';

const service = {
  APP_CHECK_SCRIPT: 'https://check.example/api.js',
  APP_CHECK_SITE_KEY: 'key',
  APP_CHECK_VERIFY_URL: 'https://check.example/verify',
  APP_CHECK_SECRET: 'secret',
};
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://swap.example' };

test('the check is on; it can be left out, but not in production', () => {
  expect(readEnvironment({}).APP_CHECK).toBe(true);
  expect(readEnvironment({ APP_CHECK: '0' }).APP_CHECK).toBe(false);
  expect(readEnvironment(production).APP_CHECK).toBe(true);
  expect(() => readEnvironment({ ...production, APP_CHECK: '0' })).toThrow(
    'Wrong environment: APP_CHECK cannot be 0 in production.',
  );
});

test.each([
  ['half a service', { APP_CHECK_SECRET: 'secret' }, 'APP_CHECK_SCRIPT must be set'],
  [
    'plain http',
    { ...service, APP_CHECK_VERIFY_URL: 'http://check.example' },
    'APP_CHECK_VERIFY_URL must start',
  ],
  [
    'an origin with a path',
    { ...service, APP_CHECK_HOSTS: 'https://a.example/b' },
    'APP_CHECK_HOSTS must be',
  ],
])('%s stops the start with one line that says so', (_, variables, line) => {
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^Wrong environment: ${line}[^\\n]+\\.$`));
});

test('a service is read; on this machine plain http is good enough to develop', () => {
  expect(
    readEnvironment({ ...service, APP_CHECK_HOSTS: 'https://a.example https://b.example' }),
  ).toMatchObject({
    ...service,
    APP_CHECK_HOSTS: ['https://a.example', 'https://b.example'],
  });
  const here = { ...service, APP_CHECK_VERIFY_URL: 'http://127.0.0.1:9000/verify' };
  expect(readEnvironment(here)).toMatchObject(here);
  expect(() => readEnvironment({ ...production, ...here })).toThrow('APP_CHECK_VERIFY_URL must start');
});
