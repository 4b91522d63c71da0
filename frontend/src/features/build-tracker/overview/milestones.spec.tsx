import { buildId, buildOf, buildReceipt } from '@entities/build/build.fixtures';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Milestones } from './milestones';

const user = userEvent.setup();
const path = `/api/builds/${buildId}/milestones`;
const brakes = {
  milestone: 'system brakes',
  at: '2026-11-20T12:00:00.000Z',
  title: 'The brakes are done',
  text: 'The brakes are done on my 1966 Ford F100.',
};

async function open(allowedActions: readonly ('share' | 'edit')[] = ['share']) {
  let milestones = [brakes];
  const api = await asMember(
    {},
    {
      [`GET ${path}`]: () => ({ milestones }),
      [`POST ${path}`]: () => {
        milestones = [];
        return buildReceipt;
      },
    },
  );
  const build = buildOf({ standing: 'owner', allowedActions: [...allowedActions] });
  renderPage(<Milestones build={build} />);
  return api;
}

test('one that is dismissed is suggested no longer', async () => {
  const api = await open();
  await user.click(await screen.findByRole('button', { name: 'Not this one' }));
  await waitFor(() => expect(screen.queryByText('The brakes are done')).toBeNull());
  expect(api.calls.find(({ method, url }) => method === 'POST' && url === path)?.body).toEqual({
    milestone: 'system brakes',
  });
});

test('telling it fills the composer of the wall, and posts nothing', async () => {
  const api = await open();
  await user.click(await screen.findByRole('button', { name: 'Tell the wall' }));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain(brakes.text));
  expect(JSON.stringify({ ...localStorage })).toContain('milestone');
  expect(api.calls.filter(({ url }) => url.startsWith('/api/posts'))).toEqual([]);
});

test('nothing is suggested for a build that no post can show', async () => {
  const api = await open(['edit']);
  expect(screen.queryByRole('button', { name: 'Tell the wall' })).toBeNull();
  expect(api.calls.filter(({ url }) => url.includes('milestones'))).toEqual([]);
});
