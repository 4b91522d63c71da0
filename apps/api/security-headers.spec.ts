import { globSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { readEnvironment } from '../../modules/kernel/config/environment.js';
import { filePolicy } from '../../modules/kernel/http/file-policy.js';
import { frameOptions, securityHeaders } from './security-headers.js';

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

/** Which pages may frame the answer to this address, by the header for browsers of today and by that for older ones. */
function framedBy(url: string): readonly [string | undefined, string | undefined] {
  const headers = new Map<string, string>();
  const request = { url } as IncomingMessage;
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet(securityHeaders(readEnvironment({ NODE_ENV: 'test' })))(request, response, () => undefined);
  frameOptions(request, response, () => undefined);
  const policy = headers.get('Content-Security-Policy');
  return [/frame-ancestors ([^;]+)/.exec(policy ?? '')?.[1], headers.get('X-Frame-Options')];
}

test.each(['/', '/login', '/terms-of-others', '/api/listings', '/api/terms', '/photos/1?a=/terms'])(
  '%s is framed by no page',
  (url) => {
    expect(framedBy(url)).toEqual(["'none'", 'DENY']);
  },
);

test.each(['/terms', '/terms?from=sign-up'])('%s is framed by pages of its own site', (url) => {
  expect(framedBy(url)).toEqual(["'self'", 'SAMEORIGIN']);
});

test('a file that is opened by itself runs, loads and sends nothing, and is framed by no page', () => {
  for (const part of ["default-src 'none'", 'sandbox', "frame-ancestors 'none'", "base-uri 'none'"])
    expect(filePolicy.split('; ')).toContain(part);
});

test('every answer that replaces the policy of the server takes that of files', () => {
  const own = globSync('{modules,projections,apps}/**/*.ts').filter((file) =>
    /'Content-Security-Policy':(?!\s*filePolicy)/.test(readFileSync(file, 'utf8')),
  );
  expect(own.filter((file) => !file.endsWith('.spec.ts'))).toEqual(['modules/mail/dev-outbox.ts']);
});
