import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from './toast';
import { currentToasts, dismissToast, TOAST_LIMIT, TOAST_REMOVAL_DELAY, toast } from './toast-store';
import { useToast } from './use-toast';

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

test('a new toast replaces the previous one', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'First' }));
  act(() => void toast({ title: 'Second' }));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeVisible();
});

test('the cross closes a toast', async () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Held for you' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(screen.queryByText('Held for you')).not.toBeInTheDocument();
});

test('a toast takes presses from the moment it shows, whatever its viewport does', () => {
  render(<Toaster />);
  act(() => void toast({ title: 'Sold to Bob.' }));
  screen.getByRole('region', { name: 'Notices (F8)' }).style.pointerEvents = 'none'; // as it is until a transition ends
  expect(getComputedStyle(screen.getByRole('button', { name: 'Close notice' })).pointerEvents).toBe('auto');
});

test('a dismissed toast is removed after 1,000,000 ms', () => {
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

describe('the limits of toasts', () => {
  test('one at a time, removed after 1,000,000 ms', () => {
    expect([TOAST_LIMIT, TOAST_REMOVAL_DELAY]).toEqual([1, 1_000_000]);
    act(() => {
      for (const title of ['First', 'Second', 'Third']) toast({ title });
    });
    expect(currentToasts().map(({ title }) => title)).toEqual(['Third']);
  });

  test('visible for 5 seconds', () => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => void toast({ title: 'Held for you' }));
    act(() => void jest.advanceTimersByTime(4_999));
    expect(screen.getByText('Held for you')).toBeVisible();
    act(() => void jest.advanceTimersByTime(1));
    expect(currentToasts()).toMatchObject([{ open: false }]);
    jest.useRealTimers();
  });

  test.each([
    [50, true],
    [51, false],
  ])('after a swipe of %i px to the right it stays: %p', (px, stays) => {
    render(<Toaster />);
    act(() => void toast({ title: 'Held for you' }));
    const shown = screen.getByText('Held for you').closest('li') as HTMLElement;
    swipe(shown, px);
    expect(currentToasts()).toMatchObject([{ open: stays }]);
  });

  test('F8 moves the focus to it, and its name says so', async () => {
    render(<Toaster />);
    act(() => void toast({ title: 'Held for you' }));
    expect(screen.getByRole('region', { name: 'Notices (F8)' })).toBeInTheDocument();
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: 'Notices (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });
});

/** Drags the toast this many pixels to the right and releases it. */
function swipe(toastOnShow: HTMLElement, px: number): void {
  Object.assign(toastOnShow, { setPointerCapture: () => undefined, hasPointerCapture: () => false });
  const at = (type: string, clientX: number) =>
    act(() => {
      const event = new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX,
        clientY: 10,
        button: 0,
      });
      Object.assign(event, { pointerType: 'mouse', pointerId: 1 });
      toastOnShow.dispatchEvent(event);
    });
  at('pointerdown', 100);
  at('pointermove', 100 + Math.min(px, 10));
  at('pointermove', 100 + px);
  at('pointerup', 100 + px);
}
