import { deleteLocation } from '@lib/browser/user-location';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { myListingOf } from './listing.fixtures';
import { NewItems } from './new-items';

const user = userEvent.setup();
const at = 'GET /api/feed/new-items';
const block = myListingOf({ id: 'block', title: '327 block' });

beforeEach(() => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 43, longitude: -89, accuracy: 9 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  act(() => deleteLocation());
});

test('shows what was just listed around the reader, and says whose it is', async () => {
  const api = await asGuest({ [at]: { listings: [block] } });
  renderPage(<NewItems radius={50} />);
  expect(await screen.findByRole('link', { name: /327 block/ })).toHaveAttribute('href', '/listing/block');
  expect(
    screen.getByText(/sellers with a premium plan listed last within 50 miles of you/),
  ).toBeInTheDocument();
  expect(api.calls.at(-1)?.url).toBe('/api/feed/new-items?latitude=43&longitude=-89&radius=50&garage=false');
  expect(screen.queryByRole('button', { name: /garage/ })).toBeNull();
});

test('while nothing is new, one line says so, with the way to all listings', async () => {
  await asMember({}, { [at]: { listings: [] } });
  renderPage(<NewItems />);
  expect(await screen.findByText(/Nothing new near you yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /garage/ })).toBeNull();
});

test('a member narrows it to the makes of their garage; an empty one offers a step', async () => {
  await asMember(
    {},
    { [at]: ({ url }: { url: string }) => ({ listings: url.includes('garage=true') ? [] : [block] }) },
  );
  renderPage(<NewItems />);
  expect(await screen.findByRole('link', { name: /327 block/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Only for the makes in my garage' }));
  expect(await screen.findByRole('link', { name: 'Check what is in your garage' })).toBeInTheDocument();
  expect(screen.getByText(/Nothing new near you for the makes in your garage/)).toBeInTheDocument();
});

test('one press hides all of it, and the device keeps that', async () => {
  await asGuest({ [at]: { listings: [block] } });
  const { unmount } = renderPage(<NewItems />);
  await user.click(await screen.findByRole('button', { name: 'Hide the New Items Wall' }));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  renderPage(<NewItems />);
  await user.click(screen.getByRole('button', { name: 'Show the New Items Wall' }));
  expect(await screen.findByRole('link', { name: /327 block/ })).toBeInTheDocument();
  expect(localStorage.getItem('new-items')).not.toContain('hidden');
});
