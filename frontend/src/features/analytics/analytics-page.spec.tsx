import { openPage } from '@entities/listing/listing.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, memberOf } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allAnswers, none, totals } from './analytics.fixtures';
import AnalyticsPage from './analytics-page';

beforeEach(() => {
  // A browser that draws on no canvas: the keys and the table say all of it.
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
});

const withAnalytics = { capabilities: [...memberOf().capabilities, 'analytics' as const] };

async function open(answers: Record<string, unknown> = {}, at = '/analytics') {
  const api = await asMember(withAnalytics, { ...allAnswers, ...answers });
  openPage(<AnalyticsPage />, '/analytics', at);
  return api;
}

const figuresShown = () => screen.findByRole('region', { name: 'What happened to your listings' });

test('a guest signs in first and comes back', async () => {
  await asGuest();
  openPage(<AnalyticsPage />, '/analytics', '/analytics');
  expect(screen.getByText('at /login?next=/analytics')).toBeInTheDocument();
});

test('a member without Analytics sees six numbers of their own and what Premium adds, and nothing else is asked for', async () => {
  const { calls } = await asMember({}, { 'GET /api/analytics/mine': totals });
  openPage(<AnalyticsPage />, '/analytics', '/analytics');
  const numbers = await screen.findByRole('region', { name: 'Your last 30 days' });
  expect(await within(numbers).findByText('2,200')).toBeInTheDocument();
  expect(within(numbers).getByText('1 in 14 who opened it asked')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See what Premium costs' })).toHaveAttribute('href', '/premium');
  expect(calls.filter(({ url }) => url.startsWith('/api/analytics')).map(({ url }) => url)).toEqual([
    '/api/analytics/mine',
  ]);
  expect(await axeProblems()).toEqual([]);
});

test('says each figure with its rate, and the change in words and sign', async () => {
  await open();
  const part = await figuresShown();
  expect(within(part).getByText('1 in 16 who saw it opened it')).toBeInTheDocument();
  expect(within(part).getByText('+25%, up from 112')).toBeInTheDocument();
  expect(within(part).getByText('−17%, down from 12')).toBeInTheDocument();
  expect(within(part).getByText('+4, up from none')).toBeInTheDocument();
  expect(part).toHaveTextContent('You sold 3 listings here and elsewhere, for $1,250');
  await screen.findByRole('table', { name: /^Meets/ });
  expect(await axeProblems()).toEqual([]);
});

test('the span is in the address; a year is shown by week, and two years have nothing to compare with', async () => {
  const { calls } = await open({}, '/analytics?days=365');
  await figuresShown();
  expect(screen.getByRole('radio', { name: 'A year' })).toBeChecked();
  const table = screen.getByRole('table', { name: 'By week, the latest first', hidden: true });
  expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1 + 52);
  await userEvent.click(screen.getByRole('radio', { name: 'Two years' }));
  await screen.findByText(/two years have nothing before them/);
  const asked = calls.filter(({ url }) => url.startsWith('/api/analytics/figures?')).map(({ url }) => url);
  expect(asked).toEqual(['/api/analytics/figures?days=365', '/api/analytics/figures?days=730']);
});

test('arrow keys go through the chart and say each day, Home and End go to its ends', async () => {
  await open();
  await figuresShown();
  expect(screen.getByText('Opened: 118 in 30 days, most on Nov 12: 31')).toBeInTheDocument();
  const chart = screen.getByRole('application', { name: /^Opened and Asked about over time/ });
  const figure = chart.parentElement as HTMLElement;
  const said = within(figure).getByRole('status');
  chart.focus();
  await userEvent.keyboard('{End}');
  expect(said).toHaveTextContent('Nov 26: opened 3, asked about 0');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(said).toHaveTextContent('Nov 24: opened 3, asked about 1');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(said).toHaveTextContent('Oct 28: opened 3, asked about 1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Beside it' }), 'Nothing');
  expect(said).toHaveTextContent('Oct 28: opened 3');
});

