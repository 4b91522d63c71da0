import { ApiProblem } from '@lib/api/problem';
import { signInErrorMessage, signInErrorMessages } from './sign-in-errors';

const codes = [
  'multi-factor-auth-required',
  'user-mismatch',
  'popup-blocked',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'unauthorized-domain',
  'network-request-failed',
  'web-storage-unsupported',
  'invalid-api-key',
  'internal-error',
];

test('every identity error code of the spec has its sentence, and no other', () => {
  expect(Object.keys(signInErrorMessages).sort()).toEqual([...codes].sort());
});

test.each(Object.entries(signInErrorMessages))(
  '%s has a sentence for a person, without the code',
  (code, words) => {
    expect(words).toMatch(/^[A-Z].{20,}\.$/);
    expect(words).not.toContain(code);
  },
);

/** The source of each code; the page that opens a window makes the four codes of windows and storage. */
test.each([
  ['SECOND_FACTOR_NEEDED', 'multi-factor-auth-required'],
  ['SOCIAL_OTHER_MEMBER', 'user-mismatch'],
  ['CROSS_SITE', 'unauthorized-domain'],
  ['UNREACHABLE', 'network-request-failed'],
  ['INTERNAL', 'internal-error'],
] as const)('the server code %s has the message of %s', (code, spec) => {
  expect(signInErrorMessage(new ApiProblem('x', 403, code))).toBe(signInErrorMessages[spec]);
});

test.each([
  ['invalid_client', 'invalid-api-key'],
  ['unauthorized_client', 'unauthorized-domain'],
  ['redirect_uri_mismatch', 'unauthorized-domain'],
] as const)('the provider’s error %s has the message of %s', (reason, spec) => {
  const problem = new ApiProblem('Not trusted.', 401, 'SOCIAL_NOT_PROVEN', [], { reason });
  expect(signInErrorMessage(problem)).toBe(signInErrorMessages[spec]);
});

test('another provider error shows the server’s own message', () => {
  const problem = new ApiProblem('Not trusted.', 401, 'SOCIAL_NOT_PROVEN', [], { reason: 'toString' });
  expect(signInErrorMessage(problem)).toBe('Not trusted.');
});

test('a problem shows the message of its code, else its own, else a failed authentication', () => {
  expect(signInErrorMessage(new ApiProblem('x', 0, 'popup-blocked'))).toBe(
    signInErrorMessages['popup-blocked'],
  );
  expect(signInErrorMessage(new ApiProblem('x', 0, 'UNREACHABLE'))).toBe(
    signInErrorMessages['network-request-failed'],
  );
  expect(signInErrorMessage(new ApiProblem('x', 500, 'INTERNAL'))).toBe(
    signInErrorMessages['internal-error'],
  );
  expect(signInErrorMessage(new ApiProblem('Wrong e-mail or password.', 401, 'WRONG_CREDENTIALS'))).toBe(
    'Wrong e-mail or password.',
  );
  expect(signInErrorMessage(new ApiProblem('', 401, 'toString'))).toBe('Authentication failed');
  expect(signInErrorMessage('odd')).toBe('Authentication failed');
});
