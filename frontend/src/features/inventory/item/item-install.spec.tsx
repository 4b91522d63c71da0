import { buildCardOf, buildId } from '@entities/build/build.fixtures';
import { taskId, taskOf } from '@entities/build/task.fixtures';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemDetailOf, itemIds } from '../inventory.fixtures';
import { ItemInstallDialog } from './item-install-dialog';
import { ItemOut } from './item-out';

const path = `/api/builds/${buildId}/tasks`;
const receipt = { id: taskId(1), version: 4, position: 9 };
const noBuilds = { builds: [], deleted: [], invited: [], offered: [] };

test('an item goes into a task of one of my builds: it is planned there, and leaves its place', async () => {
  const { calls } = await asMember(
    {},
    {
      'GET /api/builds/mine': { ...noBuilds, builds: [buildCardOf({ standing: 'owner' })] },
      [`GET ${path}`]: { tasks: [taskOf({ title: 'Rebuild the carburetor' })], total: 1, next: null },
      [`POST ${path}/${taskId(1)}/parts`]: receipt,
    },
  );
  renderPage(<ItemInstallDialog item={itemDetailOf()} onClose={() => undefined} />);
  expect(await screen.findByRole('radio', { name: /Old Blue/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Record it' }));
  expect(screen.getByRole('combobox', { name: 'Which task' })).toBeInvalid();
  await userEvent.click(screen.getByRole('combobox', { name: 'Which task' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rebuild the carburetor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/install'))).toBe(true));
  const planned = calls.find(({ method, url }) => method === 'POST' && url.endsWith('/parts'));
  expect(planned?.body).toMatchObject({ itemId: itemIds[0], title: 'Quadrajet', quantity: 1 });
  const installed = calls.find(({ url }) => url.endsWith('/install'));
  expect(installed?.body).toEqual({ locationId: 'barn' });
  const { partId = 'none' } = (planned?.body ?? {}) as { readonly partId?: string };
  expect(installed?.url).toContain(partId);
});

test('a car without a build here is named in words', async () => {
  await asMember({}, { 'GET /api/builds/mine': noBuilds });
  renderPage(<ItemInstallDialog item={itemDetailOf()} onClose={() => undefined} />);
  expect(await screen.findByRole('textbox', { name: 'Which car' })).toBeInTheDocument();
});

test('what is in a build leads to it', async () => {
  const portion = {
    id: 'p1',
    kind: 'installed' as const,
    quantity: 1,
    with: '1966 Ford F100',
    dueOn: null,
    price: null,
    listingId: null,
    buildId,
    mayComeBack: true,
  };
  await asMember();
  renderPage(<ItemOut item={itemDetailOf({ portions: [portion] })} isPast={false} />);
  expect(screen.getByRole('link', { name: '1966 Ford F100' })).toHaveAttribute(
    'href',
    `/build-tracker/${buildId}`,
  );
});
