import { parseMemberQuery } from './parse-member-query';

const id = '5f3c6a1e-0000-4000-8000-00000000000a';

test.each([
  [id, { id }],
  [`  ${id.toUpperCase()} `, { id }],
  [`https://swap.example/seller/${id}?sort=new`, { id }],
  [`/member/${id}`, { id }],
  ['ana@example.com', { email: 'ana@example.com' }],
  [' Ana+cars@example.com ', { email: 'Ana+cars@example.com' }],
  ['\u200bana@example.com', { email: 'ana@example.com' }],
  ['@ana-smith', { words: '@ana-smith' }],
  ['Ana Smith', { words: 'Ana Smith' }],
  ['https://swap.example/members/ana-smith?show=garage', { words: 'ana-smith' }],
  ['https://swap.example/member/ana-smith#garage', { words: 'ana-smith' }],
])('%s is looked for as %j', (pasted, wanted) => {
  expect(parseMemberQuery(pasted)).toEqual(wanted);
});

test.each(['', '   ', '\u200b'])('“%s” is nothing to look for', (pasted) => {
  expect(parseMemberQuery(pasted)).toBeUndefined();
});
