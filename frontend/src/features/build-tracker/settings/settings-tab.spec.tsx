import { buildId, buildPersonOf, buildReceipt, ownBuildOf } from '@entities/build/build.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToasts } from '@ui/feedback/toast-store';
import { SettingsTab } from './settings-tab';

const path = (rest: string) => `/api/builds/${buildId}/${rest}`;
const open = (build = ownBuildOf()) => renderPage(<SettingsTab build={build} />, { path: '/' });
const region = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);
const bodies = (calls: readonly RecordedCall[], method: string, rest: string) =>
  calls.filter((call) => call.method === method && call.url === path(rest)).map(({ body }) => body);

test('a build is shown to a community, with its costs as a range', async () => {
  const rock = { id: '0198c0de-0000-7000-8000-00000000000c', name: 'Rock County', standing: 'member' };
  const { calls } = await asMember(
    {},
    {
      'GET /api/communities/mine': { mine: [rock], suggested: [] },
      [`PUT ${path('audience')}`]: buildReceipt,
    },
  );
  open();
  const panel = region('Who sees it');
  expect(panel.queryByRole('radio', { name: /The totals/ })).toBeNull();
  await userEvent.click(panel.getByRole('radio', { name: /A community/ }));
  await userEvent.selectOptions(await panel.findByRole('combobox'), await panel.findByText('Rock County'));
  await userEvent.click(panel.getByRole('radio', { name: /A range/ }));
  expect(await axeProblems()).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  const body = { audience: 'community', communityId: rock.id, costs: 'bands', showArea: false };
  await waitFor(() => expect(bodies(calls, 'PUT', 'audience')).toEqual([body]));
});

test('says why a build may not be shown yet', async () => {
  const problem = { code: 'NOT_SHOWN_YET', message: 'Tell us your date of birth first.' };
  await asMember({}, { [`PUT ${path('audience')}`]: errorResponse({ status: 403, body: problem }) });
  open();
  const panel = region('Who sees it');
  await userEvent.click(panel.getByRole('radio', { name: /Everybody/ }));
  await userEvent.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText(problem.message)).toBeInTheDocument();
});

test('somebody is invited by handle, gets another role, and is removed, which can be undone', async () => {
  const mia = buildPersonOf('mia', 'Mia');
  const { calls } = await asMember(
    {},
    {
      [`POST ${path('collaborators')}`]: buildReceipt,
      [`DELETE ${path('collaborators/mia')}`]: buildReceipt,
    },
  );
  open(ownBuildOf({ collaborators: [{ member: mia, role: 'looks', isInvited: false }] }));
  const panel = region('Who works on it with you');
  await userEvent.click(panel.getByRole('button', { name: 'Invite' }));
  expect(await panel.findByText('Enter the handle of a member, like @ray.')).toBeInTheDocument();
  await userEvent.type(panel.getByLabelText('Handle of a member'), '@axel');
  await userEvent.click(panel.getByRole('button', { name: 'Invite' }));
  await waitFor(() =>
    expect(bodies(calls, 'POST', 'collaborators')).toEqual([{ member: 'axel', role: 'helps' }]),
  );
  await userEvent.selectOptions(panel.getByLabelText('Role of Mia'), 'Co-owner');
  await waitFor(() =>
    expect(bodies(calls, 'POST', 'collaborators').at(-1)).toEqual({ member: 'mia', role: 'owns' }),
  );
  await userEvent.click(panel.getByRole('button', { name: 'Remove Mia' }));
  await waitFor(() => expect(bodies(calls, 'DELETE', 'collaborators/mia')).toHaveLength(1));
  await waitFor(() => expect(currentToasts()[0]?.action?.label).toBe('Invite again'));
  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() =>
    expect(bodies(calls, 'POST', 'collaborators').at(-1)).toEqual({ member: 'mia', role: 'looks' }),
  );
});

