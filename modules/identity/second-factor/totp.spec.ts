import { codeAt } from './totp.fixtures.js';
import { newTotpSecret, stepOfCode, totpUri } from './totp.js';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000).toISOString();

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at %i is the one in RFC 6238', (seconds, code) => {
  expect(codeAt(secret, at(seconds))).toBe(code);
  expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

test('a code is accepted one step early and one step late, and gives its step', () => {
  const code = codeAt(secret, at(3_000));
  for (const seconds of [2_970, 3_000, 3_059]) expect(stepOfCode(secret, code, at(seconds))).toBe(100);
  expect(stepOfCode(secret, code, at(3_060))).toBeUndefined();
  expect(stepOfCode(secret, code, at(2_969))).toBeUndefined();
});

test.each(['', '12345', '1234567', 'abcdef', '28708²'])('%j is no code', (typed) => {
  expect(stepOfCode(secret, typed, at(59))).toBeUndefined();
});

test('a code may be typed with a gap', () => {
  expect(stepOfCode(secret, ' 287 082 ', at(59))).toBe(1);
});

test('a new secret has 160 bits and differs from the last', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('the QR code holds our name, the e-mail address and the secret', () => {
  const uri = new URL(totpUri(secret, 'ana+parts@example.com'));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Swap Meet Classics:ana+parts@example.com');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    issuer: 'Swap Meet Classics',
    digits: '6',
    period: '30',
  });
});
