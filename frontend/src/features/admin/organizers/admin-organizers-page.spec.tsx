import { organizerId, organizerRowOf, receipt } from '@entities/organizer/organizer.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { OrganizerRow } from '@modules/events/organizer/organizer.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AdminOrganizersPage from './admin-organizers-page';

const user = userEvent.setup();
const answersOf = (organizers: readonly OrganizerRow[]) => ({
  'GET /api/organizers': { organizers, waiting: organizers.length, next: null },
  'GET /api/events/suggestions': { suggestions: [], next: null },
});
const dialogOf = async (button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

test('one that waits shows its evidence and whom to ask; it is verified with a note that may be left out', async () => {
  const api = await asMember(
    { isAdmin: true },
    { ...answersOf([organizerRowOf()]), [`POST /api/organizers/${organizerId}/verify`]: receipt },
  );
  renderPage(<AdminOrganizersPage />);
  expect(await screen.findByText('Wisconsin registry R-1958.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'dee@club.example.com' })).toBeInTheDocument();
  const dialog = await dialogOf('Verify Rock County Old Car Club');
  await user.click(dialog.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(api.calls.find(({ url }) => url.endsWith('/verify'))?.body).toEqual({ reason: '', madeFrom: 4 }),
  );
});

test('a refusal needs a reason; staff of the organizer itself read why they may not decide', async () => {
  const api = await asMember(
    { isAdmin: true },
    {
      ...answersOf([organizerRowOf()]),
      [`POST /api/organizers/${organizerId}/refuse`]: errorResponse({
        status: 403,
        body: { code: 'OWN_ORGANIZER', message: 'You work in it. Somebody else decides.' },
      }),
    },
  );
  renderPage(<AdminOrganizersPage />);
  const dialog = await dialogOf('Refuse to verify Rock County Old Car Club');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('Write down why.')).toBeInTheDocument();
  expect(api.calls.some(({ url }) => url.endsWith('/refuse'))).toBe(false);
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The page names nobody.');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await dialog.findByText('You work in it. Somebody else decides.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('The page names nobody.');
});

test('who must sign in again is asked to, and the decision is sent then', async () => {
  let isKnown = false;
  const api = await asMember(
    { isAdmin: true },
    {
      ...answersOf([organizerRowOf({ verification: 'verified', isVerified: true })]),
      [`POST /api/organizers/${organizerId}/withdraw`]: () =>
        isKnown
          ? receipt
          : errorResponse({ status: 403, body: { code: 'PROOF_NEEDED', message: 'Is it you?' } }),
      'GET /api/auth/recent': { until: null, hasPassword: true, hasTotp: false },
      'POST /api/auth/reauthenticate': () => {
        isKnown = true;
        return { until: '2027-01-01T00:00:00.000Z' };
      },
    },
  );
  renderPage(<AdminOrganizersPage />);
  const dialog = await dialogOf('Withdraw the verification of Rock County Old Car Club');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'It was sold.');
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Is it still you?')).toBeInTheDocument();
  expect(api.calls.filter(({ url }) => url.endsWith('/withdraw'))).toHaveLength(1);
});

test('the first event of an organizer is approved or sent back', async () => {
  const event = { id: 'e1', title: 'Spring Meet', version: 7 };
  const api = await asMember(
    { isAdmin: true },
    {
      ...answersOf([organizerRowOf({ verification: 'verified', isVerified: true, inReview: [event] })]),
      'POST /api/events/e1/send-back': receipt,
      'POST /api/events/e1/approve': receipt,
    },
  );
  renderPage(<AdminOrganizersPage />);
  expect(await screen.findByRole('button', { name: 'Approve Spring Meet' })).toBeInTheDocument();
  const dialog = await dialogOf('Send back Spring Meet');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Add the address.');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() =>
    expect(api.calls.find(({ url }) => url.endsWith('/send-back'))?.body).toEqual({
      reason: 'Add the address.',
    }),
  );
  const approval = await dialogOf('Approve Spring Meet');
  await user.click(approval.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(api.calls.find(({ url }) => url.endsWith('/approve'))?.body).toEqual({ reason: '', madeFrom: 7 }),
  );
});
