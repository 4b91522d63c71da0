import { eventId, teamEventOf } from '@entities/event/event.fixtures';
import { draftOf, draftRow, draftSpace } from '@entities/spaces/map-draft.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, errorResponse, renderPage } from '@lib/testing/page.fixtures';
import type { SpaceDraft } from '@modules/spaces/spaces.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MapEditorPage from './map-editor-page';

const user = userEvent.setup();
const api = `/api/spaces/${eventId}`;
const receipt = { id: eventId, version: 9, position: 9 };
const [a1 = draftSpace('A1'), a2 = draftSpace('A2'), a3 = draftSpace('A3')] = draftRow(3);

async function open(draft: SpaceDraft, answers: Readonly<Record<string, unknown>> = {}) {
  const calls = await asMember(
    {},
    {
      [`GET /api/events/${eventId}`]: teamEventOf(),
      [`GET ${api}/draft`]: draft,
      [`PUT ${api}/spaces`]: receipt,
      [`POST ${api}/take-out`]: receipt,
      ...answers,
    },
  );
  renderPage(<MapEditorPage />, { at: `/events/${eventId}/map/edit`, path: '/events/:id/map/edit' });
  await screen.findByRole('heading', { name: 'Map of the field' });
  return calls;
}
const table = async () => {
  await user.click(await screen.findByRole('radio', { name: 'Table' }));
  return screen.findByRole('table', { name: 'Spaces by code' });
};
const bodies = (calls: Awaited<ReturnType<typeof open>>, method: string, path: string) =>
  calls.calls
    .filter((call) => call.method === method && call.url === `${api}${path}`)
    .map(({ body }) => body);

beforeEach(() => {
  // A browser that draws on no canvas: all is done in the table.
  HTMLCanvasElement.prototype.getContext = (() => null) as never;
});

test('where the map is not drawn, the page says so and leads to the table', async () => {
  await open(draftOf([a1, a2, a3], { eventId }));
  expect(await screen.findByText(/Everything can be done in the table/)).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
  const rows = within(await table()).getAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(await axeProblems()).toEqual([]);
});

test('a field of the table is saved when it is left', async () => {
  const calls = await open(draftOf([a1, a2, a3], { eventId }));
  await table();
  const price = screen.getByRole('textbox', { name: 'Price of A2' });
  await user.clear(price);
  await user.type(price, '120{Enter}');
  await waitFor(() =>
    expect(bodies(calls, 'PUT', '/spaces')).toEqual([{ spaces: [{ ...a2, cents: 12_000 }] }]),
  );
  expect(await screen.findByText('Saved')).toBeInTheDocument();
});

test('a field of the table says what is wrong, and sends nothing', async () => {
  const calls = await open(draftOf([a1], { eventId }));
  await table();
  const width = screen.getByRole('textbox', { name: 'Width of A1' });
  await user.clear(width);
  await user.type(width, 'wide{Enter}');
  expect(await screen.findByText('Write a number from 1 to 500.')).toBeInTheDocument();
  expect(bodies(calls, 'PUT', '/spaces')).toEqual([]);
});

