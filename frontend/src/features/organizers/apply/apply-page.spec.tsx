import { receipt } from '@entities/organizer/organizer.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApplyPage from './apply-page';

const applying = 'POST /api/organizers';
const user = userEvent.setup();
const at = { at: '/organizers/apply', path: '/organizers/apply' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fill = async () => {
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Rock County Old Car Club');
  await user.click(screen.getByRole('radio', { name: 'Club' }));
  await user.type(screen.getByRole('textbox', { name: /^ZIP code/ }), '53545');
  await user.type(screen.getByRole('textbox', { name: /^How we can check it/ }), 'Registry R-1958.');
  await user.type(screen.getByRole('textbox', { name: /^Contact person/ }), 'Ray Kowalski');
  await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'ray@club.example.com');
};
const send = () => user.click(screen.getByRole('button', { name: 'Ask to be verified' }));

test('says what happens next, and sends all that was typed', async () => {
  const api = await asMember({}, { [applying]: { ...receipt, slug: 'rock-county-old-car-club' } });
  renderPage(<ApplyPage />, at);
  expect(await screen.findByText(/Our staff reads what you send/)).toBeInTheDocument();
  await fill();
  await send();
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(api.calls.find(({ method, url }) => method === 'POST' && url === '/api/organizers')?.body).toEqual({
    name: 'Rock County Old Car Club',
    kind: 'club',
    about: '',
    website: null,
    zip: '53545',
    evidence: 'Registry R-1958.',
    contact: { name: 'Ray Kowalski', email: 'ray@club.example.com', phone: null },
  });
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const api = await asMember();
  renderPage(<ApplyPage />, at);
  await screen.findByRole('textbox', { name: /^Name/ });
  await send();
  expect(await screen.findByText('Fix 5 fields')).toBeInTheDocument();
  expect(screen.getAllByText('Say how we can see that you speak for it.').length).toBeGreaterThan(0);
  expect(api.calls.some(({ method, url }) => method === 'POST' && url === '/api/organizers')).toBe(false);
});

test('an unknown ZIP code is said at its field, and what was typed is there after a reload', async () => {
  const refusal = { code: 'PLACE_NOT_FOUND', message: 'There is no ZIP code 53545.' };
  await asMember({}, { [applying]: errorResponse({ status: 422, body: refusal }) });
  const { unmount } = renderPage(<ApplyPage />, at);
  await fill();
  await send();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^ZIP code/ })).toHaveAccessibleDescription(
      /There is no ZIP code/,
    ),
  );
  unmount();
  renderPage(<ApplyPage />, at);
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Rock County Old Car Club');
});

test('a refusal of the whole is said beside the button', async () => {
  const refusal = { code: 'TOO_MANY_ORGANIZERS', message: 'You own five organizers already.' };
  await asMember({}, { [applying]: errorResponse({ status: 409, body: refusal }) });
  renderPage(<ApplyPage />, at);
  await fill();
  await send();
  expect(await screen.findByText('You own five organizers already.')).toBeInTheDocument();
});

test('a member who may not organize reads why', async () => {
  await asMember({ capabilities: ['message'], isMinor: true });
  renderPage(<ApplyPage />, at);
  expect(await screen.findByText('Organizers are 18 or older.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask to be verified' })).toBeNull();
});
