import { looksLikeRecoveryCode, newRecoveryCode, plainCode } from './recovery-codes.js';

test('a recovery code is ten letters and figures that cannot be mistaken for each other', () => {
  for (let count = 0; count < 200; count++)
    expect(newRecoveryCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

test.each(['7KQ2M-XW401', '7kq2mxw401', ' 7kq2m xw4o1 ', '7KQ2M-XW40I', '7KQ2M-XW4Ol'])(
  'it is the same code typed as %j',
  (typed) => {
    expect(plainCode(typed)).toBe('7KQ2MXW401');
    expect(looksLikeRecoveryCode(typed)).toBe(true);
  },
);

test.each(['', '287082', '287 082', '7KQ2M-XW40', "7KQ2M-XW40'"])('%j is none', (typed) => {
  expect(looksLikeRecoveryCode(typed)).toBe(false);
});
