import { morningAfter, newsOf, noticeOfNews } from './organizer-news.rules.js';

test.each([
  ['2026-06-01T13:59:59.000Z', '2026-06-01T14:00:00.000Z'],
  ['2026-06-01T14:00:00.000Z', '2026-06-02T14:00:00.000Z'],
  ['2026-06-30T23:30:00.000Z', '2026-07-01T14:00:00.000Z'],
])('after %s the next morning is %s', (at, morning) => {
  expect(morningAfter(at)).toBe(morning);
});

const morning = '2026-06-02T14:00:00.000Z';
const at = (type: Parameters<typeof newsOf>[0][number]['type'], recordedAt = '2026-06-02T09:00:00.000Z') => ({
  type,
  recordedAt,
});
const before = '2026-06-01T13:00:00.000Z';

test.each([
  ['that is new was announced', [at('GatheringDrafted', before), at('GatheringPublished')], 'announced'],
  ['that is new and moved at once was announced', [at('GatheringPublished'), at('DateMoved')], 'announced'],
  [
    'that came and went in one day is no news',
    [at('GatheringPublished'), at('GatheringCancelled')],
    undefined,
  ],
  [
    'that was called off has other dates',
    [at('GatheringPublished', before), at('GatheringCancelled')],
    'changed',
  ],
  ['of an earlier day is no news', [at('GatheringPublished', before), at('DateMoved', before)], undefined],
  ['of which more days are known by itself is no news', [at('DatesExtended')], undefined],
  ['that says something else is no news', [at('GatheringChanged')], undefined],
] as const)('an event %s', (_, history, news) => {
  expect(newsOf(history, morning)).toBe(news);
});

const follows = '{organizer o1}, which you follow,';
test.each([
  [['a'], [], `${follows} announced {gathering}.`, '/events/a'],
  [['a', 'b'], [], `${follows} announced 2 events, {gathering} among them.`, '/organizers/o1'],
  [[], ['a'], `${follows} changed the dates of {gathering}.`, '/events/a'],
  [[], ['a', 'b'], `${follows} changed the dates of 2 events, {gathering} among them.`, '/organizers/o1'],
  [
    ['a'],
    ['b'],
    `${follows} announced {gathering} and changed the dates of another event.`,
    '/organizers/o1',
  ],
  [
    ['a', 'b'],
    ['c', 'd'],
    `${follows} announced 2 events, {gathering} among them, and changed the dates of 2 others.`,
    '/organizers/o1',
  ],
])('of %j new and %j changed events one notice says: %s', (announced, changed, message, href) => {
  const about = announced[0] ?? changed[0];
  expect(noticeOfNews('o1', { announced, changed })).toEqual({ message, about, href });
});

test('without news there is no notice', () => {
  expect(noticeOfNews('o1', { announced: [], changed: [] })).toBeUndefined();
});
