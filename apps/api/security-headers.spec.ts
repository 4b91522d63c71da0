import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { securityHeaders } from './security-headers.js';

const scriptsOf = (variables: NodeJS.ProcessEnv): string =>
  /"scriptSrc":(\[.*?\])/.exec(
    JSON.stringify(securityHeaders(readEnvironment({ NODE_ENV: 'test', ...variables }))),
  )?.[1] ?? '';

test('pages run scripts of their own origin only', () => {
  expect(scriptsOf({})).toBe(`["'self'","'wasm-unsafe-eval'"]`);
});

test('a configured service that checks visitors may run its script', () => {
  const service = {
    APP_CHECK_SCRIPT: 'https://check.example/api.js?render=key',
    APP_CHECK_SITE_KEY: 'key',
    APP_CHECK_VERIFY_URL: 'https://check.example/verify',
    APP_CHECK_SECRET: 'secret',
    APP_CHECK_HOSTS: 'https://static.example https://more.example',
  };
  expect(scriptsOf(service)).toContain(
    '"https://check.example","https://static.example","https://more.example"]',
  );
});
