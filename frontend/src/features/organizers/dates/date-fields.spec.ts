import { blankDates, type DateFields, datesBodyOf, withFirstDay, withRepeats } from './date-fields';

const monthly: DateFields = {
  ...blankDates,
  mode: 'repeating',
  firstDay: '2027-06-12',
  withoutDays: ['2027-08-14'],
};

test('what is left out stays when it repeats longer, and not when it repeats on other days', () => {
  const longer = withRepeats(monthly, { ...monthly.repeats, count: 24 });
  expect(longer.withoutDays).toEqual(['2027-08-14']);
  expect(withRepeats(monthly, { ...monthly.repeats, every: 'week' }).withoutDays).toEqual([]);
  expect(withFirstDay(monthly, '2027-06-13').withoutDays).toEqual([]);
});

test('days that were chosen singly are kept while another way is looked at, and not sent with one day', () => {
  const several: DateFields = { ...monthly, mode: 'days', extraDays: ['2027-07-03'] };
  expect(datesBodyOf({ ...several, mode: 'once' }).extraDays).toEqual([]);
  expect(datesBodyOf(several).extraDays).toEqual(['2027-07-03']);
});
