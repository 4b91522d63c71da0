import 'fake-indexeddb/auto';
import { buildId, buildOf, ownBuildOf } from '@entities/build/build.fixtures';
import { entryOf, journalOf } from '@entities/build/entry.fixtures';
import { keptBuild, keptBuilds } from '@entities/build/on-device/kept-builds';
import { readAndKeep } from '@entities/build/on-device/read-and-keep';
import { deleteCopies, deleteFieldDb } from '@entities/inventory/offline/offline-db';
import { makeQueryClient } from '@lib/api/query-client';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuildOnDevice } from './build-on-device';
import { BuildsOnDevice } from './builds-on-device';

const task = { id: '0198b01d-0000-7000-8000-0000000000a1', title: 'Rebuild the heads' };
const answers = {
  ...journalOf(buildId, [entryOf({ photos: [], task })]),
  [`GET /api/builds/${buildId}/tasks`]: { tasks: [task], total: 1, next: null },
};
const keep = (memberId = 'ray', build = ownBuildOf()) => readAndKeep(memberId, build, makeQueryClient());

beforeEach(async () => {
  localStorage.clear();
  await deleteFieldDb();
});

test('a build on which the member works opens without a connection, with its newest entries', async () => {
  await asMember({}, answers);
  await keep();
  renderPage(<BuildOnDevice id={buildId} />);
  expect(await screen.findByRole('heading', { name: 'Old Blue' })).toBeInTheDocument();
  const entries = await screen.findByRole('list', { name: 'Entries on this device' });
  expect(entries).toHaveTextContent('Number four is burnt.');
  expect(entries).toHaveTextContent('Rebuild the heads');
});

test('an entry of a build on the device may belong to one of its tasks', async () => {
  await asMember({}, answers);
  await keep();
  await asMember(); // from now on no call is answered
  renderPage(<BuildOnDevice id={buildId} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Write an entry' }));
  await userEvent.click(await screen.findByText('Task, day, hours, cost'));
  await userEvent.click(screen.getByRole('combobox', { name: 'Task' }));
  expect(await screen.findByRole('option', { name: 'Rebuild the heads' })).toBeInTheDocument();
});

test('a build that the member only looks at is not kept, nor any longer once their part ends', async () => {
  await asMember({}, answers);
  await keep();
  await keep('ray', buildOf());
  expect(await keptBuild('ray', buildId)).toBeUndefined();
  renderPage(<BuildOnDevice id={buildId} />);
  expect(
    await screen.findByRole('heading', { name: 'This build is not on this device' }),
  ).toBeInTheDocument();
});

test('a device has the builds of one member, and none once nobody is signed in', async () => {
  await asMember({}, answers);
  await keep();
  await asMember({ id: 'bob', uid: 'bob' }, answers);
  await keep('bob');
  expect(await keptBuilds('ray')).toEqual([]);
  expect(await keptBuilds('bob')).toHaveLength(1);
  await deleteCopies();
  expect(await keptBuilds('bob')).toEqual([]);
});

test('the builds of the device lead to their pages', async () => {
  await asMember({}, answers);
  await keep();
  renderPage(<BuildsOnDevice />);
  expect(await screen.findByRole('link', { name: 'Old Blue' })).toHaveAttribute(
    'href',
    `/build-tracker/${buildId}`,
  );
});
