import 'fake-indexeddb/auto';
import { buildId, buildOf, buildReceipt, ownBuildOf } from '@entities/build/build.fixtures';
import { entryId, entryOf, entryPhoto, journalOf } from '@entities/build/entry.fixtures';
import { readDeviceDrafts } from '@lib/browser/device-drafts';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asGuest, asMember, renderPage } from '@lib/testing/page.fixtures';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { JournalTab } from './journal-tab';
import { WriteButton } from './write-button';

const path = '/build-tracker/:id';
const at = `/build-tracker/${buildId}?tab=journal`;
const own = ownBuildOf({ entries: 1 });

const show = (build = own, address = at) =>
  renderPage(
    <>
      <WriteButton build={build} />
      <JournalTab build={build} />
      <Toaster />
    </>,
    { at: address, path },
  );

function connect(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  connect(true);
  onlineManager.setOnline(true);
});

test('an entry says its day, its words and what it took, under its month', async () => {
  await asGuest(journalOf(buildId, [entryOf({ isMine: false })]));
  const { container } = show(buildOf({ entries: 1 }));
  const month = await screen.findByRole('region', { name: 'November 2026' });
  const entry = within(month).getByRole('article', { name: 'Fri, Nov 20, 2026' });
  expect(entry).toHaveTextContent('Number four is burnt.');
  expect(within(entry).getByRole('list', { name: 'What it took' })).toHaveTextContent('3.5 h$42.5088,120 mi');
  expect(within(entry).queryByRole('button')).not.toBeInTheDocument();
  expect(await axeProblems(container)).toEqual([]);
});

test('two taps write an entry: it waits on this device under an id of its own', async () => {
  await asMember({}, journalOf(buildId, []));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Write an entry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Write an entry' });
  const words = within(dialog).getByRole('textbox', { name: 'What did you do?' });
  await waitFor(() => expect(words).toHaveFocus());
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(words, 'Hung the doors.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  const [unsent] = readDeviceDrafts('ray').unsent;
  expect(unsent).toMatchObject({ kind: 'entry', to: `entry ${buildId}`, body: 'Hung the doors.' });
  expect(unsent?.id).toMatch(/^[\da-f-]{36}$/);
  const waiting = await screen.findByRole('list', { name: 'Not sent yet' });
  expect(waiting).toHaveTextContent('Hung the doors.');
});

test('without a signal what was written says so, and can be changed until it goes', async () => {
  await asMember({}, journalOf(buildId, []));
  show();
  await screen.findByText('Nothing written yet');
  connect(false);
  await userEvent.click(screen.getByRole('button', { name: 'Write an entry' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What did you do?' }), 'Bled the brakes.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const waiting = await screen.findByRole('list', { name: 'Not sent yet' });
  expect(waiting).toHaveTextContent('It goes by itself with the next signal.');
  await userEvent.click(within(waiting).getByRole('button', { name: 'Change it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Write an entry' }));
  expect(await screen.findByRole('textbox', { name: 'What did you do?' })).toHaveValue('Bled the brakes.');
  expect(readDeviceDrafts('ray').unsent).toEqual([]);
});

test('a photo from the camera opens the entry with the photo in it', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  await asMember({}, journalOf(buildId, []));
  show();
  const photo = new File(['x'], 'weld.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo for the journal'), photo);
  const photos = await screen.findByRole('list', { name: 'Photos of the draft' });
  expect(within(photos).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const waiting = await screen.findByRole('list', { name: 'Not sent yet' });
  expect(await within(waiting).findByRole('img', { name: 'weld.png' })).toBeInTheDocument();
});

test('amounts that cannot be read hold the entry back, beside their field', async () => {
  await asMember({}, journalOf(buildId, []));
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Write an entry' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What did you do?' }), 'Welded.');
  await userEvent.click(screen.getByText('Task, day, hours, cost'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Hours' }), 'two');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write hours like 2.5.')).toBeInTheDocument();
  expect(readDeviceDrafts('ray').unsent).toEqual([]);
});

test('deleting is done at once, and can be undone', async () => {
  const api = await asMember(
    {},
    {
      ...journalOf(buildId, [entryOf()]),
      [`DELETE /api/builds/${buildId}/entries/${entryId}`]: buildReceipt,
      [`POST /api/builds/${buildId}/entries/${entryId}/restore`]: buildReceipt,
    },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More about the entry of 2026-11-20' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.calls.some(({ url }) => url.endsWith(`${entryId}/restore`))).toBe(true));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('changing an entry sends all of it, with the version that it was made from', async () => {
  const task = { id: '0198b01d-0000-7000-8000-0000000000a1', title: 'Rebuild the heads' };
  const api = await asMember(
    {},
    {
      ...journalOf(buildId, [entryOf({ task, version: 4 })]),
      [`PUT /api/builds/${buildId}/entries/${entryId}`]: buildReceipt,
    },
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'More about the entry of 2026-11-20' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Change' }));
  const words = await screen.findByRole('textbox', { name: 'What did you do?' });
  await userEvent.clear(words);
  await userEvent.type(words, 'Heads off.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Entry changed');
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    on: '2026-11-20',
    text: 'Heads off.',
    photos: [],
    compare: null,
    hours: 3.5,
    cost: 42.5,
    odometer: 88120,
    taskId: task.id,
    madeFrom: 4,
  });
});

test('two photos are compared by a line that the arrow keys move', async () => {
  const [before, after] = [entryPhoto('old'), entryPhoto('new')];
  await asGuest(journalOf(buildId, [entryOf({ photos: [before, after], compare: { before, after } })]));
  show(buildOf({ entries: 1 }));
  const line = await screen.findByRole('slider', { name: 'Line between before and after' });
  expect(line).toHaveAttribute('aria-valuetext', '50 percent before, 50 percent after');
  fireEvent.change(line, { target: { value: '80' } });
  expect(line).toHaveAttribute('aria-valuetext', '80 percent before, 20 percent after');
  expect(screen.queryByRole('list', { name: 'Photos' })).not.toBeInTheDocument();
});

test('words narrow the journal, and are in the address', async () => {
  const api = await asGuest(journalOf(buildId, [entryOf()]));
  show(buildOf({ entries: 1 }));
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search the journal' }), 'heads{Enter}');
  await screen.findByRole('button', { name: 'Remove heads' });
  await waitFor(() => expect(api.calls.some(({ url }) => url.includes('search=heads'))).toBe(true));
});

test('a month is one page, with what was done in it', async () => {
  const task = { id: 't1', title: 'Rebuild the heads', doneAt: '2026-11-21T12:00:00.000Z' };
  await asGuest({
    ...journalOf(buildId, []),
    [`GET /api/builds/${buildId}/months/2026-11`]: {
      month: '2026-11',
      entries: [entryOf()],
      tasksDone: [task],
      partsInstalled: ['Head gasket set'],
      hours: 3.5,
      spent: null,
    },
  });
  show(buildOf({ entries: 1 }), `${at}&month=2026-11`);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Rebuild the heads' })).toBeInTheDocument();
  expect(screen.getByText('Head gasket set')).toBeInTheDocument();
  expect(screen.queryByText('Spent')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
});
