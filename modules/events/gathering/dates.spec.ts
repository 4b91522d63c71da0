import { foldEvents } from '../../kernel/decider/decider.js';
import { given } from '../../kernel/testing/decider.fixtures.js';
import { gatheringDecider } from './gathering.decider.js';
import type { GatheringEvent } from './gathering.events.js';
import { command, drafted, hours, publishedOn, season } from './gathering.fixtures.js';
import type { Dates } from './gathering.schemas.js';
import { gatheringState, isOver } from './gathering.state.js';

const of = (...history: readonly GatheringEvent[]) => given(gatheringDecider, ...history);
const [april, may, june] = ['2027-04-10', '2027-05-08', '2027-06-12'] as const;
const published = publishedOn();
const reason = 'Flooded field';
const moved = (day: string, toDay: string): GatheringEvent => ({
  type: 'DateMoved',
  data: { day, toDay, ...hours, reason },
});
const cancelled = (day: string): GatheringEvent => ({ type: 'DateCancelled', data: { day, reason } });
const postponed = (day: string): GatheringEvent => ({ type: 'DatePostponed', data: { day, reason } });
const move = (day: string, toDay: string, now?: string) =>
  command({ type: 'MoveDate', day, toDay, ...hours, reason }, now);
const add = (day: string, now?: string) => command({ type: 'AddDate', day, ...hours }, now);
const restore = (day: string, now?: string) => command({ type: 'RestoreDate', day }, now);
const replace = (from: string, dates: Partial<Dates>, now?: string) =>
  command({ type: 'ReplaceDates', from, dates: { ...season, ...dates }, reason }, now);

describe('one date', () => {
  test('is moved, and keeps its name', () => {
    of(published).when(move(may, '2027-05-09')).thenExactly(moved(may, '2027-05-09'));
    of(published, moved(may, '2027-05-09')).when(move(may, '2027-05-09')).thenNothing();
    of(published, moved(may, '2027-05-09'))
      .when(move('2027-05-09', '2027-05-16'))
      .thenRefused('DATE_NOT_FOUND');
  });
  test('is not moved to the day of another, into the past, or once it has closed', () => {
    of(published).when(move(may, june)).thenRefused('DATE_TAKEN');
    of(published, cancelled(june)).when(move(may, june)).thenEvents('DateMoved');
    of(published).when(move(may, '2027-02-27')).thenRefused('ALREADY_OVER');
    of(published)
      .when(move(april, june, '2027-04-10T20:00:00.000Z'))
      .thenRefused('DATE_NOT_FOUND');
  });
  test('may be put back on its first day', () => {
    of(published, moved(may, '2027-05-09')).when(move(may, may)).thenExactly(moved(may, may));
  });
  test('is postponed and cancelled once, and restored', () => {
    const postpone = command({ type: 'PostponeDate', day: may, reason });
    const cancel = command({ type: 'CancelDate', day: may, reason });
    of(published).when(postpone).thenExactly(postponed(may));
    of(published, postponed(may)).when(postpone).thenNothing();
    of(published, postponed(may)).when(cancel).thenExactly(cancelled(may));
    of(published, cancelled(may)).when(cancel).thenNothing();
    of(published, cancelled(may)).when(postpone).thenRefused('DATE_NOT_FOUND');
    of(published, cancelled(may)).when(move(may, '2027-05-09')).thenRefused('DATE_NOT_FOUND');
    for (const off of [postponed(may), cancelled(may)])
      of(published, off)
        .when(restore(may))
        .thenExactly({ type: 'DateRestored', data: { day: may } });
    of(published).when(restore(may)).thenNothing();
  });
  test('that is postponed gets a new day even after its own has passed, but is not restored then', () => {
    const later = '2027-05-20T12:00:00.000Z';
    of(published, postponed(may))
      .when(move(may, '2027-05-29', later))
      .thenEvents('DateMoved');
    of(published, postponed(may)).when(restore(may, later)).thenRefused('DATE_NOT_FOUND');
  });
  test('is not restored to a day that another date has taken', () => {
    of(published, cancelled(may), moved(june, may)).when(restore(may)).thenRefused('DATE_TAKEN');
  });
});

