import { dateOf, dateOn, eventPageOf } from '@entities/event/event.fixtures';
import { renderPage } from '@lib/testing/page.fixtures';
import type { EventPage } from '@modules/events/events.contract';
import { screen } from '@testing-library/react';
import { DayLink } from './day-link';

const show = (changes: Partial<EventPage>, now: string) =>
  renderPage(<DayLink event={eventPageOf(changes)} now={Date.parse(now)} />);
const link = () => screen.queryByRole('link', { name: 'On the field' });

test.each([
  ['2027-04-22T11:00:00.000Z', null],
  ['2027-04-22T13:00:00.000Z', 'It is soon'],
  ['2027-04-24T15:00:00.000Z', 'It is on'],
  ['2027-04-25T03:00:00.000Z', null],
])('leads to the field from two days before a date until it is over: %s', (now, title) => {
  show({ dates: [dateOf()] }, now);
  if (title === null) expect(link()).toBeNull();
  else {
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(link()).toHaveAttribute('href', '/events/jefferson/day');
  }
});

test('names the date of a series, and leads to none that is off', () => {
  const dates = [dateOn('2027-04-24', { status: 'cancelled' }), dateOn('2027-04-25')];
  show({ dates }, '2027-04-24T15:00:00.000Z');
  expect(link()).toHaveAttribute('href', '/events/jefferson/day?date=2027-04-25');
});
