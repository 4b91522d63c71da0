import { communityId, communityOf, receipt } from '@entities/community/community.fixtures';
import { asMember, errorResponse, renderPage, savedElsewhere } from '@lib/testing/page.fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CommunityFormPage from './community-form-page';

const founding = 'POST /api/communities';
const newPage = { at: '/communities/new', path: '/communities/new' };
const editPage = { at: '/communities/pickups-of-rock-county/edit', path: '/communities/:slug/edit' };
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fill = async () => {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Flatheads');
  await user.click(screen.getByRole('radio', { name: /^Topic/ }));
  await user.type(screen.getByRole('textbox', { name: /^What it is about/ }), 'Old Ford engines.');
};
const start = () => user.click(screen.getByRole('button', { name: 'Start the community' }));
const bodies = (api: Awaited<ReturnType<typeof asMember>>) =>
  api.calls
    .filter(({ method, url }) => ['POST', 'PUT'].includes(method) && !url.startsWith('/api/auth/'))
    .flatMap(({ body }) => body ?? []);

test('founds a community of all that was typed; rows that were left empty are left out', async () => {
  const api = await asMember({}, { [founding]: { ...receipt, slug: 'flatheads' } });
  renderPage(<CommunityFormPage />, newPage);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Add a make or model' }));
  await user.type(screen.getByRole('combobox', { name: 'Make' }), 'Ford');
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.type(screen.getByRole('textbox', { name: 'Rule 1' }), 'Be kind');
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.type(screen.getByRole('textbox', { name: /ZIP code/ }), '53545');
  await user.click(screen.getByRole('radio', { name: /They ask/ }));
  await user.click(screen.getByRole('radio', { name: /^Members only/ }));
  await user.click(screen.getByRole('checkbox', { name: 'Adults only' }));
  await start();
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(bodies(api).at(-1)).toEqual({
    name: 'Flatheads',
    kind: 'topic',
    description: 'Old Ford engines.',
    rules: [{ id: expect.any(String), title: 'Be kind', text: '' }],
    zip: '53545',
    vehicles: [{ make: 'Ford', model: null }],
    join: 'request',
    visibility: 'members',
    isAdultsOnly: true,
  });
});

test('rules are moved by buttons, and their number follows', async () => {
  await asMember({}, { 'GET /api/communities/pickups-of-rock-county': editable });
  renderPage(<CommunityFormPage />, editPage);
  await screen.findByRole('textbox', { name: 'Rule 1' });
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.type(screen.getByRole('textbox', { name: 'Rule 2' }), 'Second');
  await user.click(screen.getByRole('button', { name: 'Move rule 2 up' }));
  expect(screen.getByRole('textbox', { name: 'Rule 1' })).toHaveValue('Second');
  expect(screen.getByRole('textbox', { name: 'Rule 2' })).toHaveValue('No price talk');
  expect(screen.getByRole('button', { name: 'Move rule 2 down' })).toBeDisabled();
});

test('says at the field what is missing, and sends nothing', async () => {
  const api = await asMember();
  renderPage(<CommunityFormPage />, newPage);
  await screen.findByRole('textbox', { name: /^Name/ });
  await start();
  const summary = await screen.findByText('Fix 3 fields');
  expect(summary.closest('[tabindex]')).toHaveFocus();
  expect(screen.getAllByText('Choose what kind of community it is.').length).toBeGreaterThan(0);
  expect(bodies(api)).toEqual([]);
});

test('a refusal keeps what was typed, also after a reload', async () => {
  const refusal = { code: 'TOO_MANY_COMMUNITIES', message: 'You can found the next one tomorrow.' };
  await asMember({}, { [founding]: errorResponse({ status: 429, body: refusal }) });
  const { unmount } = renderPage(<CommunityFormPage />, newPage);
  await fill();
  await start();
  expect(await screen.findByText('You can found the next one tomorrow.')).toBeInTheDocument();
  unmount();
  renderPage(<CommunityFormPage />, newPage);
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Flatheads');
  expect(screen.getByText(/what you had not saved/)).toBeInTheDocument();
});

test('a ZIP code that nobody knows is said at its field', async () => {
  const refusal = { code: 'PLACE_NOT_FOUND', message: 'We cannot find 00000.' };
  await asMember({}, { [founding]: errorResponse({ status: 422, body: refusal }) });
  renderPage(<CommunityFormPage />, newPage);
  await fill();
  await user.type(screen.getByRole('textbox', { name: /ZIP code/ }), '00000');
  await start();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /ZIP code/ })).toHaveAccessibleDescription(
      /We cannot find 00000/,
    ),
  );
});

const editable = communityOf({ allowedActions: ['edit'] });

describe('an owner who edits', () => {
  test('keeps what was changed elsewhere during the edit', async () => {
    const server = savedElsewhere(editable, { ...editable, description: 'Trucks only.', version: 2 });
    const api = await asMember(
      {},
      {
        'GET /api/communities/pickups-of-rock-county': server.read,
        [`GET /api/communities/${communityId}`]: server.read,
        [`PUT /api/communities/${communityId}`]: server.write,
      },
    );
    renderPage(<CommunityFormPage />, editPage);
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Pickups');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('another page')).toBeInTheDocument();
    expect(bodies(api).at(-1)).toMatchObject({ name: 'Pickups', description: 'Trucks only.', madeFrom: 2 });
  });

  test('others are told whom to ask', async () => {
    await asMember({}, { 'GET /api/communities/pickups-of-rock-county': communityOf() });
    renderPage(<CommunityFormPage />, editPage);
    expect(await screen.findByRole('heading', { name: 'Only its owner edits it' })).toBeInTheDocument();
    expect(within(document.body).queryByRole('form')).toBeNull();
  });
});
