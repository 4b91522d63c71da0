import { showOf, votingOf } from '@entities/day/show.fixtures';
import { dateOf, eventPageOf } from '@entities/event/event.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VotePage from './vote-page';

const user = userEvent.setup();
const votes = 'POST /api/check-ins/jefferson/votes';
const open = async (more: Record<string, unknown> = {}, voting = votingOf()) => {
  const api = await asGuest({
    'GET /api/events/jefferson': eventPageOf({ dates: [dateOf()] }),
    'GET /api/check-ins/jefferson/show': showOf({ voting }),
    ...more,
  });
  renderPage(<VotePage />, { at: '/events/jefferson/vote?code=7-K7QF-3MWX', path: '/events/:id/vote' });
  return api;
};
async function vote() {
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Stock/ }), '1');
  await user.click(screen.getByRole('button', { name: 'Vote' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, vote' }));
}

test('a guest votes with the code of a card, one car of each class, after they were asked', async () => {
  const api = await open({ [votes]: { isCounted: true } });
  expect(await screen.findByRole('textbox', { name: /^Code of your card/ })).toHaveValue('7-K7QF-3MWX');
  const stock = within(screen.getByRole('combobox', { name: /^Stock/ }));
  expect(stock.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'No vote',
    '1: 1951 Ford Custom, Fred Model',
    '2',
  ]);
  expect(await axeProblems()).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: /^Best of show/ }), '12');
  await vote();
  expect(await screen.findByText('Your vote counts')).toBeInTheDocument();
  expect(api.calls.find(({ url }) => url === '/api/check-ins/jefferson/votes')?.body).toEqual({
    code: '7-K7QF-3MWX',
    choices: [
      { showClass: 'Stock', dash: 1 },
      { showClass: null, dash: 12 },
    ],
  });
});

test('a code that was used is refused at its field, and nothing typed is lost', async () => {
  const used = { code: 'CODE_USED', message: 'Somebody has voted with this code. A code votes once.' };
  await open({ [votes]: errorResponse({ status: 409, body: used }) });
  await vote();
  expect(await screen.findByText(used.message)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Code of your card/ })).toHaveAccessibleDescription(
    expect.stringContaining('A code votes once'),
  );
  expect(screen.getByRole('combobox', { name: /^Stock/ })).toHaveValue('1');
});

test('a vote without a car or a code is not sent', async () => {
  const api = await open();
  await user.clear(await screen.findByRole('textbox', { name: /^Code of your card/ }));
  await user.click(screen.getByRole('button', { name: 'Vote' }));
  expect(screen.getByText('Type the code of your card.')).toBeInTheDocument();
  expect(screen.getByText('Choose a car in at least one class.')).toBeInTheDocument();
  expect(api.calls.some(({ url }) => url.endsWith('/votes'))).toBe(false);
});

test.each([
  ['planned', 'The vote is not open yet', /It opens on Sat, Apr 24, 2027/],
  ['closed', 'The vote is closed', /It closed on Sat, Apr 24, 2027/],
] as const)('a vote that is %s says when', async (status, title, when) => {
  await open({}, votingOf({ status }));
  expect(await screen.findByText(title)).toBeInTheDocument();
  expect(screen.getByText(when)).toBeInTheDocument();
});