describe('one more date', () => {
  test('is on a free day to come', () => {
    of(published)
      .when(add('2027-07-04'))
      .thenExactly({ type: 'DateAdded', data: { day: '2027-07-04', ...hours } });
    of(published).when(add(may)).thenRefused('DATE_TAKEN');
    of(published, moved(may, '2027-05-09')).when(add('2027-05-09')).thenRefused('DATE_TAKEN');
    of(published, moved(may, '2027-05-09')).when(add(may)).thenRefused('DATE_TAKEN');
    of(published, cancelled(may)).when(add(may)).thenRefused('DATE_TAKEN');
    of(published).when(add('2027-02-27')).thenRefused('ALREADY_OVER');
  });
  test('comes after the first of an event that is planned once', () => {
    const once = publishedOn({ ...hours, season: 'once', rule: null, days: [may] });
    of(once).when(add(april)).thenRefused('DATE_TAKEN');
    of(once).when(add(june)).thenEvents('DateAdded');
  });
  test('continues an event that is over, but none that was cancelled', () => {
    of(published).when(add('2027-09-04', '2027-08-01T12:00:00.000Z')).thenEvents('DateAdded');
    of(published, { type: 'GatheringCancelled', data: { reason } })
      .when(add('2027-09-04'))
      .thenRefused('GATHERING_OVER');
  });
  test('is one of 400 at most', () => {
    const days = Array.from({ length: 400 }, (_, at) =>
      new Date(Date.UTC(2027, 3, 1 + at)).toISOString().slice(0, 10),
    );
    const full = publishedOn({ ...hours, season: 'seasonal', rule: null, days });
    of(full).when(add('2029-01-01')).thenRefused('TOO_MANY_DATES');
    of(full).when(add('2029-01-01', '2027-04-02T12:00:00.000Z')).thenEvents('DateAdded');
  });
});

describe('other dates from a day on', () => {
  test('leave those before as they are', () => {
    of(published)
      .when(replace('2027-05-01', { rule: null, days: ['2027-04-17', '2027-05-15'] }))
      .thenExactly({
        type: 'DatesReplaced',
        data: { from: '2027-05-01', dates: { ...season, rule: null, days: ['2027-05-15'] }, reason },
      });
    const history = of(published)
      .when(replace('2027-05-01', { rule: null, days: ['2027-05-15'] }))
      .after();
    expect(Object.keys(foldEvents(gatheringState, history).dates)).toEqual([april, '2027-05-15']);
  });
  test('never concern the past, nor a date that has begun', () => {
    const begun = '2027-05-08T13:00:00.000Z';
    expect(
      of(published)
        .when(replace('2027-01-01', { days: [may, '2027-05-15'] }, begun))
        .after(),
    ).toMatchObject([published, { data: { from: '2027-05-09', dates: { days: ['2027-05-15'] } } }]);
  });
  test('skip a day on which an earlier date is now', () => {
    of(published, moved(april, '2027-05-15'))
      .when(replace('2027-05-01', { days: ['2027-05-15'] }))
      .thenRefused('RULE_WITHOUT_DATES');
  });
  test('change nothing when they are these already', () => {
    of(published).when(replace('2027-01-01', {})).thenNothing();
    of(published, cancelled(may)).when(replace('2027-01-01', {})).thenEvents('DatesReplaced');
  });
  test('of a draft are all of its dates', () => {
    const history = of(drafted)
      .when(replace(june, { days: [june] }))
      .after();
    expect(Object.keys(foldEvents(gatheringState, history).dates)).toEqual([june]);
  });
});

describe('more days of a permanent event', () => {
  const permanent = publishedOn({ ...season, season: 'permanent', rule: 'FREQ=MONTHLY;BYDAY=2SA' });
  const extend = (...days: readonly string[]) => command({ type: 'ExtendDates', days });
  test('follow those that are known, with its usual hours', () => {
    const extended: GatheringEvent = { type: 'DatesExtended', data: { days: ['2027-07-10'] } };
    of(permanent).when(extend(june, '2027-07-10')).thenExactly(extended);
    of(permanent, extended).when(extend(june, '2027-07-10')).thenNothing();
    of(permanent, moved(june, '2027-07-10')).when(extend('2027-07-10')).thenNothing();
    const odd: GatheringEvent = {
      type: 'DateAdded',
      data: { day: '2027-06-20', opens: '10:00', closes: '11:00', lasts: 1 },
    };
    expect(foldEvents(gatheringState, [permanent, odd, extended]).dates['2027-07-10']).toMatchObject(hours);
  });
  test('are for no other event', () => {
    of(published).when(extend('2027-07-10')).thenNothing();
    of(permanent, { type: 'GatheringCancelled', data: { reason } }).when(extend('2027-07-10')).thenNothing();
  });
});

test('an event is over once each date has closed or is cancelled; a postponed one is to come', () => {
  const after = '2027-06-12T20:00:00.000Z';
  expect(isOver(foldEvents(gatheringState, [published]), '2027-06-12T19:59:00.000Z')).toBe(false);
  expect(isOver(foldEvents(gatheringState, [published]), after)).toBe(true);
  expect(isOver(foldEvents(gatheringState, [published, postponed(june)]), after)).toBe(false);
  const allOff = [april, may, june].map(cancelled);
  expect(isOver(foldEvents(gatheringState, [published, ...allOff]), '2027-03-01T12:00:00.000Z')).toBe(true);
});
