import { looksLikeRecoveryCode, newRecoveryCode, plainCode } from './recovery-codes.js';

test('a recovery code has ten letters and digits without look-alikes', () => {
  for (let count = 0; count < 200; count++)
    expect(newRecoveryCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

test.each(['7KQ2M-XW401', '7kq2mxw401', ' 7kq2m xw4o1 ', '7KQ2M-XW40I', '7KQ2M-XW4Ol'])(
  'typed as %j it is the same code',
  (typed) => {
    expect(plainCode(typed)).toBe('7KQ2MXW401');
    expect(looksLikeRecoveryCode(typed)).toBe(true);
  },
);

test.each(['', '287082', '287 082', '7KQ2M-XW40', "7KQ2M-XW40'"])('%j is no recovery code', (typed) => {
  expect(looksLikeRecoveryCode(typed)).toBe(false);
});
