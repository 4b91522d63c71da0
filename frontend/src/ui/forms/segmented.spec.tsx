import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Segmented } from './segmented';

function View() {
  const [view, setView] = useState<'list' | 'map'>('list');
  return (
    <Segmented
      label="View"
      value={view}
      onValueChange={setView}
      options={[
        { value: 'list', label: 'List View' },
        { value: 'map', label: 'Map View' },
      ]}
    />
  );
}

test('arrow keys move between the views, and Tab stops once at the set', async () => {
  render(<View />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'List View' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Map View' })).toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('radio', { name: 'List View' })).toBeChecked();
});
