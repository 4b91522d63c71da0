import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import { Waiting } from './waiting';

const nothing = {
  'GET /api/cases/figures': {
    waiting: 0,
    urgent: 0,
    mine: 0,
    toConfirm: 0,
    oldest: null,
    decidedToday: 3,
    medianHours: null,
  },
  'GET /api/appeals/figures': {
    waiting: 0,
    late: 0,
    oldest: null,
    medianHoursToLook: null,
    medianHoursToDecide: null,
    deciders: [],
  },
  'GET /api/organizers': { organizers: [], waiting: 0, next: null },
  'GET /api/support/requests': { requests: [], total: 0 },
  'GET /api/admin/guardian-links': { links: [] },
  'GET /api/admin/lifetime-proposals': { proposals: [] },
  'GET /api/admin/vocabulary/suggestions': { suggestions: [] },
  'GET /api/payments': { payments: [], next: null, counts: { byHand: 0, disputed: 0, differences: 0 } },
  'GET /api/donations/king-tier': { donors: [] },
};

test('says that nothing waits', async () => {
  await asMember({ isAdmin: true }, nothing);
  renderPage(<Waiting />);
  expect(await screen.findByText('Nothing is waiting for you.')).toBeInTheDocument();
});

test('counts what waits, with the age of the oldest', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await asMember(
    { isAdmin: true },
    {
      ...nothing,
      'GET /api/support/requests': {
        requests: [3, 1].map((days) => ({
          id: `5f3c6a1e-0000-4000-8000-00000000000${days}`,
          reference: `5F3C6${days}`,
          subject: 'A hold',
          message: 'The buyer never came.',
          replyTo: 'cora@example.com',
          memberId: null,
          receivedAt: daysAgo(days),
          answeredAt: null,
        })),
        total: 12,
      },
    },
  );
  renderPage(<Waiting />);
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveTextContent('12 support requests');
  expect(lines[0]).toHaveTextContent('oldest 3 days ago');
  expect(screen.getByRole('link', { name: '12 support requests' })).toHaveAttribute('href', '/admin/support');
});

test('says first what is urgent, and shows each role what is theirs', async () => {
  const oldest = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const figures = { ...nothing['GET /api/cases/figures'], waiting: 12, urgent: 2, toConfirm: 1, oldest };
  const api = await asMember({ capabilities: ['staff', 'moderate'] }, { 'GET /api/cases/figures': figures });
  renderPage(<Waiting />);
  const lines = within(await screen.findByRole('list')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    '12 cases waiting2 urgentoldest 2 hours ago',
    '1 ending of an account to confirm',
  ]);
  expect(api.calls.filter(({ url }) => /appeals|support|admin/.test(url))).toEqual([]);
});

test('what waits among payments is a line each: disputes, what comes by hand, differences, King Tier', async () => {
  const donor = { donorId: 'd1', memberId: 'm1', name: 'Earl Jensen', total: 1_200, gifts: 3 };
  await asMember(
    { isAdmin: true },
    {
      ...nothing,
      'GET /api/payments': { payments: [], next: null, counts: { byHand: 2, disputed: 1, differences: 3 } },
      'GET /api/donations/king-tier': { donors: [donor] },
    },
  );
  renderPage(<Waiting />);
  const links = within(await screen.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 disputed payment', '/admin/payments?show=disputed'],
    ['2 checks, cash or transfers to receive', '/admin/payments?show=by-hand'],
    ['3 differences with the provider of payments', '/admin/payments?show=differences'],
    ['1 donor who reaches the King Tier', '/admin/payments?show=king-tier'],
  ]);
});
