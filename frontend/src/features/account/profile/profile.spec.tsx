import { asMember, errorResponse, memberOf, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import type { MyGuardianship } from '@modules/members/guardians/guardians.contract';
import type { MyProfile } from '@modules/members/profile/profile.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AccountPage from '../account-page';

beforeEach(() => localStorage.clear());

const receipt = { id: 'ray', version: 1, position: 7 };
const profile: MyProfile = {
  firstName: 'Ray',
  lastName: 'Kowalski',
  handle: null,
  bio: '',
  homeZip: null,
  homeArea: null,
  garage: [],
  picture: null,
  shown: { lastName: false, picture: true, bio: true, area: false, garage: true, follows: true },
  version: 1,
};
const noLink: MyGuardianship = {
  hasBirthDate: true,
  isMinor: false,
  status: 'none',
  guardian: null,
  invitedUntil: null,
  unlinkAskedBy: null,
  minors: [],
  formerMinors: [],
};

describe('the profile', () => {
  const asked = (answers = {}) =>
    asMember({}, { 'GET /api/account/profile': profile, 'PUT /api/account/profile': receipt, ...answers });
  const garageOf = (body: unknown) => (body as MyProfile).garage;

  test('opens by its address, and closing it cleans the address', async () => {
    await asked();
    renderPage(<AccountPage />, { at: '/account?edit=profile' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('saves a vehicle that was typed but not added', async () => {
    const api = await asked();
    renderPage(<AccountPage />, { at: '/account?edit=profile' });
    await userEvent.type(await screen.findByLabelText('Year'), '1966');
    await userEvent.type(screen.getByLabelText('Make'), 'Ford');
    await userEvent.type(screen.getByLabelText('Model'), 'Mustang');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(garageOf(api.calls.find(({ method }) => method === 'PUT')?.body)).toEqual([
      { year: 1966, make: 'Ford', model: 'Mustang' },
    ]);
  });

  test('shows an error for a half-typed vehicle and sends nothing', async () => {
    const api = await asked();
    renderPage(<AccountPage />, { at: '/account?edit=profile' });
    await userEvent.type(await screen.findByLabelText('Make'), 'Ford');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByText('Enter year, make and model, or clear these fields.');
    expect(screen.getByLabelText('Year')).toHaveFocus();
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  test('keeps a vehicle that another page has added, and asks about words that both have written', async () => {
    const garage = [{ year: 1957, make: 'Chevrolet', model: 'Bel Air' }];
    const server = savedElsewhere(profile, { ...profile, garage, bio: 'Chevies.', version: 2 });
    const api = await asked({
      'GET /api/account/profile': server.read,
      'PUT /api/account/profile': server.write,
    });
    renderPage(<AccountPage />, { at: '/account?edit=profile' });
    await userEvent.type(await screen.findByLabelText(/About you/), 'Fords.');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Saved elsewhere Chevies.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save what I chose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      garage,
      bio: 'Chevies.',
      madeFrom: 2,
    });
  });

  test('saves all fields and a vehicle, and shows them at once', async () => {
    let name = 'Ray Kowalski';
    const api = await asMember(
      {},
      {
        'GET /api/account/profile': profile,
        'GET /api/auth/status': () => ({ authenticated: true, user: memberOf({ name }) }),
        'PUT /api/account/profile': () => {
          name = 'Raymond';
          return receipt;
        },
      },
    );
    renderPage(<AccountPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    const form = within(screen.getByRole('dialog', { name: 'Edit your profile' }));
    const first = await form.findByLabelText(/First name/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Raymond');
    await userEvent.type(form.getByLabelText(/Handle/), 'ray-k');
    await userEvent.type(form.getByLabelText(/Home ZIP/), '53545');
    await userEvent.click(form.getByLabelText('Others see my town'));
    expect(form.getByRole('button', { name: 'Add vehicle' })).toBeDisabled();
    await userEvent.type(form.getByLabelText('Year'), '1957');
    await userEvent.type(form.getByLabelText('Make'), 'Chevrolet');
    await userEvent.type(form.getByLabelText('Model'), 'Bel Air');
    await userEvent.click(form.getByRole('button', { name: 'Add vehicle' }));
    expect(form.getByRole('button', { name: 'Remove 1957 Chevrolet Bel Air' })).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText(/Raymond\. Change what you say about yourself/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      firstName: 'Raymond',
      lastName: 'Kowalski',
      handle: 'ray-k',
      bio: '',
      homeZip: '53545',
      garage: [{ year: 1957, make: 'Chevrolet', model: 'Bel Air' }],
      shown: { ...profile.shown, area: true },
      madeFrom: 1,
    });
  });

  test('shows an error for a taken handle and keeps what was typed', async () => {
    const message = 'That handle is taken.';
    await asMember(
      {},
      {
        'GET /api/account/profile': { ...profile, handle: 'ray' },
        'PUT /api/account/profile': errorResponse({
          status: 409,
          body: { code: 'HANDLE_TAKEN', message, fields: [{ path: 'handle', message }] },
        }),
      },
    );
    renderPage(<AccountPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save profile' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByLabelText(/Handle/)).toHaveValue('ray');
  });
});

describe('your data', () => {
  test('requests erasure after a confirmation, and cancels it', async () => {
    let dueAt: string | null = null;
    await asMember(
      {},
      {
        'GET /api/account/erasure': () => ({ dueAt }),
        'POST /api/account/erasure': () => {
          dueAt = '2026-06-15T12:00:00.000Z';
          return { ...receipt, dueAt };
        },
        'DELETE /api/account/erasure': () => {
          dueAt = null;
          return receipt;
        },
      },
    );
    renderPage(<AccountPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Erase account' }));
    await userEvent.click(screen.getByRole('button', { name: 'Erase in 14 days' }));
    const coming = await screen.findByText(/^Your account will be erased on .*Jun 15, 2026/);
    expect(coming.compareDocumentPosition(screen.getByRole('heading', { name: 'Profile' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText(/Until then you can keep it, with the button at the top/)).toBeInTheDocument();
    await waitFor(() => expect(coming.closest('[role="status"]')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Erase account' })).toBeInTheDocument();
    expect(screen.getByText('Your account stays').closest('[role="status"]')).toHaveFocus();
  });
});

describe('ages and guardians', () => {
  test('shows nothing to most members', async () => {
    await asMember({}, { 'GET /api/account/guardianship': noLink });
    renderPage(<AccountPage />);
    expect(screen.queryByRole('heading', { name: /guardian|One more thing/i })).not.toBeInTheDocument();
  });

  test('asks for an unknown age, without a default', async () => {
    const api = await asMember(
      { missingRequirement: 'date of birth' },
      { 'GET /api/account/guardianship': noLink, 'POST /api/account/date-of-birth': receipt },
    );
    renderPage(<AccountPage />);
    const field = screen.getByLabelText(/Date of birth/);
    expect(field).toHaveValue('');
    await userEvent.type(field, '1968-05-04');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeInTheDocument();
    expect(api.calls.find(({ url }) => url === '/api/account/date-of-birth')?.body).toEqual({
      dateOfBirth: '1968-05-04',
    });
  });

  test('a minor invites a parent or guardian', async () => {
    let invitedUntil: string | null = null;
    await asMember(
      { isMinor: true, missingRequirement: 'guardian' },
      {
        'GET /api/account/guardianship': () => ({ ...noLink, isMinor: true, invitedUntil }),
        'POST /api/account/guardian-invitations': () => {
          invitedUntil = '2026-06-08T12:00:00.000Z';
          return receipt;
        },
      },
    );
    renderPage(<AccountPage />);
    await userEvent.type(await screen.findByLabelText(/Their e-mail/), 'mom@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText(/valid until .*Jun 8, 2026/)).toBeInTheDocument();
  });

  test('shows a guardian the minor and what the minor asks for', async () => {
    const minor = { id: 'kid', name: 'Kid', status: 'verified' as const, unlinkAskedBy: 'them' as const };
    const api = await asMember(
      {},
      {
        'GET /api/account/guardianship': { ...noLink, minors: [minor] },
        'POST /api/guardian-links/kid/unlink': receipt,
      },
    );
    renderPage(<AccountPage />);
    expect(await screen.findByText('Kid asks to end the link.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End it' }));
    expect(api.calls.some(({ url }) => url === '/api/guardian-links/kid/unlink')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'End the link' }));
    expect(api.calls.some(({ url }) => url === '/api/guardian-links/kid/unlink')).toBe(true);
  });

  test('asks before ending a verified link, then shows that the other side has to agree', async () => {
    const asked: string[] = [];
    const minor = () => ({
      id: 'kid',
      name: 'Kid',
      status: 'verified' as const,
      unlinkAskedBy: asked.at(-1) === 'POST' ? ('me' as const) : null,
    });
    const note = ({ method }: { readonly method: string }) => {
      asked.push(method);
      return receipt;
    };
    await asMember(
      {},
      {
        'GET /api/account/guardianship': () => ({ ...noLink, minors: [minor()] }),
        'POST /api/guardian-links/kid/unlink': note,
        'DELETE /api/guardian-links/kid/unlink': note,
      },
    );
    renderPage(<AccountPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Ask to end the link' }));
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Ask to end it' }));
    expect(
      await screen.findByText('You asked to end the link. It ends when Kid agrees.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the link' }));
    expect(await screen.findByRole('button', { name: 'Ask to end the link' })).toBeInTheDocument();
    expect(asked).toEqual(['POST', 'DELETE']);
  });
});

test('lists blocked members and unblocks them', async () => {
  let blocked = [{ id: 'gus', name: 'Gus', blockedAt: '2026-06-01T12:00:00.000Z' }];
  await asMember(
    {},
    {
      'GET /api/account/blocks': () => ({ blocked }),
      'DELETE /api/members/gus/block': () => {
        blocked = [];
        return receipt;
      },
    },
  );
  renderPage(<AccountPage />);
  const button = await screen.findByRole('button', { name: 'Unblock Gus' });
  await userEvent.click(button);
  expect(button).not.toBeInTheDocument();
});
