import { jest } from '@jest/globals';
import { setAppCheck } from '@lib/api/app-check-header';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewThread } from './new-thread';

const dan = { id: 'dan', name: 'Dan', isSuspended: false, readUpTo: 0, deliveredUpTo: 0 };

test('the first message gets its app check while it is written, not before the field is touched', async () => {
  const appCheckToken = jest.fn(async () => 'a token');
  setAppCheck(async () => ({ appCheckToken, renewAppCheck: appCheckToken }));
  const found = { threadId: null, about: { kind: 'member' }, to: dan, mayWrite: true };
  await asMember({}, { 'GET /api/threads/to': found });
  renderPage(<NewThread />, { at: '/messages/new?member=dan' });
  const field = await screen.findByRole('textbox');
  expect(appCheckToken).not.toHaveBeenCalled();
  await userEvent.type(field, 'H');
  await waitFor(() => expect(appCheckToken).toHaveBeenCalled());
});

test('what has no card of its own is shown by its title, which leads to it', async () => {
  const about = {
    kind: 'content',
    content: { kind: 'rally', id: 'r1' },
    name: 'rally',
    isMine: false,
    title: 'Door County loop',
    href: '/rally/r1',
  };
  const api = await asMember(
    {},
    { 'GET /api/threads/to': { threadId: null, about, to: dan, mayWrite: true } },
  );
  renderPage(<NewThread />, { at: '/messages/new?kind=rally&id=r1' });
  expect(await screen.findByRole('link', { name: 'Door County loop' })).toHaveAttribute('href', '/rally/r1');
  expect(api.calls.some(({ url }) => url === '/api/threads/to?kind=rally&id=r1')).toBe(true);
});
