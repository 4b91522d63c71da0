import { changeDeviceDrafts, guest, readDeviceDrafts } from '@lib/browser/device-drafts';
import { asMember, fakeApi, renderPage } from '@lib/testing/page.fixtures';
import { act, waitFor } from '@testing-library/react';
import { useSendUnsent } from './use-send-unsent';

beforeEach(() => localStorage.clear());

function AnyPage() {
  useSendUnsent();
  return null;
}

const message = {
  id: 'one',
  kind: 'message',
  to: 't1',
  body: 'Hello',
  at: '2026-06-01T12:00:00.000Z',
} as const;
const receipt = { id: 'one', version: 1, position: 1 };

test('what waits goes from whatever page is open, once the connection is back', async () => {
  await asMember();
  changeDeviceDrafts('ray', (before) => ({ ...before, unsent: [message] }));
  renderPage(<AnyPage />, { at: '/about' });
  await act(() => import('./send-unsent'));
  expect(readDeviceDrafts('ray').unsent).toEqual([message]);
  fakeApi({ 'POST /api/threads/t1/messages': receipt });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(readDeviceDrafts('ray').unsent).toEqual([]));
});

test('what was written before the sign-in is the member’s on whatever page opens after it', async () => {
  changeDeviceDrafts(guest, (before) => ({ ...before, drafts: { post: 'A find' } }));
  await asMember();
  renderPage(<AnyPage />, { at: '/about' });
  expect(readDeviceDrafts('ray').drafts).toEqual({ post: 'A find' });
});
