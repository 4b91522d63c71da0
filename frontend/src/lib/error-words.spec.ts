import { errorWords, wordsOfError } from './error-words';
import { ApiProblem } from './problem';

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
  expect(Object.keys(errorWords).sort()).toEqual([...codes].sort());
});

test.each(Object.entries(errorWords))(
  '%s is said in a sentence for a person, without the code',
  (code, words) => {
    expect(words).toMatch(/^[A-Z].{20,}\.$/);
    expect(words).not.toContain(code);
  },
);

test('a problem is said in the words of its code, else in its own, else as a failed authentication', () => {
  expect(wordsOfError(new ApiProblem('x', 0, 'popup-blocked'))).toBe(errorWords['popup-blocked']);
  expect(wordsOfError(new ApiProblem('x', 0, 'UNREACHABLE'))).toBe(errorWords['network-request-failed']);
  expect(wordsOfError(new ApiProblem('x', 500, 'INTERNAL'))).toBe(errorWords['internal-error']);
  expect(wordsOfError(new ApiProblem('E-mail or password is not right.', 401, 'WRONG_CREDENTIALS'))).toBe(
    'E-mail or password is not right.',
  );
  expect(wordsOfError(new ApiProblem('', 401, 'toString'))).toBe('Authentication failed');
  expect(wordsOfError('odd')).toBe('Authentication failed');
});
