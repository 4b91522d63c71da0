import { act, render, screen } from '@testing-library/react';
import { Fab } from './fab';

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  scrollTo(0);
});

test('hides while the user scrolls down', () => {
  const button = open();
  expect(button).not.toHaveAttribute('data-aside');
  scrollTo(300);
  expect(button).toHaveAttribute('data-aside');
});

test('shows again as soon as the user scrolls up', () => {
  const button = open();
  scrollTo(300);
  scrollTo(260);
  expect(button).not.toHaveAttribute('data-aside');
});

test('shows at the end of the page, which keeps room for it', () => {
  const button = open();
  scrollTo(300);
  scrollTo(5000 - window.innerHeight);
  expect(button).not.toHaveAttribute('data-aside');
});

test('ignores tiny scroll movements', () => {
  const button = open();
  scrollTo(5);
  expect(button).not.toHaveAttribute('data-aside');
});

function open(): HTMLElement {
  render(
    <Fab label="Create a listing">
      <a href="/create-listing">+</a>
    </Fab>,
  );
  return screen.getByRole('link', { name: 'Create a listing' });
}

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
