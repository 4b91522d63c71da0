import { communityCardOf } from '@entities/community/community.fixtures';
import { deleteLocation } from '@lib/browser/user-location';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CommunitiesPage from './communities-page';

const pickups = communityCardOf();
const flatheads = communityCardOf({ id: 'flatheads', slug: 'flatheads', name: 'Flatheads', kind: 'topic' });
const page = (...communities: readonly object[]) => ({ communities, next: null });
const open = (at = '/communities') => renderPage(<CommunitiesPage />, { at, inBrowser: true });
const names = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

beforeEach(() => {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude: 43, longitude: -89, accuracy: 9 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  act(() => deleteLocation());
});

test('a card says what a community is, how far, how alive, and how one joins', async () => {
  await asGuest({ 'GET /api/communities': page(pickups) });
  open();
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: 'Pickups of Rock County' })).toHaveAttribute(
    'href',
    '/communities/pickups-of-rock-county',
  );
  for (const words of [
    'Region',
    'Janesville, WI',
    '12 mi',
    '41 members',
    '3 posts this week',
    'Anybody can join',
  ])
    expect(within(card).getByText(words)).toBeInTheDocument();
});

test('the filter is in the address, and the server is asked with the place of the reader', async () => {
  const api = await asGuest({ 'GET /api/communities': page(pickups) });
  open('/communities?kind=club&radius=50');
  await screen.findByRole('article');
  expect(api.calls.at(-1)?.url).toBe('/api/communities?kind=club&latitude=43&longitude=-89&radius=50');
  await userEvent.type(screen.getByRole('searchbox'), 'chevy{Enter}');
  await userEvent.type(screen.getByRole('combobox', { name: 'Make' }), 'Chevrolet{Enter}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What kind' }), 'Regions');
  expect(window.location.search).toBe('?search=chevy&kind=region&make=Chevrolet&radius=50');
  expect(api.calls.at(-1)?.url).toContain('search=chevy&kind=region&make=Chevrolet');
});

describe('a member', () => {
  const answers = (mine: readonly object[], suggested: readonly object[]) => ({
    'GET /api/communities': page(pickups, flatheads),
    'GET /api/communities/mine': { mine, suggested },
  });

  test('sees first what they asked to join, then their own, then suggestions with the reason; and each once', async () => {
    const waiting = communityCardOf({ id: 'bowties', name: 'Bowties', standing: 'requested' });
    const own = { ...pickups, standing: 'member' };
    await asMember({}, answers([own, waiting], [{ ...flatheads, because: 'You have a 1951 Ford.' }]));
    open();
    expect(await screen.findByText('You have a 1951 Ford.')).toBeInTheDocument();
    expect(names('Mine')).toEqual(['Bowties', 'Pickups of Rock County']);
    expect(screen.getByText('Waiting for an answer')).toBeInTheDocument();
    expect(names('For your garage')).toEqual(['Flatheads']);
    expect(await screen.findByText('You are in all of them')).toBeInTheDocument();
  });

  test('a moderator sees first where somebody asks to join, and how many', async () => {
    const quiet = { ...pickups, standing: 'member', requests: 0 };
    await asMember({}, answers([quiet, { ...flatheads, standing: 'moderator', requests: 2 }], []));
    open();
    expect(await screen.findByRole('link', { name: '2 requests to join Flatheads' })).toHaveAttribute(
      'href',
      '/communities/flatheads?show=members',
    );
    expect(names('Mine')).toEqual(['Flatheads', 'Pickups of Rock County']);
  });

  test('who searches sees what is found alone', async () => {
    await asMember({}, answers([{ ...pickups, standing: 'member' }], []));
    open('/communities?search=pickups');
    await screen.findByRole('region', { name: 'Found' });
    expect(names('Found')).toEqual(['Pickups of Rock County', 'Flatheads']);
    expect(screen.queryByRole('region', { name: 'Mine' })).toBeNull();
  });
});

test.each([
  ['/communities?radius=50', 'No communities within 50 miles', 'Search everywhere'],
  ['/communities?kind=club', 'No clubs found', 'Show all communities'],
])('%s with nothing to show offers one step', async (at, title, step) => {
  await asGuest({ 'GET /api/communities': page() });
  open(at);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: step }));
  expect(window.location.search).toBe('');
  expect(await screen.findByRole('link', { name: 'Start the first one' })).toHaveAttribute(
    'href',
    '/communities/new',
  );
});
