import { parseTarget } from './parse-target';

const id = '5f3c6a1e-0000-4000-8000-00000000000a';

test.each([
  [`/listing/${id}`, { kind: 'listing', id }],
  [`https://swapmeetclassics.com/wall/${id}?from=x#top`, { kind: 'post', id }],
  [`/members/ray`, { kind: 'member', id: 'ray' }],
  [`/member/ray`, { kind: 'member', id: 'ray' }],
  [`/seller/${id}`, { kind: 'member', id }],
  ['/communities/model-a', { kind: 'community', id: 'model-a' }],
])('%s is about something that can be a case', (pasted, target) => {
  expect(parseTarget(pasted)).toEqual(target);
});

test.each(['', 'ray', '/about', '/listing/'])('“%s” is about nothing', (pasted) => {
  expect(parseTarget(pasted)).toBeUndefined();
});
