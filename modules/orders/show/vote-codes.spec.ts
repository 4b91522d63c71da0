import { numberOfCode, voteCode } from './vote-codes.js';

const secret = 's'.repeat(32);
const code = voteCode(secret, 'carlisle', 117);

test('a code is a number and eight signs, and says its number on its date however it is typed', () => {
  expect(code).toMatch(/^117-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '')])
    expect(numberOfCode(secret, 'carlisle', typed)).toBe(117);
  const misread = code.slice(4).replaceAll('0', 'O').replaceAll('1', 'l').replaceAll('V', 'U');
  expect(numberOfCode(secret, 'carlisle', `117-${misread}`)).toBe(117);
});

test('it is no code of another date, of another number, or of another installation', () => {
  expect(numberOfCode(secret, 'hershey', code)).toBeUndefined();
  expect(numberOfCode(secret, 'carlisle', code.replace('117', '118'))).toBeUndefined();
  expect(numberOfCode('t'.repeat(32), 'carlisle', code)).toBeUndefined();
});

test.each([
  '',
  '117',
  '117-',
  '-K7QF-3MWX',
  '0-AAAA-AAAA',
  '117-AAAA-AAAA',
  `${'9'.repeat(40)}`,
  '１１７-AAAA-AAAA',
])('what is no code is refused: %s', (typed) => {
  expect(numberOfCode(secret, 'carlisle', typed)).toBeUndefined();
});
