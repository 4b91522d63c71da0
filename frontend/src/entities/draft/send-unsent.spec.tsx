import 'fake-indexeddb/auto';
import { makeQueryClient } from '@lib/api/query-client';
import { changeDeviceDrafts, readDeviceDrafts, type Unsent } from '@lib/browser/device-drafts';
import { asMember, errorResponse } from '@lib/testing/page.fixtures';
import type { OpenPage } from './deliverer';
import { sendUnsent } from './send-unsent';

beforeEach(() => localStorage.clear());

const page = (memberId = 'ray'): OpenPage => ({
  memberId,
  queries: makeQueryClient(),
  pathname: () => '/',
  navigate: () => undefined,
});
const waits = (id: string, change: Partial<Unsent> = {}): Unsent => ({
  id,
  kind: 'message',
  to: 't1',
  body: id,
  at: '2026-06-01T12:00:00.000Z',
  ...change,
});
const put = (...unsent: readonly Unsent[]) =>
  changeDeviceDrafts('ray', (before) => ({ ...before, unsent: [...before.unsent, ...unsent] }));
const left = () => readDeviceDrafts('ray').unsent.map(({ id, problem }) => [id, problem]);
const receipt = { id: 'm', version: 1, position: 1 };

test('what waits goes in order, and what is refused stays with the reason, without holding up the rest', async () => {
  const api = await asMember(
    {},
    {
      'POST /api/threads/t1/messages': receipt,
      'POST /api/threads/t2/messages': errorResponse({ status: 403, body: { message: 'Not to Bob.' } }),
    },
  );
  put(waits('one'), waits('two', { to: 't2' }), waits('three'));
  await sendUnsent(page());
  expect(left()).toEqual([['two', 'Not to Bob.']]);
  const sent = api.calls.filter(({ method, url }) => method === 'POST' && url.includes('messages'));
  expect(sent.map(({ body }) => (body as { readonly id: string }).id)).toEqual(['one', 'two', 'three']);
});

test('without a connection all stays, and nothing goes for a member who is not signed in', async () => {
  await asMember();
  put(waits('one'), waits('two'));
  await sendUnsent(page());
  expect(left()).toEqual([
    ['one', undefined],
    ['two', undefined],
  ]);
  const api = await asMember({ id: 'bob', uid: 'bob' }, { 'POST /api/threads/t1/messages': receipt });
  await sendUnsent(page());
  expect(left()).toHaveLength(2);
  expect(api.calls.some(({ url }) => url.includes('messages'))).toBe(false);
});

test('a photo that is no longer on the device holds its message back, and says so', async () => {
  await asMember({}, { 'POST /api/threads/t1/messages': receipt });
  put(waits('one', { photos: ['gone'] }));
  await sendUnsent(page());
  expect(left()).toEqual([['one', expect.stringContaining('A photo of this message')]]);
});
