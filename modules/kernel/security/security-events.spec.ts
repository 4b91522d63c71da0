import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOfRefusal, securityEvents, shownFields } from './security-events.rules.js';

test.each([
  [401, 'WRONG_CREDENTIALS', 'sign-in-refused'],
  [401, 'WRONG_CODE', 'second-factor-wrong'],
  [403, 'CROSS_SITE', 'cross-site'],
  [403, 'ADMINS_ONLY', 'forbidden'],
  [401, 'SIGN_IN_FIRST', 'forbidden'],
  [429, 'TOO_MANY_TRIES', 'limit-reached'],
  [400, 'WEBHOOK_REFUSED', 'signature-wrong'],
])('a refusal with %i %s is %s', (status, code, kind) => {
  expect(kindOfRefusal(status, code)).toBe(kind);
});

test.each([
  [401, 'SESSION_EXPIRED'],
  [503, 'TOO_BUSY'],
  [404, 'NO_SUCH_ROUTE'],
  [400, 'INVALID_INPUT'],
])('%i %s is no security event', (status, code) => {
  expect(kindOfRefusal(status, code)).toBeUndefined();
});

test('a code belongs to one kind, and a status too', () => {
  const kinds = Object.values(securityEvents);
  const codes = kinds.flatMap((one) => ('codes' in one ? [...one.codes] : []));
  const statuses = kinds.flatMap((one) => ('status' in one ? [one.status] : []));
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(statuses).size).toBe(statuses.length);
});

test('a line has only the fields of its kind', () => {
  const given = {
    memberId: 'm1',
    code: 'WRONG_PROOF',
    call: 'POST /api/account/proof',
    action: 'x',
    by: 'y',
  };
  expect(shownFields('re-authentication-refused', given)).toEqual({
    memberId: 'm1',
    code: 'WRONG_PROOF',
    call: 'POST /api/account/proof',
  });
});

test.each([
  ['an e-mail address', 'marta@example.com'],
  ['a token', 'Zk3v-0aQw_Zk3v-0aQw_Zk3v-0aQw_Zk3v-0aQw_abc'],
  ['a sentence', 'She said: "sell it"'],
  ['two lines', 'one\n{"kind":"signed-in"}'],
])('%s in a field is not shown', (_, what) => {
  expect(shownFields('role-given', { what })).toEqual({ what: '(not shown)' });
});

test('what staff and members may do is never counted together, and a refusal always is', () => {
  for (const [kind, { isFolded, ...one }] of Object.entries(securityEvents))
    if ('codes' in one || 'status' in one) expect([kind, isFolded]).toEqual([kind, true]);
  for (const kind of ['role-given', 'suspended', 'staff-acted', 'member-erased', 'keys-rotated'] as const)
    expect(securityEvents[kind].isFolded).toBe(false);
});

test('docs/security-events.md names every kind, in the order and with the words of the catalogue', () => {
  const text =
    readFileSync(join(import.meta.dirname, '../../../docs/security-events.md'), 'utf8').split(
      '## Kinds',
    )[1] ?? '';
  const rows = [...text.matchAll(/^\| `([\w-]+)` \| ([^|]+) \|[^|]+\|[^|]+\|[^|]+\|$/gm)].map(
    ([, kind, when]) => [kind, when],
  );
  expect(rows).toEqual(Object.entries(securityEvents).map(([kind, { when }]) => [kind, when]));
});
