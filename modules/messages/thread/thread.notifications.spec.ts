import { event } from '../../kernel/decider/decider.js';
import { requestsAfter } from '../../notifications/rules.fixtures.js';
import type { ThreadEvent } from './thread.events.js';
import { threadNotifications } from './thread.notifications.js';

const opened = event('ThreadOpened', {
  about: null,
  openedBy: 'ana',
  memberIds: ['ana', 'bob', 'cid', 'dee'],
  requestedOf: [],
});
const proposed = event('MeetingProposed', {
  memberId: 'ana',
  gatheringId: 'meet',
  day: '2026-06-13',
  hiddenFrom: ['dee'],
});
const agreed = (memberId: string) => event('MeetingAgreed', { memberId });
const calledOff = (memberId: string) => event('MeetingCalledOff', { memberId });

/** The recipients and texts of the notifications of the last of these events. */
const toldAfter = (...history: readonly ThreadEvent[]) => {
  const sent = (events: readonly ThreadEvent[]) =>
    requestsAfter(threadNotifications, 'thread', events).map(
      ({ recipientId, subtype }) => `${recipientId} ${subtype}`,
    );
  return sent(history).slice(sent(history.slice(0, -1)).length);
};

test('a proposal to meet is told to all who see it; an answer to whoever proposed it, and to who answered before', () => {
  expect(toldAfter(opened, proposed)).toEqual(['bob meeting', 'cid meeting']);
  expect(toldAfter(opened, proposed, agreed('bob'))).toEqual(['ana meeting_agreed']);
  expect(toldAfter(opened, proposed, calledOff('bob'))).toEqual(['ana meeting_called_off']);
  expect(toldAfter(opened, proposed, agreed('bob'), calledOff('cid'))).toEqual([
    'ana meeting_called_off',
    'bob meeting_called_off',
  ]);
});

test('whoever proposed to meet and calls it off tells all who saw it', () => {
  expect(toldAfter(opened, proposed, agreed('bob'), calledOff('ana'))).toEqual([
    'bob meeting_called_off',
    'cid meeting_called_off',
  ]);
});
