import type { DealView } from '@modules/deals/deals.contract';
import type { AboutView } from '@modules/messages/messages.contract';
import { quickRepliesFor, unsaid } from './quick-replies';

const about = (status: string, isMine: boolean, isWanted = false) =>
  ({ kind: 'listing', status, isMine, isWanted }) as AboutView;
const deal = (part: Partial<DealView>) => ({ steps: [], heldUntil: null, ...part }) as unknown as DealView;

test('a seller says that a listing is here only while it is', () => {
  expect(quickRepliesFor(about('active', true), { hasAnswer: false })).toContain('Yes, it is still here.');
  for (const status of ['held', 'sold', 'withdrawn'])
    expect(quickRepliesFor(about(status, true), { hasAnswer: true })).not.toContain('Yes, it is still here.');
});

test('while it is held, who holds it makes plans and others ask to be told', () => {
  const held = deal({ heldUntil: '2026-06-13T12:00:00.000Z' });
  expect(quickRepliesFor(about('held', true), { hasAnswer: true, deal: held })).toContain(
    'It is set aside for you.',
  );
  expect(quickRepliesFor(about('held', false), { hasAnswer: true, deal: held })).toContain(
    'When can I come by?',
  );
  expect(quickRepliesFor(about('held', true), { hasAnswer: true, deal: deal({}) })).toContain(
    'It is on hold right now.',
  );
  expect(quickRepliesFor(about('held', false), { hasAnswer: false, deal: deal({}) })).toEqual([
    'Please write to me if the hold ends.',
  ]);
});

test('the two who dealt thank each other, and others hear that it is sold', () => {
  const done = deal({ steps: [{ kind: 'done', position: 1, at: '', price: 4 }] });
  expect(quickRepliesFor(about('sold', true), { hasAnswer: true, deal: done })).not.toContain(
    'Sorry, it is sold.',
  );
  expect(quickRepliesFor(about('sold', true), { hasAnswer: true, deal: deal({}) })).toEqual([
    'Sorry, it is sold.',
  ]);
  expect(quickRepliesFor(about('withdrawn', false), { hasAnswer: true })).toEqual([]);
});

test('an answer to a need begins with having one', () => {
  expect(quickRepliesFor(about('active', false, true), { hasAnswer: false })).toEqual(['I have one.']);
  expect(quickRepliesFor(about('active', true, true), { hasAnswer: true })).toContain(
    'Could you send a photo?',
  );
});

test('what the member has asked or answered is not offered again, until it is unsent', () => {
  const replies = ['Is it still available?', 'Where can I look at it?'];
  const asked = { isMine: true, status: 'sent', body: 'Hi! Is it still available' } as const;
  const left = (message: Parameters<typeof unsaid>[1]['messages'][number], isWhole = true) =>
    unsaid(replies, { messages: [message], waiting: [], isWhole });
  expect(left(asked)).toEqual(['Where can I look at it?']);
  expect(left({ ...asked, status: 'withdrawn' })).toEqual(replies);
  expect(left({ ...asked, isMine: false })).toEqual(replies);
  expect(left(asked, false)).toEqual([]);
  expect(unsaid(replies, { messages: [], waiting: [{ body: replies[1] ?? '' }], isWhole: true })).toEqual([
    'Is it still available?',
  ]);
});
