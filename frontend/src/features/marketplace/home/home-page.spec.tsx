import { eventOf } from '@entities/event/event.fixtures';
import { errorResponse } from '@lib/testing/page.fixtures';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, counts, openHome, pageOf } from './home.fixtures';

const address = () => screen.getByLabelText('Address').textContent;
const near = { latitude: '42.68', longitude: '-89.02' };

beforeEach(() => localStorage.clear());

describe('the default search', () => {
  test('asks for active classic listings for sale within 200 miles, nearest first, and allows widening', async () => {
    const { lastSearch } = await openHome();
    await screen.findByRole('link', { name: '327 block, standard bore' });
    expect(lastSearch()).toEqual({
      status: 'active',
      marketSegment: 'classic',
      listingType: 'for_sale',
      radius: '200',
      sort: 'distance',
      limit: '24',
      expand: 'true',
      ...near,
    });
    expect(address()).toBe('');
    expect(screen.getByRole('combobox', { name: 'Radius' })).toHaveDisplayValue('200 miles');
  });

  test('bypasses stale caches', async () => {
    const { calls } = await openHome();
    await screen.findByText('1 item');
    expect(calls.find(({ url }) => url.startsWith('/api/listings'))?.headers).toMatchObject({
      'Cache-Control': 'no-cache',
    });
  });

  test('offers seven radii, the widest called Nationwide', async () => {
    await openHome();
    const radius = screen.getByRole('combobox', { name: 'Radius' });
    expect(
      within(radius)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['25 miles', '50 miles', '100 miles', '200 miles', '300 miles', '500 miles', 'Nationwide']);
  });
});

