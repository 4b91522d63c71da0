import { makeQueryClient } from '@lib/api/query-client';
import { changeDeviceDrafts, readDeviceDrafts } from '@lib/browser/device-drafts';
import { asGuest, asMember, errorResponse } from '@lib/testing/page.fixtures';
import { draftsQuery, sendDrafts } from './sync-drafts';

beforeEach(() => localStorage.clear());

const write = (words: string) =>
  changeDeviceDrafts('ray', (before) => ({ ...before, drafts: { post: words } }));
const onServer = (words: string) => ({ drafts: [{ to: 'post', words }] });
const read = () => makeQueryClient().fetchQuery(draftsQuery('ray'));

test('words that the server refuses stay on this device, and are not sent again as they are', async () => {
  const api = await asMember(
    {},
    {
      'GET /api/drafts': onServer('Older'),
      'PUT /api/drafts': errorResponse({ status: 400, body: { message: 'Too long.' } }),
    },
  );
  await read();
  write('Too long');
  for (const _ of ['once', 'again']) await sendDrafts('ray');
  await read();
  expect(readDeviceDrafts('ray').drafts.post).toBe('Too long');
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test('a response from before a draft was sent does not come over it', async () => {
  let stored = 'A';
  await asMember(
    {},
    {
      'GET /api/drafts': () => onServer(stored),
      'PUT /api/drafts': ({ body }: { readonly body: unknown }) => {
        stored = (body as { readonly words: string }).words;
        return { words: stored };
      },
    },
  );
  await read();
  write('AB');
  await Promise.all([sendDrafts('ray'), read()]);
  expect(readDeviceDrafts('ray')).toMatchObject({ drafts: { post: 'AB' }, keptDrafts: { post: 'AB' } });
});

test('after a sign-out nothing of the member is sent, and a late response is not kept', async () => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<object>();
  const list = () => {
    asked.resolve();
    return held.promise;
  };
  await asMember({}, { 'GET /api/drafts': list });
  void read();
  await asked.promise;
  const api = await asGuest();
  held.resolve(onServer('A'));
  write('B');
  await sendDrafts('ray');
  expect(readDeviceDrafts('ray')).toMatchObject({ drafts: { post: 'B' }, keptDrafts: {} });
  expect(api.calls).toEqual([]);
});
