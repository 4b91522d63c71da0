import { dateOn, eventPageOf } from '@entities/event/event.fixtures';
import { bySales, dateOfSale } from './date-of-sale';

const dates = [dateOn('2027-06-19'), dateOn('2027-06-12')];

test('the sale of an event of one date that got another is found at its first date', () => {
  const event = bySales(eventPageOf({ dates, sold: ['jefferson'] }));
  expect(event.dates.map(({ dateId }) => dateId)).toEqual(['jefferson_2027-06-19', 'jefferson']);
  expect(dateOfSale(event, null)?.dateId).toBe('jefferson');
  expect(dateOfSale(event, '2027-06-12')?.dateId).toBe('jefferson');
  expect(dateOfSale(event, '2027-06-19')?.dateId).toBe('jefferson_2027-06-19');
});

test('dates with sales of their own keep their names', () => {
  const event = eventPageOf({ dates, sold: ['jefferson_2027-06-12'] });
  expect(bySales(event)).toBe(event);
});
