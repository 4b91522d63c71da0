import { axeProblems } from '@lib/testing/axe.fixtures';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf, openHome, pageOf } from './home.fixtures';

const found = Array.from({ length: 10 }, (_, at) => cardOf({ id: `found-${at}`, title: `Grille ${at}` }));
const boost = cardOf({ id: 'boost', title: 'Boosted bumper' });
const withBoost = { 'GET /api/listings': pageOf(found, { boosted: [boost] }) };
const titles = () =>
  within(screen.getByRole('list', { name: 'Listings' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('a boosted listing is the fifth card, says so, and leads to why', async () => {
  await openHome(withBoost);
  const card = (await screen.findByRole('heading', { name: 'Boosted bumper' })).closest('li') as HTMLElement;
  expect(titles()[4]).toBe('Boosted bumper');
  expect(titles()).toHaveLength(11);
  expect(within(card).getByText('Boosted')).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: 'Why boosted?' })).toHaveAttribute('href', '/premium#boosts');
  expect(await axeProblems()).toEqual([]);
});

test('the plain order is one press away, and the device remembers it', async () => {
  await openHome(withBoost);
  await userEvent.click(await screen.findByRole('button', { name: 'Show without boosts', pressed: false }));
  expect(titles()).toEqual(found.map(({ title }) => title));
  expect(localStorage.getItem('plain-order')).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Show without boosts', pressed: true }));
  expect(titles()).toContain('Boosted bumper');
});

test('without boosts there is nothing to leave out', async () => {
  await openHome({ 'GET /api/listings': pageOf(found) });
  expect(await screen.findByRole('heading', { name: 'Grille 9' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show without boosts' })).not.toBeInTheDocument();
});
