import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loggedPath } from './logged-path.rules.js';

const token = 'Zk3v-0aQw_Zk3v-0aQw_Zk3v-0aQw_Zk3v-0aQw_abc';
const id = '018f2f6e-7c1a-7b7e-9d43-1f2e3d4c5b6a';

test.each([
  [`/s/${token}`, '/s/:token'],
  [`/api/share-links/${token}`, '/api/share-links/:token'],
  [`/api/share-links/${token}/items/${id}`, `/api/share-links/:token/items/${id}`],
  [`/api/share-links/${token}/scans`, '/api/share-links/:token/scans'],
  [`/api/events/calendars/${token}.ics`, '/api/events/calendars/:key'],
  ['/q/K7QF3MWX', '/q/:code'],
  ['/api/inventory/labels/K7QF3MWX', '/api/inventory/labels/:code'],
  ['/api/orders/tickets/117-K7QF', '/api/orders/tickets/:ticket'],
  [`/events/${id}/at/K7QF3MWX`, `/events/${id}/at/:code`],
  ['/test-checkout/pay_123', '/test-checkout/:ref'],
  ['/members/wolpertinger', '/members/:handle'],
  [`/api/donations/${id}/receipt`, '/api/donations/:gift/receipt'],
  [`/api/donations/monthly/${id}/pause`, '/api/donations/monthly/:gift/pause'],
  [`/api/payments/${id}`, '/api/payments/:gift'],
  [`/donate/${id}`, '/donate/:gift'],
  [`/unsubscribe?token=${token}`, '/unsubscribe'],
  [`/api/unsubscribe/${token}.${token}`, '/api/unsubscribe/:secret'],
  [`/nowhere/${token}/more`, '/nowhere/:secret/more'],
  ['/nowhere/marta@example.com', '/nowhere/:secret'],
  ['/nowhere/marta%40example.com', '/nowhere/:secret'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});

test.each([
  `/api/listings/${id}`,
  `/api/members/${id}`,
  '/api/auth/password-reset/send',
  '/assets/index-B1x2.js',
])('%s is logged as it is', (url) => {
  expect(loggedPath(url)).toBe(url);
});

test('every parameter of a page that is no id and no slug is masked', () => {
  const pages = readFileSync(join(import.meta.dirname, '../../modules/pages/pages.schemas.ts'), 'utf8');
  const paths = [...pages.matchAll(/path: '([^']*:[^']*)'/g)].map(([, path = '']) => path);
  const open = paths.filter((path) => /:(token|key|code|ref|ticket|handle)\b/.test(path));
  expect(open.length).toBeGreaterThan(3);
  for (const path of open) {
    const called = path.replace(/:(\w+)/g, (_, name) =>
      /^(id|slug|\w+Id)$/.test(name) ? id : 'WolperTinger',
    );
    expect(loggedPath(called)).not.toContain('WolperTinger');
  }
});
