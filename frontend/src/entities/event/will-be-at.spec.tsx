import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { dateOn, eventPageOf } from './event.fixtures';
import { WillBeAt } from './will-be-at';

const series = eventPageOf({
  dates: [
    dateOn('2027-03-13', { isOver: true }),
    dateOn('2027-04-10'),
    dateOn('2027-05-08', { status: 'moved', day: '2027-05-15' }),
    dateOn('2027-06-12', { status: 'cancelled' }),
  ],
});
const gone = errorResponse({ status: 404, body: { code: 'GATHERING_NOT_FOUND', message: 'No.' } });
const show = async (events: readonly string[]) => {
  await asGuest({ 'GET /api/events/jefferson': series, 'GET /api/events/gone': gone });
  renderPage(
    <div data-testid="there">
      <WillBeAt events={events} />
    </div>,
  );
};

test('names a date of a series by the day on which it is now', async () => {
  await show(['gone', 'jefferson_2027-05-08']);
  expect(await screen.findByText(/Will be at/)).toHaveTextContent(
    'Will be at Jefferson Swap Meet, Sat, May 15, 2027',
  );
  expect(screen.getByRole('link', { name: 'Jefferson Swap Meet' })).toHaveAttribute(
    'href',
    '/events/jefferson',
  );
});

test('a whole series is its next date; what is over or canceled is left out', async () => {
  await show(['jefferson_2027-03-13', 'jefferson_2027-06-12', 'jefferson']);
  expect(await screen.findByText(/Will be at/)).toHaveTextContent('Sat, Apr 10, 2027');
});
