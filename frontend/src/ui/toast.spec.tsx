import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast, useToast } from './toast';
import { currentToasts, dismissToast, TOAST_REMOVAL_DELAY } from './toast-store';

function Skipping() {
  const { toast: show } = useToast();
  const skip = () =>
    show({ title: 'Tour skipped', description: 'You can always restart the tour from the help menu.' });
  return (
    <button type="button" onClick={skip}>
      Skip Tour
    </button>
  );
}

afterEach(() => act(() => dismissToast()));

test('a toast shows its title and its description', async () => {
  render(
    <>
      <Skipping />
      <Toaster />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Skip Tour' }));
  expect(screen.getByText('Tour skipped')).toBeVisible();
  expect(screen.getByText('You can always restart the tour from the help menu.')).toBeVisible();
});

test('a new toast takes the place of the one before', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'First' }));
  act(() => void toast({ title: 'Second' }));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeVisible();
});

test('the cross closes it', async () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Held for you' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByText('Held for you')).not.toBeInTheDocument();
});

test('a dismissed toast is forgotten after 1,000,000 ms', () => {
  jest.useFakeTimers();
  const { id } = toast({ title: 'Welcome aboard!' });
  dismissToast(id);
  expect(currentToasts()).toEqual([{ id, open: false, title: 'Welcome aboard!' }]);
  jest.advanceTimersByTime(TOAST_REMOVAL_DELAY - 1);
  expect(currentToasts()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
  jest.useRealTimers();
});
