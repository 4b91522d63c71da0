import { visitedDays, visitsAsCsv, visitsWith } from './visit';
import { visitOf } from './visit.fixtures';

test('visits are by event and day, the newest first', () => {
  const visits = [
    visitOf('A1', { at: '2027-04-24T14:00:00.000Z' }),
    visitOf('B9', { at: '2027-04-24T15:00:00.000Z' }),
    visitOf('C1', { dateId: 'carlisle', eventId: 'carlisle', title: 'Carlisle', day: '2027-05-01' }),
  ];
  const days = visitedDays(visits).map(({ title, visits: some }) => [title, some.map(({ code }) => code)]);
  expect(days).toEqual([
    ['Carlisle', ['C1']],
    ['Jefferson Swap Meet', ['B9', 'A1']],
  ]);
});

test('words find a visit by its note, its space, its vendor and what they brought', () => {
  const visits = [visitOf('D9', { note: 'The Model T lock, $40' }), visitOf('A1')];
  const found = (words: string) => visitsWith(visits, words).map(({ code }) => code);
  expect(found('model lock')).toEqual(['D9']);
  expect(found('a1')).toEqual(['A1']);
  expect(found('')).toEqual(['D9', 'A1']);
});

test('a table of visits quotes what it must, and no note becomes a formula', () => {
  const [, row] = visitsAsCsv([visitOf('D9', { note: '=cmd, "now"\nlater', vendor: null })]).split('\r\n');
  expect(row).toBe(
    'Jefferson Swap Meet,2027-04-24,D9,,Gauges,"\'=cmd, ""now""\nlater",2027-04-24T15:00:00.000Z',
  );
});
