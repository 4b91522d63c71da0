import { event } from '../../kernel/decider/decider.js';
import type { BuildEvent } from './build.events.js';
import { collaborator, everything, offered, started } from './build.fixtures.js';
import { buildNotifications } from './build.notifications.js';

const told = (one: BuildEvent, ...before: readonly BuildEvent[]) =>
  buildNotifications
    .filter((rule) => rule.type === one.type)
    .flatMap((rule) => rule.requests({ entityId: 'b1', ...one } as never, [started(), ...before] as never))
    .map(({ recipientId, subtype, by }) => ({ recipientId, subtype, by }));
const left = (because: 'left' | 'removed' | 'declined' | 'blocked' | 'handed over') =>
  event('CollaboratorLeft', { memberId: 'bob', because });

test('whoever is invited is told by whom, and the owner who joined', () => {
  const [invitation, joined] = collaborator('bob') as [BuildEvent, BuildEvent];
  expect(told(invitation)).toEqual([{ recipientId: 'bob', subtype: 'invited', by: 'ana' }]);
  expect(told(joined, invitation)).toEqual([{ recipientId: 'ana', subtype: 'joined', by: 'bob' }]);
});

test('whoever leaves is told of to the owner; whoever is removed is told; a block is told to nobody', () => {
  const before = collaborator('bob');
  expect(told(left('left'), ...before)).toEqual([{ recipientId: 'ana', subtype: 'left', by: 'bob' }]);
  expect(told(left('removed'), ...before)).toEqual([{ recipientId: 'bob', subtype: 'ended', by: undefined }]);
  expect(told(left('handed over'), ...before)).toMatchObject([{ recipientId: 'bob', subtype: 'ended' }]);
  expect(told(left('blocked'), ...before)).toEqual([]);
  expect(told(left('declined'), ...before)).toEqual([]);
});

test('an offer is told once, and by a sale the owner looks at what goes along', () => {
  expect(told(offered('bob'))).toEqual([{ recipientId: 'bob', subtype: 'offered', by: 'ana' }]);
  expect(told(offered('bob', { ...everything, costs: false }), offered('bob'))).toEqual([]);
  const bySale = event('HandOverOffered', { toId: 'bob', goesAlong: everything, listingId: 'l1' });
  expect(told(bySale)).toEqual([
    { recipientId: 'bob', subtype: 'offered', by: 'ana' },
    { recipientId: 'ana', subtype: 'sold', by: 'bob' },
  ]);
});

test('an offer that ends is told to the other side', () => {
  const ended = (because: 'declined' | 'withdrawn' | 'blocked') =>
    told(event('HandOverEnded', { toId: 'bob', because }), offered('bob'));
  expect(ended('declined')).toEqual([{ recipientId: 'ana', subtype: 'declined', by: 'bob' }]);
  expect(ended('withdrawn')).toEqual([{ recipientId: 'bob', subtype: 'withdrawn', by: undefined }]);
  expect(ended('blocked')).toEqual([]);
});

test('the former owner is led to their book', () => {
  const [rule] = buildNotifications.filter(({ type }) => type === 'BuildHandedOver');
  const data = { fromId: 'ana', toId: 'bob', goesAlong: everything, bookId: 'k1' };
  expect(rule?.requests({ entityId: 'b1', data } as never, [])).toMatchObject([
    { recipientId: 'ana', by: 'bob', href: '/build-tracker/b1/book/k1' },
  ]);
});