test('a member is offered the build, with what its owner gives along', async () => {
  const receipt = { id: 'd1', name: 'Carburetor receipt' };
  const { calls } = await asMember(
    {},
    {
      [`GET ${path('documents')}`]: { documents: [receipt, { id: 'd2', name: 'Title' }] },
      [`POST ${path('hand-over')}`]: buildReceipt,
    },
  );
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Hand it to a member' }));
  await userEvent.type(await screen.findByLabelText(/Handle of the member/), 'mia');
  await userEvent.click(await screen.findByRole('checkbox', { name: receipt.name }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'What it cost' }));
  await userEvent.click(screen.getByRole('button', { name: 'Offer it' }));
  const goesAlong = { journal: true, photos: true, costs: true, names: false, documents: ['d1'] };
  await waitFor(() => expect(bodies(calls, 'POST', 'hand-over')).toEqual([{ member: 'mia', goesAlong }]));
});

test('what goes along with an offer is changed from what was chosen', async () => {
  const chosen = { journal: false, photos: true, costs: true, names: true, documents: ['d1'] };
  const offer = { to: buildPersonOf('mia', 'Mia'), at: '2026-11-01T12:00:00.000Z', goesAlong: chosen };
  const { calls } = await asMember(
    {},
    {
      [`GET ${path('documents')}`]: { documents: [{ id: 'd1', name: 'Title' }] },
      [`POST ${path('hand-over')}`]: buildReceipt,
    },
  );
  open(ownBuildOf({ offer }));
  await userEvent.click(screen.getByRole('button', { name: 'Change what goes along' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Names' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const goesAlong = { ...chosen, names: false };
  await waitFor(() => expect(bodies(calls, 'POST', 'hand-over')).toEqual([{ member: 'mia', goesAlong }]));
});

test('the build goes to the buyer of a listing that is for sale', async () => {
  const listings = [
    { id: 'l1', title: '1966 F100', listingType: 'for_sale', status: 'active' },
    { id: 'l2', title: 'Sold hood', listingType: 'for_sale', status: 'sold' },
    { id: 'l3', title: 'Wanted: hood', listingType: 'wanted', status: 'active' },
  ];
  const { calls } = await asMember(
    {},
    {
      'GET /api/my/listings': { listings, counts: {}, heldForMe: 0, bought: 0 },
      [`GET ${path('documents')}`]: { documents: [] },
      [`POST ${path('sale')}`]: buildReceipt,
    },
  );
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Sell it by a listing' }));
  const choice = await screen.findByRole('combobox', { name: /Listing/ });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a listing', '1966 F100']);
  await userEvent.selectOptions(choice, '1966 F100');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies(calls, 'POST', 'sale')).toEqual([expect.objectContaining({ listingId: 'l1' })]),
  );
});

test('a deleted build is brought back by Undo', async () => {
  const { calls } = await asMember(
    {},
    { [`DELETE /api/builds/${buildId}`]: buildReceipt, [`POST ${path('restore')}`]: buildReceipt },
  );
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete this build' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  act(() => currentToasts()[0]?.action?.onClick());
  await waitFor(() => expect(bodies(calls, 'POST', 'restore')).toHaveLength(1));
});

test('a collaborator only leaves', async () => {
  const { calls } = await asMember({}, { [`DELETE ${path('collaborators/ray')}`]: buildReceipt });
  open(ownBuildOf({ standing: 'helps', private: null, allowedActions: ['write', 'leave'] }));
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Your part',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Leave this build' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(bodies(calls, 'DELETE', 'collaborators/ray')).toHaveLength(1));
});

test('the stall helper is switched on', async () => {
  const { calls } = await asMember({}, { [`PUT ${path('stall-helper')}`]: buildReceipt });
  open();
  await userEvent.click(screen.getByRole('switch', { name: 'Ask me what is blocking' }));
  await waitFor(() => expect(bodies(calls, 'PUT', 'stall-helper')).toEqual([{ isOn: true }]));
});
