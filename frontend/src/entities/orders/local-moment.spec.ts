import { localAfter, localOf, momentOf } from './local-moment';

const zone = 'America/Chicago';

test.each([
  ['2027-01-15T08:00', '2027-01-15T14:00:00.000Z'],
  ['2027-06-15T00:01', '2027-06-15T05:01:00.000Z'],
  ['2027-03-14T01:30', '2027-03-14T07:30:00.000Z'],
  ['2027-03-14T03:00', '2027-03-14T08:00:00.000Z'],
  ['2027-11-07T12:00', '2027-11-07T18:00:00.000Z'],
])('%s in Chicago is %s, there and back', (local, iso) => {
  expect(momentOf(local, zone)).toBe(iso);
  expect(localOf(iso, zone)).toBe(local);
});

test.each(['', '2027-06-15', 'soon', '2027-13-01T08:00'])('"%s" is no moment', (local) => {
  expect(momentOf(local, zone)).toBeNull();
});

test('days later it is the same time of day, or another one', () => {
  expect(localAfter('2027-02-27T08:00', 2)).toBe('2027-03-01T08:00');
  expect(localAfter('2027-02-27T08:00', 74, '00:01')).toBe('2027-05-12T00:01');
});