describe('searching', () => {
  test('Enter searches for the keywords and shows them in the address and a chip', async () => {
    const { lastSearch } = await openHome();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Keywords' }), 'banjo wheel{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove “banjo wheel”' })).toBeVisible();
    expect(lastSearch()).toMatchObject({ search: 'banjo wheel' });
    expect(address()).toBe('?search=banjo+wheel');
  });

  test('repeats the search of the address after a reload', async () => {
    const { lastSearch } = await openHome({}, { at: '/?search=grille&radius=500&sort=newest&maxPrice=300' });
    await screen.findByText('1 item');
    expect(lastSearch()).toMatchObject({ search: 'grille', radius: '500', sort: 'newest', maxPrice: '300' });
    await userEvent.click(screen.getByRole('button', { name: 'grille · Your location · 500 miles Change' }));
    expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('grille');
    expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveFocus();
  });

  test('searches near a ZIP code without a device location', async () => {
    const { lastSearch } = await openHome(
      { 'GET /api/places': { area: 'Janesville, WI', latitude: 42.682789, longitude: -89.018723 } },
      { device: 'without geolocation' },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Near' }), '53545{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove Near Janesville, WI' })).toBeVisible();
    expect(lastSearch()).toMatchObject({ ...near, radius: '200', sort: 'distance' });
    expect(address()).toBe('?near=42.68%2C-89.02&place=Janesville%2C+WI');
  });

  test('searches near a guess at a press', async () => {
    let asked = 0;
    const { lastSearch } = await openHome(
      {
        'GET /api/places': () =>
          asked++
            ? { area: 'Janesville, WI', latitude: 42.682789, longitude: -89.018723 }
            : errorResponse({
                status: 422,
                body: { code: 'PLACE_NOT_FOUND', message: 'No.', guesses: ['Janesville, WI'] },
              }),
      },
      { device: 'denied' },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Near' }), 'Janesvile{Enter}');
    const guesses = await screen.findByRole('group', { name: 'Did you mean:' });
    await userEvent.click(within(guesses).getByRole('button', { name: 'Janesville, WI' }));
    expect(await screen.findByRole('button', { name: 'Remove Near Janesville, WI' })).toBeVisible();
    expect(lastSearch()).toMatchObject(near);
    expect(guesses).not.toBeInTheDocument();
  });

  test('offers the places that were searched before, and the member’s own first', async () => {
    localStorage.setItem('recent-places', 'Rockford, IL');
    const { lastSearch } = await openHome(
      {
        'GET /api/account/profile': { homeZip: '53545', homeArea: 'Janesville, WI' },
        'GET /api/places': { area: 'Janesville, WI', latitude: 42.682789, longitude: -89.018723 },
      },
      { device: 'denied', isMember: true },
    );
    const places = within(await screen.findByRole('group', { name: 'Your places:' }));
    await places.findByRole('button', { name: 'Janesville, WI' });
    expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Janesville, WI',
      'Rockford, IL',
    ]);
    await userEvent.click(places.getByRole('button', { name: 'Janesville, WI' }));
    expect(await screen.findByRole('button', { name: 'Remove Near Janesville, WI' })).toBeVisible();
    expect(lastSearch()).toMatchObject(near);
  });

  test('offers known places at the field, also where the device is located', async () => {
    localStorage.setItem('recent-places', 'Rockford, IL');
    await openHome();
    await userEvent.click(screen.getByRole('textbox', { name: 'Near' }));
    expect(await screen.findByRole('button', { name: 'Rockford, IL' })).toBeVisible();
  });

  test('shows an unknown place at its field', async () => {
    const message = 'No place of that name. Try a ZIP code.';
    await openHome(
      { 'GET /api/places': errorResponse({ status: 404, body: { code: 'PLACE_NOT_FOUND', message } }) },
      { device: 'denied' },
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Near' }), 'Nowhere{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Near' })).toBeInvalid();
  });
});

describe('the quick chips', () => {
  test.each([
    ['Cars & Trucks', { categoryPrimary: 'Cars' }],
    ['Engine Parts', { categoryPrimary: 'Parts' }],
    ['Body Panels', { categorySub: 'Body' }],
    ['Interior', { categorySub: 'Interior' }],
  ])('%s filters by its category and keeps the segment', async (name, category) => {
    const { lastSearch } = await openHome();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('button', { name, pressed: true })).toBeVisible();
    expect(lastSearch()).toMatchObject({ ...category, marketSegment: 'classic' });
    expect(screen.getByRole('button', { name: 'Remove Classics only (20+ years)' })).toBeVisible();
  });

  test('Swap Meets removes every filter and goes to the events', async () => {
    const { lastSearch } = await openHome({}, { at: '/?search=grille&categoryPrimary=Parts' });
    await userEvent.click(screen.getByRole('button', { name: 'Swap Meets' }));
    expect(address()).toBe('');
    expect(lastSearch()).not.toHaveProperty('search');
    expect(screen.getByRole('heading', { name: 'Upcoming Events' })).toHaveFocus();
  });
});

describe('the device location', () => {
  test('shows a green note and the radius banner when granted', async () => {
    await openHome({}, { at: '/?radius=100' });
    expect(screen.getByText('Location enabled for radius search')).toBeVisible();
    expect(
      screen.getByText('Live Radius Search Active - Find parts & events within 100 miles of your location'),
    ).toBeVisible();
  });

  test('waits for the place only a moment: then shows the newest, and what is near when the place is known', async () => {
    const { searches } = await openHome({}, { device: 'slow' });
    await new Promise((done) => setTimeout(done, 300));
    expect(searches()).toEqual([]);
    await screen.findByText('1 item');
    expect(searches().map(({ sort }) => sort)).toEqual(['newest']);
    await screen.findByText('Location enabled for radius search', {}, { timeout: 2_000 });
    expect(searches().map(({ sort }) => sort)).toEqual(['newest', 'distance']);
  });

  test('a place that comes at once is waited for: nothing is searched twice', async () => {
    const { searches } = await openHome();
    await screen.findByText('1 item');
    expect(searches().map(({ sort }) => sort)).toEqual(['distance']);
  });

  test('shows a red note and searches without a radius when denied', async () => {
    const { lastSearch } = await openHome({}, { device: 'denied' });
    expect(screen.getByText('Location access denied - showing all results')).toBeVisible();
    expect(screen.queryByText(/Live Radius Search Active/)).not.toBeInTheDocument();
    await screen.findByText('1 item');
    expect(lastSearch()).not.toHaveProperty('radius');
    expect(lastSearch()).toMatchObject({ sort: 'newest' });
    expect(screen.getByRole('combobox', { name: 'Radius' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Radius' })).toHaveDisplayValue('Add a place');
  });

  test('the banner names the radius of a widened search', async () => {
    const widened = pageOf([cardOf()], { effectiveRadius: 500, expanded: true });
    await openHome({ 'GET /api/listings': widened });
    expect(
      await screen.findByText(
        'Live Radius Search Active - Find parts & events within 500 miles of your location',
      ),
    ).toBeVisible();
  });
});

describe('the count bar', () => {
  const found = Array.from({ length: 4 }, (_, at) => cardOf({ id: String(at), title: `Find ${at}` }));

  test('says how many listings are within how many miles', async () => {
    await openHome({ 'GET /api/listings': pageOf(found, { effectiveRadius: 200, total: 42 }) });
    expect((await screen.findByText('42 items')).parentElement).toHaveTextContent(
      /^42 items within 200 miles$/,
    );
  });

  test('says that the search was widened', async () => {
    await openHome({ 'GET /api/listings': pageOf(found, { effectiveRadius: 500, expanded: true }) });
    expect((await screen.findByText('4 items')).parentElement).toHaveTextContent(
      '4 items within 500 miles (auto-expanded to nationwide)',
    );
  });

  test('the widest radius has no edge', async () => {
    await openHome(
      { 'GET /api/listings': pageOf(found, { effectiveRadius: 1000, total: 3116 }) },
      { at: '/?radius=1000' },
    );
    expect((await screen.findByText('3,116 items')).parentElement).toHaveTextContent(
      /^3,116 items nationwide$/,
    );
  });

  test('shows the server’s error and a retry when the listings cannot be loaded', async () => {
    let isMended = false;
    const message = 'The search is being mended.';
    await openHome({
      'GET /api/listings': () =>
        isMended ? pageOf(found) : errorResponse({ status: 400, body: { code: 'INVALID_INPUT', message } }),
    });
    expect(await screen.findByText('(Error loading)')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    isMended = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('4 items')).toBeVisible();
  });
});

describe('the list', () => {
  test('shows price, title, description, town, distance and condition, and marks wanted, held and sold', async () => {
    await openHome({
      'GET /api/listings': pageOf([
        cardOf({ id: 'a', title: 'A block', distance: 12.2, priceMode: 'obo' }),
        cardOf({ id: 'b', title: 'A grille', listingType: 'wanted', price: null, priceMode: 'ask' }),
        cardOf({ id: 'c', title: 'A hood', status: 'held' }),
        cardOf({ id: 'd', title: 'A door', status: 'sold', price: 0, priceMode: 'free' }),
      ]),
    });
    const list = within(await screen.findByRole('list', { name: 'Listings' }));
    const [block, grille, hood, door] = list.getAllByRole('article');
    expect(block).toHaveTextContent('$450 OBOA blockOut of a running ’66.Janesville, WI12 mi');
    expect(block).toHaveTextContent('Used, good');
    expect(within(block as HTMLElement).getByRole('link')).toHaveAttribute('href', '/listing/a');
    expect(grille).toHaveTextContent('Wanted');
    expect(hood).toHaveTextContent('On hold');
    expect(door).toHaveTextContent('SoldFree');
  });

  test('loads the first photos at once, the others when they come near', async () => {
    const photo = {
      id: 'p',
      card: '/p-480.webp',
      page: '/p.webp',
      zoom: '/p-z.webp',
      width: 1200,
      height: 900,
    };
    const cards = Array.from({ length: 6 }, (_, at) =>
      cardOf({ id: String(at), title: `Part ${at}`, photo }),
    );
    await openHome({ 'GET /api/listings': pageOf(cards) });
    const list = await screen.findByRole('list', { name: 'Listings' });
    const [first, , , , fifth] = within(list).getAllByRole('presentation');
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
    expect(first).toHaveAttribute('width', '480');
    expect(fifth).toHaveAttribute('loading', 'lazy');
  });

  test('loads more with the cursor of the previous page', async () => {
    const { lastSearch } = await openHome({
      'GET /api/listings': ({ url }: { readonly url: string }) =>
        url.includes('cursor=next')
          ? pageOf([cardOf({ id: 'b', title: 'Second page' })], { total: 2 })
          : pageOf([cardOf({ id: 'a', title: 'First page' })], { total: 2, nextCursor: 'next' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Second page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'First page' })).toBeVisible();
    expect(lastSearch()).toMatchObject({ cursor: 'next' });
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('says when nothing is found and how many are farther out, and searches there', async () => {
    const { lastSearch } = await openHome({
      'GET /api/listings': ({ url }: { readonly url: string }) =>
        url.includes('radius=1000')
          ? pageOf([cardOf()], { effectiveRadius: 1000, total: 14 })
          : pageOf([], { effectiveRadius: 500, expanded: true }),
    });
    expect(await screen.findByRole('heading', { name: 'No listings found.' })).toBeVisible();
    expect(await screen.findByText('Nothing within 500 miles: 14 nationwide.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Search nationwide' }));
    expect(await screen.findByText('14 items')).toBeVisible();
    expect(lastSearch()).toMatchObject({ radius: '1000' });
  });

  test('says what a misspelled word was searched as', async () => {
    await openHome({
      'GET /api/listings': pageOf([cardOf()], { spelling: { text: 'carburetor', isSearched: true } }),
    });
    expect(await screen.findByText(/1 item/)).toBeVisible();
    expect(screen.getByText(/showing results for “carburetor”/)).toBeVisible();
  });

  test('says that what it shows only comes closest', async () => {
    await openHome({ 'GET /api/listings': pageOf([cardOf()], { areClosest: true }) });
    expect(await screen.findByText(/No listing has all of these words. These come closest./)).toBeVisible();
  });

  test('when nothing is found, asks whether a more common word was meant', async () => {
    const { lastSearch } = await openHome(
      { 'GET /api/listings': pageOf([], { spelling: { text: 'holley 4bbl', isSearched: false } }) },
      { at: '/?search=holly+4bbl' },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Did you mean “holley 4bbl”?' }));
    expect(lastSearch()).toMatchObject({ search: 'holley 4bbl' });
  });
});

describe('sorting and filters', () => {
  test.each([
    ['Price (low to high)', 'price_asc'],
    ['Price (high to low)', 'price_desc'],
    ['Newest first', 'newest'],
  ])('sorts by %s', async (name, sort) => {
    const { lastSearch } = await openHome();
    const menu = screen.getByRole('combobox', { name: 'Sort by' });
    expect(menu).toHaveDisplayValue('Distance (nearest)');
    await userEvent.selectOptions(menu, name);
    await screen.findByText('1 item');
    expect(lastSearch()).toMatchObject({ sort });
    expect(address()).toBe(`?sort=${sort}`);
  });

  test('a price that cannot be read stays as typed, in the field and in the address, and applies to nothing', async () => {
    const { lastSearch } = await openHome({}, { at: '/?maxPrice=1.500,00' });
    expect(lastSearch()).not.toHaveProperty('maxPrice');
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await panel.findByRole('textbox', { name: 'Max price' })).toHaveValue('1.500,00');
    const min = panel.getByRole('textbox', { name: 'Min price' });
    await userEvent.type(min, '12,50{Enter}');
    expect(min).toHaveValue('12,50');
    expect(panel.getAllByText(/^Write 12\.50/)).toHaveLength(2);
    expect(lastSearch()).not.toHaveProperty('minPrice');
    await userEvent.clear(min);
    await userEvent.type(min, '12.50{Enter}');
    await waitFor(() => expect(lastSearch()).toMatchObject({ minPrice: '12.5' }));
  });

  test('the panel filters at once, and an emptied price removes its filter', async () => {
    const { lastSearch } = await openHome({}, { at: '/?maxPrice=500' });
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(await panel.findByRole('combobox', { name: 'Category' }), 'Parts');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Subcategory' }), 'Trim');
    await userEvent.type(panel.getByRole('textbox', { name: 'Min price' }), '20');
    await userEvent.clear(panel.getByRole('textbox', { name: 'Max price' }));
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Market' }), 'Late model');
    await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Radius' }), '50 miles');
    await panel.findByRole('button', { name: 'Show 1 item' });
    expect(lastSearch()).toMatchObject({
      categoryPrimary: 'Parts',
      categorySub: 'Trim',
      minPrice: '20',
      marketSegment: 'late_model',
      radius: '50',
    });
    expect(lastSearch()).not.toHaveProperty('maxPrice');
  });

  test('a change builds on the newest address, which the page may not show yet', async () => {
    await openHome({}, { at: '/?radius=any' });
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const choose = (name: string, value: string) =>
      fireEvent.change(panel.getByRole('combobox', { name }), { target: { value } });
    act(() => {
      choose('Category', 'Parts');
      choose('Subcategory', 'Fuel');
      choose('Market', 'dealer');
      fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'newest' } });
    });
    expect(Object.fromEntries(new URLSearchParams(address() ?? ''))).toEqual({
      radius: 'any',
      categoryPrimary: 'Parts',
      categorySub: 'Fuel',
      marketSegment: 'dealer',
      sort: 'newest',
    });
  });

  test('a first visit says that only classics are shown, counts no filter, and can show all', async () => {
    const { lastSearch } = await openHome();
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Classics only (20+ years)' }));
    await screen.findByText('1 item');
    expect(lastSearch()).not.toHaveProperty('marketSegment');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  });

  test('the Filters button counts every chip once the user has chosen one', async () => {
    await openHome({}, { at: '/?maxPrice=500&make=Ford' });
    expect(screen.getByRole('button', { name: /^Filters ?3$/ })).toBeVisible();
  });

  test('a chip removes its own filter, Clear all removes all', async () => {
    const { lastSearch } = await openHome({}, { at: '/?search=hood&minPrice=20&maxPrice=90' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove $20 to $90' }));
    await screen.findByText('1 item');
    expect(lastSearch()).toMatchObject({ search: 'hood' });
    expect(lastSearch()).not.toHaveProperty('minPrice');
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    await screen.findByText('1 item');
    expect(lastSearch()).toEqual({
      ...near,
      listingType: 'for_sale',
      sort: 'distance',
      limit: '24',
      expand: 'true',
    });
  });
});

describe('for sale and wanted', () => {
  const ofKinds = ({ url }: { readonly url: string }) =>
    pageOf([cardOf()], { total: url.includes('listingType=wanted') ? 31 : 1204 });

  test('are tabs, each with its number of listings; what is for sale is open', async () => {
    const { lastSearch } = await openHome({ 'GET /api/listings': ofKinds });
    const kinds = within(screen.getByRole('group', { name: 'For sale or wanted' }));
    expect(await kinds.findByRole('radio', { name: 'For sale 1,204', checked: true })).toBeVisible();
    await userEvent.click(await kinds.findByRole('radio', { name: 'Wanted 31' }));
    expect(await kinds.findByRole('radio', { name: 'Wanted 31', checked: true })).toBeVisible();
    expect(lastSearch()).toMatchObject({ listingType: 'wanted' });
    expect(address()).toBe('?listingType=wanted');
  });

  test('both can be asked for by address, and a chip says so', async () => {
    const { lastSearch } = await openHome({}, { at: '/?listingType=any' });
    await screen.findByText('1 item');
    expect(lastSearch()).not.toHaveProperty('listingType');
    await userEvent.click(screen.getByRole('button', { name: 'Remove For sale and wanted' }));
    expect(address()).toBe('');
  });
});

describe('the filters for a vehicle', () => {
  const openPanel = async (...home: Parameters<typeof openHome>) => {
    const opened = await openHome(...home);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await panel.findByRole('combobox', { name: 'Make' });
    return { ...opened, panel };
  };

  test('a make is chosen from a list with counts, then its model and year', async () => {
    const { panel, lastSearch, asked } = await openPanel({
      'GET /api/listings/counts': ({ url }: { readonly url: string }) => ({
        ...counts,
        models: url.includes('make=') ? [{ value: 'Bel Air', count: 44 }] : [],
      }),
    });
    expect(panel.queryByRole('combobox', { name: 'Model' })).toBeNull();
    await userEvent.type(panel.getByRole('combobox', { name: 'Make' }), 'chev');
    await userEvent.click(await panel.findByRole('option', { name: 'Chevrolet 812' }));
    await userEvent.click(await panel.findByRole('combobox', { name: 'Model' }));
    await userEvent.click(await panel.findByRole('option', { name: 'Bel Air 44' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Year' }), '1956{Enter}');
    await waitFor(() =>
      expect(lastSearch()).toMatchObject({ make: 'Chevrolet', model: 'Bel Air', year: '1956' }),
    );
    expect(asked('/api/listings/counts').at(-1)).toMatchObject({ year: '1956', listingType: 'for_sale' });
  });

  test('another make removes the model', async () => {
    await openHome({}, { at: '/?make=Ford&model=F-100' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ford' }));
    expect(address()).toBe('');
  });

  test('a year that no vehicle has is refused at its field', async () => {
    const { panel, lastSearch } = await openPanel();
    await userEvent.type(panel.getByRole('textbox', { name: 'Year' }), '56{Enter}');
    expect(panel.getByText('Write a year from 1885 to 2100, like 1956.')).toBeVisible();
    expect(lastSearch()).not.toHaveProperty('year');
  });

  test('several conditions and origins can be chosen, each with its count; one that finds nothing cannot', async () => {
    const { panel, lastSearch } = await openPanel();
    await userEvent.click(await panel.findByRole('button', { name: 'Rebuilt 7' }));
    await userEvent.click(panel.getByRole('button', { name: 'New 12' }));
    await userEvent.click(panel.getByRole('button', { name: 'New old stock 3' }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ condition: 'new,rebuilt', origin: 'nos' }));
    expect(panel.getByRole('button', { name: 'Core 0' })).toBeDisabled();
    expect(address()).toBe('?condition=new%2Crebuilt&origin=nos');
    await userEvent.click(panel.getByRole('button', { name: 'New 12', pressed: true }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ condition: 'rebuilt' }));
  });

  test('numbers of which only a part was counted say so', async () => {
    const { panel } = await openPanel({ 'GET /api/listings/counts': { ...counts, isExact: false } });
    expect(await panel.findByRole('button', { name: 'New 12+' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Core 0+' })).toBeEnabled();
  });

  test('what fits the garage is for members; a guest and an empty garage are shown the way', async () => {
    const { panel } = await openPanel();
    expect(panel.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=/%3Ffits%3Dgarage',
    );
  });

  test('a guest who opens such a search is asked to sign in, and comes back to it', async () => {
    const body = { code: 'GARAGE_OF_A_GUEST', message: 'Sign in first.' };
    await openHome(
      { 'GET /api/listings': errorResponse({ status: 403, body }) },
      { at: '/?fits=garage&make=Ford' },
    );
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=/%3Fmake%3DFord%26fits%3Dgarage',
    );
  });

  test('a member without a vehicle is shown where to add one', async () => {
    const { panel } = await openPanel({}, { isMember: true });
    expect(await panel.findByRole('link', { name: 'Add your car to your garage' })).toBeVisible();
  });

  test('a member narrows the search to what fits the garage', async () => {
    const { panel, lastSearch } = await openPanel(
      { 'GET /api/listings/counts': { ...counts, garage: 19 } },
      { isMember: true },
    );
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Fits my garage 19' }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ fits: 'garage' }));
    expect(screen.getByRole('button', { name: 'Remove Fits my garage', hidden: true })).toBeInTheDocument();
  });

  test('a lowest price above the highest is refused beside the field, until one of them is changed', async () => {
    const { panel, lastSearch } = await openPanel({}, { at: '/?maxPrice=100' });
    await userEvent.type(panel.getByRole('textbox', { name: 'Min price' }), '500{Enter}');
    expect(panel.getByText('The lowest price is above the highest.')).toBeVisible();
    expect(lastSearch()).not.toHaveProperty('minPrice');
    await userEvent.clear(panel.getByRole('textbox', { name: 'Max price' }));
    await userEvent.type(panel.getByRole('textbox', { name: 'Max price' }), '900{Enter}');
    await waitFor(() => expect(lastSearch()).toMatchObject({ minPrice: '500', maxPrice: '900' }));
  });
});

describe('upcoming events', () => {
  const meet = eventOf({
    date: '2026-06-13T13:00:00.000Z',
    endsAt: '2026-06-13T20:00:00.000Z',
    day: '2026-06-13',
    location: 'Jefferson, WI',
    distance: 25,
  });

  test('shows title, date and place of those within 100 miles, six at most', async () => {
    const many = Array.from({ length: 8 }, (_, at) => ({ ...meet, id: String(at), dateId: String(at) }));
    const { asked } = await openHome({ 'GET /api/events': many });
    const shown = await screen.findAllByRole('heading', { name: 'Jefferson Swap Meet' });
    expect(shown).toHaveLength(6);
    expect(screen.getAllByText('Sat, Jun 13, 2026')).toHaveLength(6);
    expect(screen.getAllByText(/^Jefferson, WI/)).toHaveLength(6);
    expect(asked('/api/events').at(-1)).toEqual({ upcoming: 'true', limit: '5', ...near, radius: '100' });
  });

  test('queries everywhere without a place, and says when they did not load', async () => {
    const { asked } = await openHome(
      { 'GET /api/events': errorResponse({ status: 400, body: { code: 'INVALID_INPUT', message: 'no' } }) },
      { device: 'denied' },
    );
    expect(await screen.findByText('Events didn’t load.')).toBeVisible();
    expect(screen.queryByText(/are announced yet/)).not.toBeInTheDocument();
    expect(asked('/api/events').at(-1)).toEqual({ upcoming: 'true', limit: '5' });
  });
});

describe('guests', () => {
  test('see a welcome, and can browse or sign up', async () => {
    await openHome();
    const banner = within(screen.getByRole('region', { name: 'Welcome' }));
    expect(banner.getByRole('button', { name: 'Browse as Guest' })).toBeVisible();
    expect(banner.getByRole('link', { name: 'Sign Up Free' })).toHaveAttribute(
      'href',
      '/api/login?mode=signup',
    );
  });

  test('see only the link to sign up in guest mode', async () => {
    await openHome({}, { at: '/?guest=1' });
    expect(screen.getByRole('link', { name: 'Sign Up Free' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Browse as Guest' })).not.toBeInTheDocument();
  });

  test('see links to inventory, wall and creating a listing', async () => {
    await openHome();
    const next = (name: string) =>
      new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://home').searchParams.get(
        'next',
      );
    expect(screen.getByRole('heading', { name: 'Ready to jump in?' })).toBeVisible();
    expect(next('New Inventory Item')).toBe('/inventory');
    expect(next('Post to Wall')).toBe('/wall');
    expect(screen.getByRole('link', { name: 'Create a listing' })).toHaveAttribute('href', '/create-listing');
  });
});
