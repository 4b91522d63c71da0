import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { threadDecider as thread } from './thread.decider.js';

const [ana, bob] = [metaOf('ana'), metaOf('bob')];
const opened = event('ThreadOpened', {
  about: null,
  openedBy: 'ana',
  memberIds: ['ana', 'bob'],
  requestedOf: [],
});
const weekend = {
  startsAt: '2026-06-13T11:00:00.000Z',
  endsAt: '2026-06-15T01:00:00.000Z',
  timeZone: 'America/Chicago',
};
const now = '2026-06-10T12:00:00.000Z';
const propose = {
  type: 'ProposeMeeting',
  gatheringId: 'meet',
  day: '2026-06-13',
  announced: weekend,
  hiddenFrom: [],
  meta: metaOf('ana', now),
} as const;
const proposal = { memberId: 'ana', gatheringId: 'meet', day: '2026-06-13', hiddenFrom: [] };
const proposed = event('MeetingProposed', proposal);
const agreed = event('MeetingAgreed', { memberId: 'bob' });
const calledOff = event('MeetingCalledOff', { memberId: 'bob' });

test('a meeting is on a day of the event, where the event is', () => {
  given(thread, opened).when(propose).thenExactly(proposed);
  for (const day of ['2026-06-12', '2026-06-15'])
    given(thread, opened)
      .when({ ...propose, day })
      .thenRefused('NOT_THAT_DAY');
  given(thread, opened)
    .when({ ...propose, meta: metaOf('ana', '2026-06-14T12:00:00.000Z') })
    .thenRefused('NOT_THAT_DAY');
});

test('an event that is not announced or is over is no place to meet', () => {
  given(thread, opened)
    .when({ ...propose, announced: null })
    .thenRefused('GATHERING_NOT_FOUND');
  given(thread, opened)
    .when({ ...propose, meta: metaOf('ana', weekend.endsAt) })
    .thenRefused('GATHERING_NOT_FOUND');
});

test('the same proposal again records nothing, another day or one after it was called off does', () => {
  given(thread, opened, proposed).when(propose).thenNothing();
  given(thread, opened, proposed)
    .when({ ...propose, day: '2026-06-14' })
    .thenEvents('MeetingProposed');
  given(thread, opened, proposed, calledOff).when(propose).thenEvents('MeetingProposed');
});

test('the other agrees, and either calls it off', () => {
  const agree = { type: 'AgreeToMeeting', meta: bob } as const;
  const callOff = { type: 'CallOffMeeting', meta: bob } as const;
  given(thread, opened, proposed).when(agree).thenExactly(agreed);
  given(thread, opened, proposed, agreed).when(agree).thenNothing();
  given(thread, opened, proposed)
    .when({ ...agree, meta: ana })
    .thenRefused('NO_MEETING');
  given(thread, opened).when(agree).thenRefused('NO_MEETING');
  given(thread, opened, proposed, agreed).when(callOff).thenExactly(calledOff);
  given(thread, opened, proposed, calledOff).when(callOff).thenNothing();
  given(thread, opened, proposed, calledOff).when(agree).thenRefused('NO_MEETING');
  given(thread, opened).when(callOff).thenRefused('NO_MEETING');
});

test('whoever answers a meeting that another has replaced is told, and answers the one they see', () => {
  const other = event('MeetingProposed', { ...proposal, day: '2026-06-14' });
  const seen = { gatheringId: 'meet', day: '2026-06-13' };
  for (const type of ['AgreeToMeeting', 'CallOffMeeting'] as const) {
    given(thread, opened, proposed, other).when({ type, seen, meta: bob }).thenRefused('MEETING_REPLACED');
    given(thread, opened, proposed)
      .when({ type, seen, meta: bob })
      .thenEvents(type === 'AgreeToMeeting' ? 'MeetingAgreed' : 'MeetingCalledOff');
  }
});

test('whoever is not shown a proposal finds none to answer', () => {
  const hidden = event('MeetingProposed', { ...proposal, hiddenFrom: ['bob'] });
  for (const type of ['AgreeToMeeting', 'CallOffMeeting'] as const)
    given(thread, opened, hidden).when({ type, meta: bob }).thenRefused('NO_MEETING');
});

test('who is in no seat of the thread does not find it', () => {
  given(thread, opened)
    .when({ ...propose, meta: metaOf('eve') })
    .thenRefused('THREAD_NOT_FOUND');
});
