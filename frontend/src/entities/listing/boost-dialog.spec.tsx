import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoostDialog } from './boost-dialog';

const id = '0198c0de-0000-7000-8000-000000000001';
const receipt = { id, version: 1, position: 1 };
const running = {
  listingId: id,
  title: '327 block',
  until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
};
const tooMany = errorResponse({
  status: 409,
  body: { code: 'TOO_MANY_BOOSTS', message: 'You have one boost at a time.' },
});
const open = async (mine: object, more: object = {}) => {
  const closed: true[] = [];
  const { calls } = await asMember(
    {},
    {
      'GET /api/my/boosts': { days: 7, ...mine },
      [`PUT /api/listings/${id}/boost`]: receipt,
      [`DELETE /api/listings/${id}/boost`]: receipt,
      ...more,
    },
  );
  renderPage(<BoostDialog listing={{ id }} onClose={() => closed.push(true)} />);
  return {
    closed,
    sent: () => calls.filter(({ method, url }) => method !== 'GET' && url.includes('/boost')),
  };
};

test('says what a boost is and how many run, and starts one', async () => {
  const { closed, sent } = await open({ boosts: [], most: 3 });
  expect(await screen.findByText('0 boosts of yours run now; you may have 3 at a time.')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Boost' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent().map(({ method }) => method)).toEqual(['PUT']);
});

test('one that runs says how long, and can be stopped', async () => {
  const { closed, sent } = await open({ boosts: [running], most: 1 });
  expect(await screen.findByText('3 days left. It then ends by itself.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the boost' }));
  await waitFor(() => expect(closed).toEqual([true]));
  expect(sent().map(({ method }) => method)).toEqual(['DELETE']);
});

test('a free member reads that boosts come with Premium', async () => {
  await open({ boosts: [], most: 0 });
  expect(await screen.findByRole('button', { name: 'See Premium' })).toBeInTheDocument();
  expect(screen.getByText(/Boosts come with Premium\./)).toBeInTheDocument();
});

test('one too many is refused, in words', async () => {
  const { closed } = await open(
    { boosts: [{ ...running, listingId: 'other' }], most: 1 },
    { [`PUT /api/listings/${id}/boost`]: tooMany },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Boost' }));
  expect(await screen.findByText('You have one boost at a time.')).toBeInTheDocument();
  expect(closed).toEqual([]);
});