test('what was deleted comes back by Undo', async () => {
  const calls = await open(draftOf([a1, a2, a3], { eventId }));
  const shown = await table();
  await user.click(within(shown).getByRole('checkbox', { name: 'Choose A2' }));
  await user.click(screen.getByRole('button', { name: 'Delete what is chosen' }));
  await waitFor(() => expect(bodies(calls, 'POST', '/take-out')).toEqual([{ ids: [a2.id] }]));
  expect(screen.queryByRole('textbox', { name: 'Code of A2' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo: Delete A2' }));
  expect(screen.getByRole('textbox', { name: 'Code of A2' })).toBeInTheDocument();
  await waitFor(() => expect(bodies(calls, 'PUT', '/spaces')).toEqual([{ spaces: [a2] }]));
});

test('what cannot be sent is said, kept, and sent again by a button', async () => {
  const answers: unknown[] = [
    errorResponse({ status: 503, body: { code: 'UNAVAILABLE', message: 'Too busy.' } }),
    receipt,
  ];
  const calls = await open(draftOf([a1], { eventId }), { [`PUT ${api}/spaces`]: () => answers.shift() });
  await table();
  const code = screen.getByRole('textbox', { name: 'Code of A1' });
  await user.clear(code);
  await user.type(code, 'B7{Enter}');
  expect(await screen.findByText(/Too busy/)).toBeInTheDocument();
  expect(screen.getByText('Not saved')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Code of B7' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(bodies(calls, 'PUT', '/spaces')).toHaveLength(2);
});

test('rows are made by a form that says what it will draw', async () => {
  const calls = await open(draftOf([], { eventId }));
  expect(screen.getByRole('heading', { name: 'Draw your field' })).toBeInTheDocument();
  const form = within(screen.getByRole('form', { name: 'Make rows' }));
  const fill = async (name: RegExp, text: string) => {
    const field = form.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
  };
  await fill(/^Letter/, 'C');
  await fill(/^To$/, '6');
  await fill(/^In one row/, '3');
  expect(form.getByText('6 spaces in 2 rows: C1 to C6.')).toBeInTheDocument();
  await fill(/^Width/, 'x');
  await user.click(form.getByRole('button', { name: 'Add them' }));
  expect(await form.findByText('Write a number from 1 to 500.')).toBeInTheDocument();
  await fill(/^Width/, '12');
  await user.click(form.getByRole('button', { name: 'Add 6 spaces' }));
  await waitFor(() => expect(bodies(calls, 'PUT', '/spaces')).toHaveLength(1));
  const [{ spaces } = { spaces: [] }] = bodies(calls, 'PUT', '/spaces') as {
    readonly spaces: readonly { readonly code: string; readonly width: number }[];
  }[];
  expect(spaces.map(({ code, width }) => [code, width])).toEqual(
    ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((code) => [code, 12]),
  );
  expect(screen.queryByRole('heading', { name: 'Draw your field' })).not.toBeInTheDocument();
});

test('several spaces are changed together, each keeping what was not typed', async () => {
  const calls = await open(draftOf([a1, { ...a2, cents: 5_000 }, a3], { eventId }));
  const shown = await table();
  for (const code of ['A1', 'A2'])
    await user.click(within(shown).getByRole('checkbox', { name: `Choose ${code}` }));
  const form = within(await screen.findByRole('form', { name: '2 spaces' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), 'power');
  await user.click(form.getByRole('button', { name: 'Change 2 spaces' }));
  await waitFor(() =>
    expect(bodies(calls, 'PUT', '/spaces')).toEqual([
      {
        spaces: [
          { ...a1, type: 'power' },
          { ...a2, cents: 5_000, type: 'power' },
        ],
      },
    ]),
  );
});

test('a space is blocked with a reason', async () => {
  const calls = await open(draftOf([a1], { eventId }));
  const shown = await table();
  await user.click(within(shown).getByRole('checkbox', { name: 'Choose A1' }));
  const form = within(await screen.findByRole('form', { name: 'Space A1' }));
  await user.selectOptions(form.getByRole('combobox', { name: /Can vendors have it/ }), 'yes');
  await user.click(form.getByRole('button', { name: 'Change the space' }));
  expect(await form.findByText(/Say why/)).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /Why it is blocked/ }), 'fire lane');
  await user.click(form.getByRole('button', { name: 'Change the space' }));
  await waitFor(() =>
    expect(bodies(calls, 'PUT', '/spaces')).toEqual([{ spaces: [{ ...a1, blocked: 'fire lane' }] }]),
  );
  expect(within(shown).getByText('Blocked: fire lane')).toBeInTheDocument();
});

test('publishing says what changes, and names the space that somebody has', async () => {
  const draft = draftOf([a1, { ...a2, x: 400 }], { eventId, mapVersion: 4, taken: [a3.id] });
  const calls = await open(draft, {
    [`GET ${api}/map`]: {
      eventId,
      mapVersion: 4,
      publishedAt: '2026-12-01T12:00:00.000Z',
      spaces: 3,
      cents: null,
      picture: null,
      layout: { ...draft.layout, spaces: [a1, a2, a3] },
    },
    [`POST ${api}/publish`]: errorResponse({
      status: 409,
      body: { code: 'SPACE_IS_TAKEN', message: 'Somebody has A3 on a date to come.', codes: ['A3'] },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/moved or changed: A2/)).toBeInTheDocument();
  expect(dialog.getByText(/gone: A3/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('Somebody has A3 on a date to come.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(bodies(calls, 'PUT', '/spaces')).toEqual([{ spaces: [a3] }]));
  expect(dialog.queryByText(/gone: A3/)).not.toBeInTheDocument();
});

test('a file is looked at before it is read, and its refused lines are named', async () => {
  await open(draftOf([a1], { eventId }));
  await user.click(screen.getByRole('tab', { name: 'Files' }));
  const form = within(await screen.findByRole('form', { name: 'Read a file' }));
  await user.click(form.getByRole('button', { name: 'Preview' }));
  expect(await form.findByText('Choose a file first.')).toBeInTheDocument();
});

test('zones have names and colours', async () => {
  const zone = { id: 'north', name: 'North field', colour: 'blue', outline: [] } as const;
  const draft = draftOf([a1], { eventId });
  const calls = await open(
    { ...draft, layout: { ...draft.layout, zones: [{ ...zone, outline: [] }] } },
    { [`PUT ${api}/zones`]: receipt },
  );
  await user.click(screen.getByRole('tab', { name: 'Zones' }));
  await user.click(await screen.findByRole('button', { name: 'Add a zone' }));
  const form = within(await screen.findByRole('form', { name: 'New zone' }));
  await user.click(form.getByRole('button', { name: 'Save the zone' }));
  expect(await form.findByText('Give it a name.')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Car corral');
  await user.click(form.getByRole('button', { name: 'Save the zone' }));
  await waitFor(() =>
    expect(bodies(calls, 'PUT', '/zones')).toMatchObject([
      { zones: [zone, { name: 'Car corral', colour: 'orange' }], madeFrom: 3 },
    ]),
  );
});

test('others read who draws the map', async () => {
  await open(draftOf([]), {
    [`GET ${api}/draft`]: errorResponse({
      status: 403,
      body: { code: 'NOT_YOUR_GATHERING', message: 'Only owners and editors of its organizer may do that.' },
    }),
  });
  expect(await screen.findByText(/The owner and the editors of the organizer draw it/)).toBeInTheDocument();
});

test('an event that does not exist has no map', async () => {
  await asMember(
    {},
    {
      [`GET ${api}/draft`]: errorResponse({
        status: 404,
        body: { code: 'GATHERING_NOT_FOUND', message: 'There is no such event.' },
      }),
    },
  );
  renderPage(<MapEditorPage />, { at: `/events/${eventId}/map/edit`, path: '/events/:id/map/edit' });
  expect(await screen.findByRole('heading', { name: 'No such event' })).toBeInTheDocument();
});
