import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SuggestEventPage from './suggest-event-page';

const user = userEvent.setup();
const id = '7b0a1c52-0000-4000-8000-0000000000f1';
const mine = {
  id,
  memberId: 'ray',
  title: 'Barn Meet',
  kind: 'meetup',
  day: '2027-08-01',
  where: 'Milton, WI',
  website: null,
  note: '',
  suggestedAt: '2026-11-01T12:00:00.000Z',
  distance: null,
  isMine: true,
  status: 'open',
  gatheringId: null,
  reason: '',
};
const listing = 'GET /api/events/suggestions';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const fill = async () => {
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Field Meet');
  await user.click(screen.getByRole('radio', { name: 'Meetup' }));
  await user.type(screen.getByRole('textbox', { name: /^Where/ }), 'Fulton, WI');
  await user.type(screen.getByRole('textbox', { name: /^ZIP code/ }), '53534');
  await user.click(screen.getByRole('button', { name: 'Suggest it' }));
};

test('a suggestion is sent once, and the form is empty for the next', async () => {
  const api = await asMember(
    {},
    {
      [listing]: { suggestions: [], next: null },
      'POST /api/events/suggestions': { id, version: 1, position: 9 },
    },
  );
  renderPage(<SuggestEventPage />);
  await fill();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue(''));
  expect(
    api.calls.find(({ method, url }) => method === 'POST' && url.endsWith('/suggestions'))?.body,
  ).toEqual({
    id: expect.any(String),
    title: 'Field Meet',
    kind: 'meetup',
    day: null,
    where: 'Fulton, WI',
    zip: '53534',
    website: null,
    note: '',
  });
});

test('a refusal is said beside the button, and the words stay', async () => {
  await asMember(
    {},
    {
      [listing]: { suggestions: [], next: null },
      'POST /api/events/suggestions': errorResponse({
        status: 429,
        body: { code: 'SUGGESTIONS_LIMIT', message: 'You can suggest more tomorrow.' },
      }),
    },
  );
  renderPage(<SuggestEventPage />);
  await fill();
  expect(await screen.findByText('You can suggest more tomorrow.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Field Meet');
});

test('own suggestions show what became of them; an open one is withdrawn', async () => {
  const api = await asMember(
    {},
    {
      [listing]: {
        suggestions: [
          mine,
          { ...mine, id: 'other', title: 'Old Meet', status: 'dismissed', reason: 'It is listed already.' },
        ],
        next: null,
      },
      [`DELETE /api/events/suggestions/${id}`]: { id, version: 2, position: 10 },
    },
  );
  renderPage(<SuggestEventPage />);
  expect(await screen.findByText('It is listed already.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Withdraw Barn Meet' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(true);
});
