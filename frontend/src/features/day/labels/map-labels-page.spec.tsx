import { eventPageOf } from '@entities/event/event.fixtures';
import { mapOf } from '@entities/spaces/space-map.fixtures';
import { axeProblems } from '@lib/testing/axe.fixtures';
import { asMember, renderPage } from '@lib/testing/page.fixtures';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutOfCard } from '../cards/card-sheets';
import MapLabelsPage from './map-labels-page';

const user = userEvent.setup();
const open = () =>
  renderPage(<MapLabelsPage />, { at: '/events/jefferson/map/labels', path: '/events/:id/map/labels' });

test('the team prints a code for each space, by zone and by the beginning of the code', async () => {
  await asMember(
    {},
    {
      'GET /api/events/jefferson': eventPageOf({ allowedActions: ['edit'] }),
      'GET /api/spaces/jefferson/map': mapOf(),
    },
  );
  open();
  expect(await screen.findByText('3 cards on 1 sheet')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Preview of sheet 1 of 1: A1, B9, B12' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Zone' }), 'South');
  expect(screen.getByText('2 cards on 1 sheet')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Codes that begin with/ }), 'b1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Half a sheet, 2 on a sheet');
  expect(screen.getByRole('img', { name: 'Preview of sheet 1 of 1: B12' })).toBeInTheDocument();
  expect(await axeProblems()).toEqual([]);
});

test('nobody else prints them', async () => {
  await asMember({}, { 'GET /api/events/jefferson': eventPageOf() });
  open();
  expect(
    await screen.findByText('The owner and the editors of the organizer print them.'),
  ).toBeInTheDocument();
});

test.each([
  [101.6, 50.8],
  [107.95, 139.7],
  [215.9, 139.7],
])('the code of a card of %d × %d mm is within it, and beside the words', (width, height) => {
  const { side, code, words } = layoutOfCard({ width, height }, true);
  expect(side).toBeGreaterThan(35);
  expect(code.x).toBeGreaterThan(0);
  expect(code.x + side).toBeLessThan(width);
  expect(code.y + side).toBeLessThan(height);
  const isApart = code.x + side <= words.x || words.y + words.height <= code.y;
  expect(isApart).toBe(true);
});
