import { eventOf } from '@entities/event/event.fixtures';
import { renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import { EventPopup } from './event-map';

test('a popup says what, when and where, and leads to the event', () => {
  renderPage(<EventPopup events={[eventOf()]} />);
  expect(screen.getByRole('link', { name: 'Jefferson Swap Meet' })).toHaveAttribute(
    'href',
    '/events/jefferson',
  );
  expect(screen.getByText('Fri, Apr 23, 2027')).toBeVisible();
  expect(screen.getByText('Fair Park, Jefferson, WI')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('events at one place share a popup', () => {
  renderPage(<EventPopup events={[eventOf(), eventOf({ id: 'show', title: 'Concours' })]} />);
  expect(screen.getByRole('heading', { name: '2 events here' })).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
