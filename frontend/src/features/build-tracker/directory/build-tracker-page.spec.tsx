import { buildCardOf, buildReceipt } from '@entities/build/build.fixtures';
import { deleteLocation } from '@lib/browser/user-location';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BuildTrackerPage from './build-tracker-page';

const makes = [
  { make: 'Ford', builds: 3 },
  { make: 'Chevrolet', builds: 1 },
];
const page = (...builds: readonly object[]) => ({ builds, total: builds.length, next: null, makes });
const mine = { builds: [], deleted: [], invited: [], offered: [] };
const open = (at = '/build-tracker') => renderPage(<BuildTrackerPage />, { at, inBrowser: true });
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

test('a card says which car it is, what it is to become, how far it is and how far away', async () => {
  await asGuest({ 'GET /api/builds': page(buildCardOf()) });
  open();
  const card = await screen.findByRole('article');
  expect(within(card).getByRole('link', { name: 'Old Blue' })).toHaveAttribute(
    'href',
    `/build-tracker/${buildCardOf().id}`,
  );
  for (const words of [
    '1966 Ford F100',
    'Driver',
    'In progress',
    '5 of 12 tasks done',
    'Ray Kowalski',
    'Janesville, WI',
    '12 mi',
    '7 entries',
  ])
    expect(within(card).getByText(words)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('the filter is in the address, and the server is asked with the place of the reader', async () => {
  const api = await asGuest({ 'GET /api/builds': page(buildCardOf()) });
  open('/build-tracker?status=active&radius=50');
  await screen.findByRole('article');
  expect(api.calls.at(-1)?.url).toBe('/api/builds?status=active&latitude=43&longitude=-89&radius=50');
  await userEvent.type(screen.getByRole('searchbox'), 'farm{Enter}');
  await userEvent.type(screen.getByRole('combobox', { name: 'Model' }), 'F100{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Ford 3' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest');
  expect(window.location.search).toBe('?search=farm&make=Ford&status=active&radius=50&sort=near');
  expect(api.calls.at(-1)?.url).toContain('search=farm&make=Ford&status=active');
  expect(api.calls.at(-1)?.url).toContain('sort=near');
});

describe('a member', () => {
  test('sees first what is offered, where they are invited, and their own; and each once', async () => {
    const own = buildCardOf({ standing: 'owner', audience: 'private' });
    const other = buildCardOf({ id: 'b2', title: 'Nova' });
    const offered = buildCardOf({ id: 'b3', title: 'Comet' });
    const invited = buildCardOf({ id: 'b4', title: 'Dart', standing: 'looks' });
    await asMember(
      {},
      {
        'GET /api/builds': page(own, other),
        'GET /api/builds/mine': { ...mine, builds: [own], invited: [invited], offered: [offered] },
      },
    );
    open();
    await screen.findByRole('heading', { name: 'Nova' });
    expect(names('Offered to you')).toEqual(['Comet']);
    expect(names('You are invited')).toEqual(['Dart']);
    expect(names('My builds')).toEqual(['Old Blue']);
    expect(names('Builds of our members')).toEqual(['Nova']);
    expect(screen.getByText('Private')).toBeInTheDocument();
    expect(screen.getByText('You look')).toBeInTheDocument();
  });

  test('who searches sees what is found alone', async () => {
    const own = buildCardOf({ standing: 'owner' });
    await asMember({}, { 'GET /api/builds': page(own), 'GET /api/builds/mine': { ...mine, builds: [own] } });
    open('/build-tracker?search=blue');
    await screen.findByRole('article');
    expect(names('Builds of our members')).toEqual(['Old Blue']);
    expect(screen.queryByRole('region', { name: 'My builds' })).toBeNull();
  });

  test('without a build is led to the first', async () => {
    await asMember({}, { 'GET /api/builds': page(), 'GET /api/builds/mine': mine });
    open();
    expect(await screen.findByRole('link', { name: 'Start your first build' })).toHaveAttribute(
      'href',
      '/build-tracker/new',
    );
  });

  test('restores a build that was deleted', async () => {
    const api = await asMember(
      {},
      {
        'GET /api/builds': page(),
        'GET /api/builds/mine': { ...mine, deleted: [buildCardOf({ id: 'b9', title: 'Rambler' })] },
        'POST /api/builds/b9/restore': buildReceipt,
      },
    );
    open();
    await userEvent.click(await screen.findByText('Deleted in the last 30 days: 1'));
    await userEvent.click(screen.getByRole('button', { name: 'Restore Rambler' }));
    expect(api.calls.some(({ url, method }) => method === 'POST' && url === '/api/builds/b9/restore')).toBe(
      true,
    );
  });
});

test.each([
  ['/build-tracker?radius=50', 'No builds within 50 miles', 'Search everywhere'],
  ['/build-tracker?make=Ford', 'No builds found', 'Show all builds'],
])('%s with nothing to show offers one step', async (at, title, step) => {
  await asGuest({ 'GET /api/builds': page() });
  open(at);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: step }));
  expect(window.location.search).toBe('');
});
