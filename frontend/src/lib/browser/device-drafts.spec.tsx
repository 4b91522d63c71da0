import {
  changeDeviceDrafts,
  deleteDeviceDrafts,
  guest,
  readDeviceDrafts,
  takeGuestDrafts,
} from './device-drafts';

beforeEach(() => localStorage.clear());

const write = (memberId: string, to: string, words: string) =>
  changeDeviceDrafts(memberId, (before) => ({ ...before, drafts: { ...before.drafts, [to]: words } }));

test('what the browser stored when messages alone had drafts is still there, and is sent as messages', () => {
  const waiting = { id: 'm1', to: 't1', body: 'Hello', at: '2026-06-01T12:00:00.000Z' };
  const older = {
    drafts: { t1: 'Is it' },
    keptDrafts: { t1: 'Is it', t2: 'Sent since' },
    unsent: [waiting],
  };
  localStorage.setItem('messages ray', JSON.stringify(older));
  expect(readDeviceDrafts('ray')).toMatchObject({
    drafts: { t1: 'Is it' },
    keptDrafts: { t2: 'Sent since' },
    unsent: [{ ...waiting, kind: 'message' }],
  });
  write('ray', 'post', 'A find');
  expect(readDeviceDrafts('ray').drafts).toEqual({ t1: 'Is it', post: 'A find' });
  expect(readDeviceDrafts('ray').unsent).toHaveLength(1);
  expect(localStorage.getItem('messages ray')).toBeNull();
});

test('what a guest wrote is the draft of whoever signs in next, below what they have here, and nobody else’s', () => {
  write('ray', 'post', 'A find');
  write(guest, 'post', 'What carb is this?');
  write(guest, 'comment c1', 'A Carter');
  takeGuestDrafts('ray');
  expect(readDeviceDrafts('ray').drafts).toEqual({
    post: 'A find\n\nWhat carb is this?',
    'comment c1': 'A Carter',
  });
  takeGuestDrafts('bob');
  expect(readDeviceDrafts('bob').drafts).toEqual({});
  expect(localStorage).toHaveLength(1);
});

test('nothing of a member stays after they are deleted', () => {
  localStorage.setItem('messages ray', JSON.stringify({ drafts: { t1: 'Is it' } }));
  write('ray', 'post', 'A find');
  deleteDeviceDrafts('ray');
  expect(readDeviceDrafts('ray')).toEqual({ drafts: {}, keptDrafts: {}, unsent: [] });
  expect(localStorage).toHaveLength(0);
});
