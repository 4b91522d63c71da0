import { event, foldEvents } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { publishedOn, season } from '../gathering/gathering.fixtures.js';
import { gatheringState } from '../gathering/gathering.state.js';
import { type AttendanceCommand, attendanceDecider } from './attendance.decider.js';
import type { AttendanceEvent } from './attendance.events.js';
import { dateToAttend, mustBeShown, nameOfDate } from './date-to-attend.rules.js';

type Set = Extract<AttendanceCommand, { readonly type: 'SetAttendance' }>;
const of = { gatheringId: 'jefferson', day: '2027-05-08' };
const set = (change: Partial<Set> = {}): Set => ({
  type: 'SetAttendance',
  ...of,
  as: 'going',
  isShown: true,
  isSelling: false,
  isReminded: true,
  date: 'to come',
  isAdult: true,
  meta: metaOf('ana'),
  ...change,
});
const end: AttendanceCommand = { type: 'EndAttendance', ...of, meta: metaOf('ana') };
type Plan = Extract<AttendanceEvent, { readonly type: 'AttendanceSet' }>['data'];
const going: Plan = {
  memberId: 'ana',
  ...of,
  as: 'going',
  isShown: true,
  isSelling: false,
  isReminded: true,
};
const planned = (change: Partial<Plan> = {}): AttendanceEvent =>
  event('AttendanceSet', { ...going, ...change });
const began = planned();
const ended: AttendanceEvent = event('AttendanceEnded', { memberId: 'ana', ...of });

test('a member goes to a date once, changes what they plan, and no longer goes', () => {
  given(attendanceDecider).when(set()).thenExactly(began);
  given(attendanceDecider, began).when(set()).thenNothing();
  given(attendanceDecider, began)
    .when(set({ as: 'interested' }))
    .thenExactly(planned({ as: 'interested' }));
  given(attendanceDecider, began)
    .when(set({ isReminded: false }))
    .thenExactly(planned({ isReminded: false }));
  given(attendanceDecider, began).when(end).thenExactly(ended);
  given(attendanceDecider, began, ended).when(end).thenNothing();
  given(attendanceDecider, began, ended).when(set()).thenExactly(began);
});

test('nobody plans what does not exist, or is over; a plan can be taken back at any time', () => {
  given(attendanceDecider)
    .when(set({ date: 'none' }))
    .thenRefused('DATE_NOT_FOUND');
  given(attendanceDecider, began)
    .when(set({ as: 'interested', date: 'over' }))
    .thenRefused('GATHERING_OVER');
  given(attendanceDecider, began).when(end).thenExactly(ended);
});

test('who is not known to be 18 is shown to nobody', () => {
  given(attendanceDecider)
    .when(set({ isAdult: false, isSelling: true }))
    .thenExactly(planned({ isShown: false }));
});

test('only who goes brings parts to sell', () => {
  given(attendanceDecider)
    .when(set({ isSelling: true }))
    .thenExactly(planned({ isSelling: true }));
  given(attendanceDecider)
    .when(set({ isSelling: true, as: 'interested' }))
    .thenExactly(planned({ as: 'interested' }));
});

test('a date is to come until it closes, by the clocks there, unless it is off', () => {
  const [first = '', second = '', third = ''] = season.days;
  const gathering = foldEvents(gatheringState, [
    publishedOn(),
    event('DateCancelled', { day: second, reason: '' }),
    event('DatePostponed', { day: third, reason: '' }),
  ]);
  expect(dateToAttend(gathering, first, '2027-04-10T19:59:00.000Z')).toBe('to come');
  expect(dateToAttend(gathering, first, '2027-04-10T20:00:00.000Z')).toBe('over');
  expect(dateToAttend(gathering, second, '2027-04-10T12:00:00.000Z')).toBe('over');
  expect(dateToAttend(gathering, third, '2028-01-01T12:00:00.000Z')).toBe('to come');
  expect(dateToAttend(gathering, '2027-04-11', '2027-04-10T12:00:00.000Z')).toBe('none');
  const off = { ...gathering, status: 'cancelled' as const };
  expect(dateToAttend(off, third, '2027-04-01T12:00:00.000Z')).toBe('over');
});

test('of one date no day is told, of several it is', () => {
  const series = foldEvents(gatheringState, [publishedOn()]);
  const once = foldEvents(gatheringState, [
    publishedOn({ ...season, season: 'once', rule: null, days: ['2027-04-10'] }),
  ]);
  expect(nameOfDate(once, null)).toBe('2027-04-10');
  expect(() => nameOfDate(series, null)).toThrow('no such date');
});

test('members do not see a draft, nor what was removed', () => {
  const shown = foldEvents(gatheringState, [publishedOn()]);
  expect(() => mustBeShown(shown)).not.toThrow();
  expect(() => mustBeShown({ ...shown, status: 'in review' })).toThrow('no longer exists');
  expect(() => mustBeShown({ ...shown, isRemoved: true })).toThrow('no longer exists');
});
