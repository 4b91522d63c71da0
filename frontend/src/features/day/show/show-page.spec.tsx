import { showOf, votingOf } from '@entities/day/show.fixtures';
import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@ui/overlays/dialog';
import { nth } from './results';
import ShowCardsPage from './show-cards-page';
import ShowPage from './show-page';
import './show-team';

const user = userEvent.setup();
const receipt = { id: 'jefferson', version: 2, position: 9 };
const team = { mayRun: true, codes: 300, waiting: [] };
const answersOf = (show: unknown) => ({
  'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
  'GET /api/check-ins/jefferson/show': show,
});
const open = () => renderPage(<ShowPage />, { at: '/events/jefferson/show', path: '/events/:id/show' });

test('everybody reads the cars by class and number, with names where the owners say so', async () => {
  await asGuest(answersOf(showOf({ voting: votingOf() })));
  open();
  const stock = within(await screen.findByRole('region', { name: 'Stock' }));
  expect(stock.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'number 11951 Ford CustomFred Model',
    'number 2',
  ]);
  expect(screen.getByRole('link', { name: 'Vote' })).toHaveAttribute('href', '/events/jefferson/vote');
  expect(screen.queryByText('For your team')).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('results say ties as ties', async () => {
  const places = [
    { place: 1, dash: 1, votes: 7, isTie: true },
    { place: 1, dash: 2, votes: 7, isTie: true },
  ];
  const classes = [
    { showClass: 'Stock', votes: 14, places },
    { showClass: null, votes: 0, places: [] },
  ];
  const results = { isPublished: true, ballots: 15, classes };
  await asGuest(answersOf(showOf({ voting: votingOf({ status: 'closed' }), results })));
  open();
  const stock = within(await screen.findByRole('region', { name: 'Results: Stock' }));
  expect(stock.getAllByText('Tie for 1st')).toHaveLength(2);
  expect(stock.getAllByText('7 of 14 votes')).toHaveLength(2);
  const best = within(screen.getByRole('region', { name: 'Results: Best of show' }));
  expect(best.getByText('Nobody voted in this class.')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test.each([
  [1, '1st'],
  [2, '2nd'],
  [11, '11th'],
  [23, '23rd'],
])('the place %d is read as %s', (place, words) => {
  expect(nth(place)).toBe(words);
});

test('the team gives numbers, moves a car with a reason, and plans the vote by clocks of the event', async () => {
  const waiting = [
    { orderId: 'o1', lineId: 'l1', number: 8, showClass: 'Stock', quantity: 1, vendor: 'Ana Ash' },
  ];
  const api = await asMember(
    {},
    {
      ...answersOf(showOf({ team: { ...team, waiting } })),
      'POST /api/check-ins/jefferson/show/numbers': receipt,
      'POST /api/check-ins/jefferson/show/move': receipt,
      'POST /api/check-ins/jefferson/votes/plan': errorResponse({
        status: 422,
        body: { code: 'VOTING_TIMES_WRONG', message: 'The vote closes after it opens.' },
      }),
    },
  );
  open();
  await user.click(await screen.findByRole('button', { name: 'Give Ana Ash a number for Stock' }));
  await user.click(screen.getByRole('button', { name: 'Move it' }));
  expect(screen.getByText('Say why.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number' }), '12');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'Stock');
  await user.type(screen.getByRole('textbox', { name: 'Why' }), 'It is stock.');
  await user.click(screen.getByRole('button', { name: 'Move it' }));
  expect(await screen.findByText('Moved.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Custom' }));
  await user.click(screen.getByRole('button', { name: 'Plan the vote' }));
  expect(await screen.findByText('The vote closes after it opens.')).toBeInTheDocument();
  expect(screen.getByLabelText('Opens')).toHaveValue('2027-04-24T09:00');
  const sent = api.calls.filter(({ method, url }) => method === 'POST' && url.includes('check-ins'));
  expect(sent.map(({ body }) => body)).toEqual([
    { orderId: 'o1', lineId: 'l1' },
    { dash: 12, showClass: 'Stock', reason: 'It is stock.' },
    {
      opensAt: '2027-04-24T14:00:00.000Z',
      closesAt: '2027-04-24T19:00:00.000Z',
      classes: ['Stock'],
      bestOfShow: true,
    },
  ]);
  expect(await axeProblems()).toEqual([]);
});

test('a gate gives numbers, and runs no vote', async () => {
  await asMember({}, answersOf(showOf({ team: { ...team, mayRun: false } })));
  open();
  expect(await screen.findByRole('link', { name: 'Dash cards' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Plan the vote' })).toBeNull();
});

test('the team closes the vote and publishes after it was asked', async () => {
  const results = { isPublished: false, ballots: 3, classes: [] };
  const api = await asMember(
    {},
    {
      ...answersOf(showOf({ team, voting: votingOf({ status: 'closed' }), results })),
      'POST /api/check-ins/jefferson/votes/publish': receipt,
    },
  );
  open();
  expect(await screen.findByText('People’s Choice, for your team alone')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Publish the results' }));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: 'Publish the results' }));
  expect(api.calls.some(({ url }) => url.endsWith('/votes/publish'))).toBe(true);
});

test('the team prints dash cards and cards with codes', async () => {
  const api = await asMember(
    {},
    {
      ...answersOf(showOf({ team, voting: votingOf() })),
      'POST /api/check-ins/jefferson/votes/cards': {
        position: 9,
        cards: [{ number: 1, code: '1-K7QF-3MWX' }],
      },
    },
  );
  const at = (print: string) => ({
    at: `/events/jefferson/show/cards?print=${print}`,
    path: '/events/:id/show/cards',
  });
  const { unmount } = renderPage(<ShowCardsPage />, at('dash'));
  expect(await screen.findByRole('img', { name: 'Preview of sheet 1 of 2: 1, 2' })).toBeInTheDocument();
  unmount();
  renderPage(<ShowCardsPage />, at('votes'));
  await user.click(await screen.findByRole('button', { name: 'Show these' }));
  expect(await screen.findByText('1 card on 1 sheet')).toBeInTheDocument();
  expect(screen.getAllByText('1-K7QF-3MWX').length).toBeGreaterThan(0);
  expect(api.calls.find(({ url }) => url.endsWith('/votes/cards'))?.body).toEqual({ from: 1, to: 200 });
  expect(await axeProblems()).toEqual([]);
});

test('a date without a show says so', async () => {
  await asGuest(answersOf(showOf({ classes: [], entries: [] })));
  open();
  expect(await screen.findByText('There is no show on this date')).toBeInTheDocument();
});
