import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { allowanceOf, hasLink } from './allowance.rules.js';
import { type BroadcastCommand, broadcastDecider } from './broadcast.decider.js';
import type { BroadcastEvent } from './broadcast.events.js';

type Send = Extract<BroadcastCommand, { readonly type: 'SendBroadcast' }>;
const words = {
  clubId: 'club',
  gatheringId: 'jefferson',
  day: null,
  audience: 'going',
  subject: 'Gates',
  text: 'They open at five.',
  recipients: 3,
} as const;
const first = allowanceOf({ hasRun: false, hasPremiumPlus: false });
const usual = allowanceOf({ hasRun: true, hasPremiumPlus: false });
const send = (change: Partial<Send> = {}): Send => ({
  type: 'SendBroadcast',
  ...words,
  allowance: first,
  sentLately: [],
  meta: metaOf('ana'),
  ...change,
});
const sent: BroadcastEvent = event('BroadcastSent', { memberId: 'ana', ...words });
const staff = metaOf('mo');

test('a broadcast is sent once', () => {
  given(broadcastDecider).when(send()).thenExactly(sent);
  given(broadcastDecider, sent).when(send()).thenNothing();
  given(broadcastDecider, sent)
    .when(send({ meta: metaOf('bob') }))
    .thenRefused('BROADCAST_ID_TAKEN');
  given(broadcastDecider, sent)
    .when(send({ gatheringId: 'other' }))
    .thenRefused('BROADCAST_ID_TAKEN');
});

test('one that reaches nobody, or more than allowed, is refused', () => {
  given(broadcastDecider)
    .when(send({ recipients: 0 }))
    .thenRefused('NOBODY_GOES');
  given(broadcastDecider)
    .when(send({ recipients: 100 }))
    .thenEvents('BroadcastSent');
  given(broadcastDecider)
    .when(send({ recipients: 101 }))
    .thenRefused('TOO_MANY_RECIPIENTS');
  given(broadcastDecider)
    .when(send({ recipients: 5_001, allowance: usual }))
    .thenRefused('TOO_MANY_RECIPIENTS');
});

test('so many in 24 hours, and then the refusal says when the next one goes', () => {
  const sentLately = ['2026-06-01T02:00:00.000Z', '2026-06-01T03:00:00.000Z', '2026-06-01T04:00:00.000Z'];
  given(broadcastDecider).when(send({ sentLately })).thenRefused('BROADCASTS_LIMIT');
  given(broadcastDecider)
    .when(send({ sentLately, allowance: usual }))
    .thenEvents('BroadcastSent');
  expect(() => broadcastDecider.decide(send({ sentLately }), broadcastDecider.initial)).toThrow('14 hours');
});

test('a new organizer sends no links, in the subject neither', () => {
  given(broadcastDecider)
    .when(send({ text: 'See https://swap.example' }))
    .thenRefused('LINKS_NOT_YET');
  given(broadcastDecider)
    .when(send({ subject: 'See parts.com' }))
    .thenRefused('LINKS_NOT_YET');
  given(broadcastDecider)
    .when(send({ text: 'See https://swap.example', allowance: usual }))
    .thenEvents('BroadcastSent');
});

test.each([
  'http://a.b',
  'WWW.parts',
  'at parts.com.',
  'sub.parts.co',
  '(parts.org)',
  'ｗｗｗ．parts',
  'parts.de',
  't.me/parts',
  'parts.it:8080/',
  '203.0.113.7/parts',
  'ftp://parts',
])('%s has a link', (text) => expect(hasLink(text)).toBe(true));
test.each([
  'at 5 a.m.',
  'Gates open.Vendors first',
  'write to club@parts.com',
  'a 283 cu.in. engine',
  '1.5 tons',
  'Sat./Sun. and/or 7.30/8.00',
  'call 262.555.0188',
])('%s has none', (text) => expect(hasLink(text)).toBe(false));

test('Premium+ raises the limits of an organizer that has run an event, and of no other', () => {
  expect(allowanceOf({ hasRun: true, hasPremiumPlus: true })).toEqual({
    perDay: 50,
    maxRecipients: 50_000,
    mayHaveLinks: true,
  });
  expect(allowanceOf({ hasRun: false, hasPremiumPlus: true })).toEqual(first);
});

test('a decision removes it and brings it back, once each', () => {
  const removed = event('BroadcastRemoved', { removedBy: 'mo' });
  const remove = { type: 'RemoveBroadcast', meta: staff } as const;
  const reinstate = { type: 'ReinstateBroadcast', meta: staff } as const;
  given(broadcastDecider, sent).when(remove).thenExactly(removed);
  given(broadcastDecider, sent, removed).when(remove).thenNothing();
  given(broadcastDecider, sent, removed)
    .when(reinstate)
    .thenExactly(event('BroadcastReinstated', { reinstatedBy: 'mo' }));
  given(broadcastDecider, sent).when(reinstate).thenNothing();
  given(broadcastDecider).when(remove).thenNothing();
});
