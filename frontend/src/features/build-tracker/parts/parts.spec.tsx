import { buildId, ownBuildOf } from '@entities/build/build.fixtures';
import { partId, partOf, taskId, taskViewOf } from '@entities/build/task.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, type RecordedCall, renderPage } from '@lib/testing/page.fixtures';
import type { PartView } from '@modules/builds/builds.schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@ui/feedback/toast';
import { PartsTab } from './parts-tab';
import { TaskParts } from './task-parts';

const path = `/api/builds/${buildId}`;
const ofPart = `${path}/tasks/${taskId(1)}/parts/${partId(1)}`;
const itemId = '0198c0de-0000-7000-8000-000000000001';
const receipt = { id: taskId(1), version: 4, position: 9 };

async function openParts(parts: readonly PartView[], answers = {}) {
  const api = await asMember({}, answers);
  renderPage(
    <>
      <TaskParts build={ownBuildOf()} task={taskViewOf({ partList: [...parts] })} />
      <Toaster />
    </>,
    { at: '/', path: '/' },
  );
  return api;
}

const bodyOf = (calls: readonly RecordedCall[], end: string) =>
  calls.find(({ method, url }) => method !== 'GET' && url.endsWith(end))?.body;

test('a part of the inventory goes into the car, the answer to the question is a witness, and a toast undoes it', async () => {
  const { calls } = await openParts([partOf({ itemId, isInStock: true })], {
    [`GET /api/inventory/items/${itemId}`]: {
      id: itemId,
      unit: 'each',
      stock: [{ locationId: 'barn', path: 'Barn', quantity: 2 }],
    },
    [`POST ${ofPart}/install`]: receipt,
    [`PUT ${ofPart}/fit`]: receipt,
    [`POST ${ofPart}/remove`]: receipt,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  await userEvent.click(await screen.findByRole('radio', { name: /With work/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'What had to be done' }), 'Filed the slot.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodyOf(calls, '/remove')).toEqual({ locationId: 'barn' }));
  expect(bodyOf(calls, '/install')).toEqual({ locationId: 'barn' });
  expect(bodyOf(calls, '/fit')).toEqual({ fit: 'with work', note: 'Filed the slot.' });
});

test('an item at several places asks from which it goes, and offers only those with enough of it', async () => {
  const { calls } = await openParts([partOf({ itemId, isInStock: true, quantity: 2 })], {
    [`GET /api/inventory/items/${itemId}`]: {
      id: itemId,
      unit: 'each',
      stock: [
        { locationId: 'barn', path: 'Barn', quantity: 1 },
        { locationId: 'rack', path: 'Rack A', quantity: 4 },
      ],
    },
    [`POST ${ofPart}/install`]: receipt,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(await screen.findByRole('radio', { name: /Barn/ })).toBeDisabled();
  await userEvent.click(screen.getByRole('radio', { name: /Rack A/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(await screen.findByText('Did it fit as it is?')).toBeInTheDocument();
  expect(bodyOf(calls, '/install')).toEqual({ locationId: 'rack' });
});

test('a missing part is found here: the wanted ad opens as a draft', async () => {
  const { calls } = await openParts([partOf()], {
    [`POST ${ofPart}/find`]: { ...receipt, listingId: 'l1' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Find this part' }));
  expect(await screen.findByText('another page')).toBeInTheDocument();
  expect(calls.some(({ url }) => url.endsWith('/find'))).toBe(true);
});

test('a part that came from elsewhere has what it cost, and the day', async () => {
  const { calls } = await openParts([partOf({ planned: 24, quantity: 2 })], {
    [`POST ${ofPart}/arrive`]: receipt,
    [`POST ${ofPart}/arrive/undo`]: receipt,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'More about Wheel cylinder' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'It is here' }));
  const cost = await screen.findByRole('textbox', { name: 'What all 2 cost' });
  expect(cost).toHaveValue('48');
  await userEvent.clear(cost);
  await userEvent.type(cost, '39.50');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(calls, '/arrive')).toMatchObject({ cost: 39.5, itemId: null }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/arrive/undo'))).toBe(true));
});

test('a part is planned with a link and a price, and a link that is none is refused', async () => {
  const { calls } = await openParts([], { [`POST ${path}/tasks/${taskId(1)}/parts`]: receipt });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a part' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Brake hose');
  await userEvent.type(screen.getByRole('textbox', { name: 'Planned price for one' }), '19.95');
  await userEvent.type(screen.getByRole('textbox', { name: 'Link' }), 'parts.example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByRole('textbox', { name: 'Link' })).toBeInvalid();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Link' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Link' }), 'https://parts.example.com/1');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() =>
    expect(bodyOf(calls, '/parts')).toMatchObject({
      title: 'Brake hose',
      quantity: 1,
      planned: 19.95,
      link: 'https://parts.example.com/1',
      itemId: null,
    }),
  );
});

test('the parts of all tasks lead to their tasks; a sought one to its ad', async () => {
  await asMember(
    {},
    {
      [`GET ${path}/parts`]: {
        parts: [
          {
            ...partOf({ status: 'sought', need: { listingId: 'l1', isDraft: false, matches: 3 } }),
            taskTitle: 'Rebuild the front brakes',
            system: 'brakes',
          },
        ],
        total: 1,
        next: null,
      },
    },
  );
  renderPage(<PartsTab build={ownBuildOf()} />, { at: '/?tab=parts', inBrowser: true });
  expect(await screen.findByRole('link', { name: '3 matches' })).toHaveAttribute('href', '/listing/l1');
  expect(screen.getByRole('link', { name: 'Rebuild the front brakes' })).toHaveAttribute(
    'href',
    expect.stringContaining(`task=${taskId(1)}`),
  );
  expect(screen.getByText('1 of 1 part')).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('a part is added from the list of parts, for a task that is chosen there', async () => {
  const task = taskViewOf({ title: 'Hang the doors' });
  const { calls } = await asMember(
    {},
    {
      [`GET ${path}/parts`]: { parts: [], total: 0, next: null },
      [`GET ${path}/tasks`]: { tasks: [task], total: 1, next: null },
      [`POST ${path}/tasks/${task.id}/parts`]: receipt,
    },
  );
  renderPage(<PartsTab build={ownBuildOf()} />, { at: '/?tab=parts', path: '/' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a part' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Hinge pin');
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('Choose the task that needs it.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('combobox', { name: /For which task/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Hang the doors' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  await waitFor(() =>
    expect(bodyOf(calls, `/tasks/${task.id}/parts`)).toMatchObject({ title: 'Hinge pin', itemId: null }),
  );
});
