import { foldEvents } from '../../kernel/decider/decider.js';
import { type ChangeForAttending, noticesOf } from './attending-notices.rules.js';
import type { GatheringEvent } from './gathering.events.js';
import { drafted, hours, publishedOn, season, words } from './gathering.fixtures.js';
import type { Dates } from './gathering.schemas.js';
import { gatheringState } from './gathering.state.js';

const [april, may, june] = ['2027-04-10', '2027-05-08', '2027-06-12'] as const;
const soon = '2027-03-01T12:00:00.000Z';
const reason = 'Flooded field';
const told = (event: ChangeForAttending, before: readonly GatheringEvent[] = [publishedOn()], at = soon) =>
  noticesOf(event, foldEvents(gatheringState, before), at).map(({ subtype, days }) => [subtype, ...days]);
const wordsTold = (event: ChangeForAttending, before: readonly GatheringEvent[] = [publishedOn()]) =>
  noticesOf(event, foldEvents(gatheringState, before), soon).map(({ message }) => message);
const moved = (day: string, toDay: string, opens = '07:00'): ChangeForAttending => ({
  type: 'DateMoved',
  data: { day, toDay, ...hours, opens, reason },
});
const cancelled: ChangeForAttending = { type: 'GatheringCancelled', data: { reason } };
const dateCancelled: ChangeForAttending = { type: 'DateCancelled', data: { day: may, reason } };
const changed = (change: Partial<typeof words>): ChangeForAttending => ({
  type: 'GatheringChanged',
  data: { ...words, ...change, by: 'ana' },
});
const replaced = (dates: Partial<Dates>, from: string = may): ChangeForAttending => ({
  type: 'DatesReplaced',
  data: { from, dates: { ...season, ...dates }, reason },
});

test('a date that is moved is told to those who go to it, with both days', () => {
  expect(told(moved(may, '2027-05-09'))).toEqual([['moved', may]]);
  expect(wordsTold(moved(may, '2027-05-09', '08:30'))).toEqual([
    '{gathering} was moved from Saturday, May 8 to Sunday, May 9, from 8:30 AM on. If you cannot go, say so there.',
  ]);
  expect(wordsTold(moved(may, '2027-05-16'), [publishedOn(), moved(may, '2027-05-09')])).toEqual([
    expect.stringContaining('from Sunday, May 9 to Sunday, May 16'),
  ]);
  expect(wordsTold(moved(may, may, '12:15'))).toEqual([
    expect.stringContaining('on Saturday, May 8 has other hours: from 12:15 PM on'),
  ]);
});

test('a date that is off, or on again, is told to those who go to it, and not why', () => {
  expect(told(dateCancelled)).toEqual([['cancelled', may]]);
  expect(told({ type: 'DatePostponed', data: { day: may, reason } })).toEqual([['postponed', may]]);
  expect(told({ type: 'DateRestored', data: { day: may } }, [publishedOn(), dateCancelled])).toEqual([
    ['restored', may],
  ]);
  expect(wordsTold(dateCancelled)).toEqual(['{gathering} on Saturday, May 8 was canceled.']);
});

test('all of it that is to come is told when it is cancelled, or somewhere else', () => {
  expect(told(cancelled)).toEqual([['cancelled', april, may, june]]);
  expect(told(cancelled, [publishedOn(), dateCancelled], '2027-04-10T20:00:00.000Z')).toEqual([
    ['cancelled', june],
  ]);
  expect(told(changed({ venue: { ...words.venue, name: 'Armory' } }))).toEqual([['place', april, may, june]]);
});

test('other words are told nobody', () => {
  expect(told(changed({ title: 'Fall swap', rules: 'No dogs.' }))).toEqual([]);
  expect(
    told(changed({ venue: { ...words.venue, gates: [{ name: 'A', latitude: 43, longitude: -88 }] } })),
  ).toEqual([]);
});

test('other dates are told to those whose date is gone, or has other hours', () => {
  expect(told(replaced({ days: [june, '2027-07-10'] }))).toEqual([['moved', may]]);
  expect(told(replaced({ days: [june], opens: '08:00' }))).toEqual([
    ['moved', may],
    ['moved', june],
  ]);
  expect(told(replaced({ days: [may, june, '2027-07-10'] }))).toEqual([]);
});

test('of a draft nobody is told', () => {
  expect(told(replaced({ days: [june] }), [drafted])).toEqual([]);
});
