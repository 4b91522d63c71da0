import { buildReceipt } from '@entities/build/build.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import NewBuildPage from './new-build-page';

const profile = {
  firstName: 'Ray',
  lastName: null,
  handle: null,
  bio: '',
  homeZip: null,
  homeArea: null,
  garage: [{ year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue' }],
  shown: {},
  picture: null,
  version: 1,
};
const templates = {
  templates: [{ name: 'brakes', title: 'Brakes', about: 'Lines, shoes and drums.', tasks: 14 }],
};
const answers = {
  'GET /api/account/profile': profile,
  'GET /api/builds/templates': templates,
  'POST /api/builds': buildReceipt,
};
const open = () => renderPage(<NewBuildPage />, { at: '/build-tracker/new', path: '/build-tracker/new' });
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start the build' }));
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url === '/api/builds').map(({ body }) => body);

beforeEach(() => localStorage.clear());

test('a car of the garage, a goal, a template, a day and a budget make a build', async () => {
  const { calls } = await asMember({}, answers);
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /1966 Ford F100 “Old Blue”/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Show car/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /Brakes: 14 tasks/ }));
  await userEvent.type(screen.getByLabelText(/Done by/), '2027-06-01');
  await userEvent.type(screen.getByLabelText(/Budget/), '6,000');
  expect(await axeProblems()).toEqual([]);
  await start();
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(sent(calls)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      vehicle: { year: 1966, make: 'Ford', model: 'F100', nickname: 'Old Blue', vin: '' },
      about: '',
      goal: 'show',
      startedOn: null,
      targetOn: '2027-06-01',
      budget: 6000,
      inGarage: true,
      template: 'brakes',
    },
  ]);
});

test('another car is typed, and goes into the garage unless its owner says no', async () => {
  const { calls } = await asMember({}, answers);
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Another car' }));
  await userEvent.type(screen.getByLabelText(/^Year/), '1957');
  await userEvent.type(screen.getByLabelText(/^Make/), 'Chevrolet');
  await userEvent.type(screen.getByLabelText(/^Model/), 'Bel Air');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Put it into my garage' }));
  await start();
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(sent(calls)).toEqual([
    expect.objectContaining({
      vehicle: { year: 1957, make: 'Chevrolet', model: 'Bel Air', nickname: '', vin: '' },
      inGarage: false,
      template: null,
      budget: null,
    }),
  ]);
});

test('says what is missing, and sends nothing', async () => {
  const { calls } = await asMember({}, answers);
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Another car' }));
  await start();
  expect(await screen.findByText('Fix 3 fields')).toBeInTheDocument();
  expect(screen.getAllByText('Enter the year of the car, like 1966.').length).toBeGreaterThan(0);
  expect(sent(calls)).toEqual([]);
});

test('says why the server refused it, and keeps what was typed', async () => {
  const problem = { code: 'TOO_MANY_BUILDS', message: 'You have 100 builds, the most that there can be.' };
  await asMember({}, { ...answers, 'POST /api/builds': errorResponse({ status: 409, body: problem }) });
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /1966 Ford F100/ }));
  await start();
  expect(await screen.findByText(problem.message)).toBeInTheDocument();
  expect(screen.getByLabelText(/Nickname/)).toHaveValue('Old Blue');
});
