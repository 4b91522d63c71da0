import { buildId, buildReceipt, ownBuildOf } from '@entities/build/build.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CostsTab } from './costs-tab';

const path = (rest: string) => `/api/builds/${buildId}/${rest}`;
const costs = {
  budget: 6000,
  planned: 5200,
  spent: 2140.5,
  parts: 1800,
  work: 340.5,
  plannedHours: 120,
  hours: 31.5,
  systems: [
    {
      system: 'engine',
      tasks: 8,
      done: 2,
      blocked: 0,
      plannedHours: 40,
      hours: 23.5,
      planned: 3000,
      spent: 1800,
    },
  ],
  months: [
    { month: '2026-11', spent: 1800, hours: 20 },
    { month: '2026-10', spent: 340.5, hours: 11.5 },
  ],
};
const sold = { sales: 7, low: 5200, middle: 8400, high: 12_000, yearFrom: 1964, yearTo: 1968 };
const open = (build = ownBuildOf()) => renderPage(<CostsTab build={build} />);

test('its owner reads what is left of the budget, by system and month, and what such cars sold for', async () => {
  await asMember({}, { [`GET ${path('costs')}`]: costs, [`GET ${path('worth')}`]: { spent: 2140.5, sold } });
  open();
  const left = await screen.findByText(/left of your budget of \$6,000/);
  expect(left).toHaveTextContent('$3,859.50 left of your budget of $6,000.');
  const systems = within(screen.getByRole('region', { name: 'By system' }));
  expect(systems.getByRole('listitem')).toHaveTextContent('Engine23.5 h of 40 h$1,800 of $3,000');
  const months = within(screen.getByRole('region', { name: 'By month' })).getAllByRole('listitem');
  expect(months.map(({ textContent }) => textContent)).toEqual([
    'November 202620 h$1,800',
    'October 202611.5 h$340.50',
  ]);
  expect(await screen.findByText(/7 sales of 1964–1968 Ford F100/)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('a system that cost more than planned says by how much', async () => {
  const systems = costs.systems.map((one) => ({ ...one, spent: 3150 }));
  await asMember(
    {},
    {
      [`GET ${path('costs')}`]: { ...costs, systems },
      [`GET ${path('worth')}`]: { spent: 3490.5, sold: null },
    },
  );
  open();
  expect(await screen.findByText('$150 over')).toBeInTheDocument();
});

test('with too few sales it says so', async () => {
  await asMember(
    {},
    { [`GET ${path('costs')}`]: costs, [`GET ${path('worth')}`]: { spent: 2140.5, sold: null } },
  );
  open();
  expect(await screen.findByText(/Too few sales to say/)).toBeInTheDocument();
});

test('a budget that is exceeded is said to its owner, who changes it', async () => {
  const { calls } = await asMember(
    {},
    {
      [`GET ${path('costs')}`]: { ...costs, budget: 2000 },
      [`GET ${path('worth')}`]: { spent: 0, sold: null },
      [`PUT ${path('budget')}`]: buildReceipt,
    },
  );
  open();
  expect(await screen.findByText(/over your budget of \$2,000/)).toHaveTextContent('$140.50 over');
  await userEvent.click(screen.getByRole('button', { name: 'Change the budget' }));
  const field = await screen.findByRole('textbox', { name: 'Budget' });
  await userEvent.clear(field);
  await userEvent.type(field, '2,500');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { budget: 2500 },
    ]),
  );
});

test('whoever helps reads costs, and neither the budget nor the worth', async () => {
  const { calls } = await asMember({}, { [`GET ${path('costs')}`]: { ...costs, budget: null } });
  open(ownBuildOf({ standing: 'helps', private: null, allowedActions: ['write'] }));
  expect(await screen.findByText('$2,140.50')).toBeInTheDocument();
  expect(screen.queryByText(/budget/)).toBeNull();
  expect(calls.some(({ url }) => url === path('worth'))).toBe(false);
});
