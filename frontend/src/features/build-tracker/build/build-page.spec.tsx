import { buildId, buildOf, buildPersonOf, buildReceipt, ownBuildOf } from '@entities/build/build.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import {
  asGuest,
  asMember,
  errorResponse,
  type RecordedCall,
  renderPage,
  savedElsewhere,
} from '@lib/testing/page.fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '@ui/feedback/toast-store';
import BuildPage from './build-page';

const ofBuild = `GET /api/builds/${buildId}`;
const path = (rest: string) => `/api/builds/${buildId}/${rest}`;
const open = (query = '') =>
  renderPage(<BuildPage />, { at: `/build-tracker/${buildId}${query}`, path: '/build-tracker/:id' });
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Parts of the build' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const bodies = (calls: readonly RecordedCall[], method: string, url: string) =>
  calls.filter((call) => call.method === method && call.url === url).map(({ body }) => body);

test('a guest reads what it is and how far each system is, and nothing that is private', async () => {
  await asGuest({ [ofBuild]: buildOf() });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Old Blue' })).toBeInTheDocument();
  expect(await screen.findByText('My grandfather’s farm truck.')).toBeInTheDocument();
  expect(await tabs()).toEqual(['Overview', 'Board12', 'List', 'Parts7', 'Journal7']);
  expect(screen.getByText('3 of 4 done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1 blocked task' })).toHaveAttribute(
    'href',
    `/build-tracker/${buildId}?tab=list&blocked=true`,
  );
  expect(screen.getByRole('link', { name: '3 missing parts' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Report/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(await axeProblems()).toEqual([]);
});

test('its owner reads the VIN, and has costs, documents and settings', async () => {
  await asMember({}, { [ofBuild]: ownBuildOf() });
  open();
  expect(await screen.findByText('F10AR812345')).toBeInTheDocument();
  expect(await tabs()).toEqual([
    'Overview',
    'Board12',
    'List',
    'Parts7',
    'Journal7',
    'Costs',
    'Documents2',
    'Settings',
  ]);
});

test('a build that is not shown says so', async () => {
  await asGuest({
    [ofBuild]: errorResponse({ status: 404, body: { code: 'BUILD_NOT_FOUND', message: 'No.' } }),
  });
  open();
  expect(await screen.findByRole('heading', { name: 'No such build' })).toBeInTheDocument();
});

test('a status is changed with its reason, and Undo brings the former back', async () => {
  const { calls } = await asMember({}, { [ofBuild]: ownBuildOf(), [`POST ${path('status')}`]: buildReceipt });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Resting/ }));
  await userEvent.type(screen.getByLabelText(/Why/), 'No space until spring.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(bodies(calls, 'POST', path('status'))).toEqual([
    { status: 'dormant', note: 'No space until spring.' },
  ]);
  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() =>
    expect(bodies(calls, 'POST', path('status')).at(-1)).toEqual({ status: 'active', note: '' }),
  );
});

test('an edit that met another one is merged field by field', async () => {
  const before = ownBuildOf();
  const elsewhere = savedElsewhere(before, { ...before, about: 'Bought in 1988.', version: 4 });
  const { calls } = await asMember(
    {},
    { [ofBuild]: () => elsewhere.read(), [`PUT /api/builds/${buildId}`]: elsewhere.write },
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const model = await screen.findByLabelText(/^Model/);
  await userEvent.clear(model);
  await userEvent.type(model, 'F250');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await isClosed();
  expect(bodies(calls, 'PUT', `/api/builds/${buildId}`).at(-1)).toMatchObject({
    vehicle: { model: 'F250', vin: 'F10AR812345' },
    about: 'Bought in 1988.',
    madeFrom: 4,
  });
});

describe('what a reader must know first', () => {
  test('an invited member accepts, and reads what their part is', async () => {
    const invited = buildOf({
      standing: 'looks',
      collaborators: [{ member: buildPersonOf('mia', 'Mia'), role: 'helps', isInvited: true }],
      allowedActions: ['join'],
    });
    const { calls } = await asMember(
      { uid: 'mia', id: 'mia' },
      { [ofBuild]: invited, [`POST ${path('join')}`]: buildReceipt },
    );
    open();
    expect(await screen.findByText(/Writes tasks, parts and entries too/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(bodies(calls, 'POST', path('join'))).toHaveLength(1);
  });

  test('whoever is offered a build reads what goes along, and takes it over', async () => {
    const goesAlong = { journal: true, photos: true, costs: false, names: false, documents: ['d1', 'd2'] };
    const offered = buildOf({
      offer: { to: buildPersonOf('ray', 'Ray'), at: '2026-11-01T12:00:00.000Z', goesAlong },
      allowedActions: ['accept offer'],
      owner: buildPersonOf('mia', 'Mia'),
    });
    const { calls } = await asMember(
      {},
      { [ofBuild]: offered, [`POST ${path('hand-over/accept')}`]: buildReceipt },
    );
    open();
    expect(await screen.findByText('Mia offers you this build')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    const said = await within(await screen.findByRole('dialog')).findAllByRole('definition');
    expect(said.map(({ textContent }) => textContent)).toEqual(['Yes', 'Yes', 'No', 'No', '2 copies']);
    await userEvent.click(await screen.findByRole('button', { name: 'Take it over' }));
    await isClosed();
    expect(bodies(calls, 'POST', path('hand-over/accept'))).toHaveLength(1);
  });

  test('a planned build with an entry is said to be in progress by one press', async () => {
    const planned = ownBuildOf({ status: 'planned', entries: 1 });
    const { calls } = await asMember({}, { [ofBuild]: planned, [`POST ${path('status')}`]: buildReceipt });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'It is in progress' }));
    expect(bodies(calls, 'POST', path('status'))).toEqual([{ status: 'active', note: '' }]);
  });

  test('a decision leads to its page', async () => {
    const own = ownBuildOf();
    const hidden = ownBuildOf({ private: own.private && { ...own.private, decision: 'hidden' } });
    await asMember({}, { [ofBuild]: hidden });
    open();
    expect(await screen.findByText('Hidden until a review')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the decision' })).toHaveAttribute('href', '/decisions');
  });
});

test('a quiet build asks what is blocking, and offers the step that helps', async () => {
  const quiet = { quietDays: 71, lastBlocker: null };
  const { calls } = await asMember(
    {},
    { [ofBuild]: ownBuildOf({ stall: quiet }), [`POST ${path('blocker')}`]: buildReceipt },
  );
  open();
  expect(await screen.findByText(/for 71 days/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose what it waits for.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /A part/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'See the missing parts' })).toHaveAttribute(
    'href',
    `/build-tracker/${buildId}?tab=parts`,
  );
  expect(bodies(calls, 'POST', path('blocker'))).toEqual([
    { what: 'part', note: '', lookAgainOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
});

/** Until the dialog is gone. */
async function isClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