test('saves every day as CSV, and a title that begins like a formula as text', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:one';
  };
  URL.revokeObjectURL = () => undefined;
  await open();
  await figuresShown();
  await userEvent.click(screen.getByText('The same as a table'));
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV by day' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV by listing' }));
  const [days = '', listings = ''] = await Promise.all(saved.map(textOf));
  expect(days.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDay,Seen in a search,Opened,Saved,Asked about,Offered for,Sold here',
    '2026-10-28,70,3,0,1,0,0',
  ]);
  expect(listings).toContain(`"'=1953 GMC grille, ""show""",1,2200,140,21,10,4,2,11.6`);
});

test('lists by listing with links, and loads another grouping when its tab opens', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Figures by listing in 30 days/ });
  expect(within(table).getByRole('link', { name: '327 block' })).toHaveAttribute('href', '/listing/block');
  expect(within(table).getByText('12 days')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'By place' }));
  expect(await screen.findByRole('heading', { name: 'Nothing to list in 30 days' })).toBeInTheDocument();
});

test('says a price beside what such parts sold for, and for how many too few have sold', async () => {
  await open();
  expect(
    await screen.findByText(
      '$300, above the range: sold here for $180–260, 7 sales, 12 days to sell, in the same condition',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('For 4 other listings of yours, too few have sold to say.')).toBeInTheDocument();
});

test('links a wanted ad to what the member has, and a search without a result to a listing with its words', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Wanted: GMC grille' })).toHaveAttribute(
    'href',
    '/listing/wanted',
  );
  expect(screen.getByRole('link', { name: 'Grille from the barn' })).toHaveAttribute(
    'href',
    '/inventory/item',
  );
  expect(
    screen.getByText('At least 27 people within about 200 miles looked for “53 gmc grille”'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Have one? List it as 53 gmc grille' })).toHaveAttribute(
    'href',
    '/create-listing?title=53%20gmc%20grille',
  );
  expect(screen.getByText(/Oct 5 to Nov 22/)).toBeInTheDocument();
});

test('says how fast the member answers against others, and each meet', async () => {
  await open();
  expect(
    await screen.findByText(
      'You answer in about 2 hours. Of 40 sellers like you, 70% are slower. The one in the middle answers in about 5 hours.',
    ),
  ).toBeInTheDocument();
  const meets = screen.getByRole('table', { name: /^Meets/ });
  expect(within(meets).getByRole('link', { name: 'Jefferson Swap Meet' })).toHaveAttribute(
    'href',
    '/events/jefferson',
  );
  expect(within(meets).getByText('$90')).toBeInTheDocument();
});

test('a member with nothing to count gets one next step in each part', async () => {
  const nothing = { ...none, days: [], from: '', to: '' };
  await open({
    'GET /api/analytics/figures': {
      ...nothing,
      totals: none,
      before: none,
      sold: { sales: 0, cents: 0, daysToSell: null },
    },
    'GET /api/analytics/figures/listing': { rows: [], hasMore: false },
    'GET /api/analytics/prices': { rows: [], tooFew: 2 },
    'GET /api/analytics/demand': { wanted: { total: 0, first: [] }, searches: null },
    'GET /api/analytics/selling': { answers: { minutes: null, others: null }, meets: [] },
  });
  for (const step of [
    ...[
      'Create a listing',
      'Add to your inventory',
      'Add your place',
      'Look at your messages',
      'Find a meet',
    ],
  ])
    expect(await screen.findByRole('link', { name: step })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Too few have sold to say' })).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('a part that does not load leaves the others', async () => {
  await open({ 'GET /api/analytics/prices': errorResponse({ status: 503, body: { message: 'Not now.' } }) });
  await figuresShown();
  const part = screen.getByRole('region', { name: 'Your prices' });
  await waitFor(() => expect(within(part).getByRole('button', { name: 'Try again' })).toBeInTheDocument());
});

/** A blob of jsdom has no text(). */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String.fromCharCode(0xfeff) + String(reader.result));
    reader.readAsText(blob);
  });
