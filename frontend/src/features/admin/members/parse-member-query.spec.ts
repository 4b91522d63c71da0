import { parseMemberQuery } from './parse-member-query';

const id = '5f3c6a1e-0000-4000-8000-00000000000a';

test.each([
  [id, { id }],
  [`  ${id.toUpperCase()} `, { id }],
  [`https://swap.example/seller/${id}?sort=new`, { id }],
  [`/member/${id}`, { id }],
  ['ana@example.com', { email: 'ana@example.com' }],
  [' Ana+cars@example.com ', { email: 'Ana+cars@example.com' }],
  ['@ana-smith', { handle: 'ana-smith' }],
  ['Ana-Smith', { handle: 'ana-smith' }],
  ['＠Ana‑Smith\u200b', { handle: 'ana-smith' }],
  ['\u200bana@example.com', { email: 'ana@example.com' }],
  ['https://swap.example/member/ana-smith#garage', { handle: 'ana-smith' }],
  ['/member/ana-smith/', { handle: 'ana-smith' }],
])('%s is looked for as %j', (pasted, wanted) => {
  expect(parseMemberQuery(pasted)).toEqual(wanted);
});

test.each(['', '   ', '@', 'a', 'Ana Smith', '/listing/12', 'ana@', '@example.com/x', '9lives'])(
  '“%s” is nothing to look for a member by',
  (pasted) => {
    expect(parseMemberQuery(pasted)).toBeUndefined();
  },
);
