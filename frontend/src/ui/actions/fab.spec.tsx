import { act, render, screen } from '@testing-library/react';
import { Fab } from './fab';

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  scrollTo(0);
});

test('the floating button hides while the reader scrolls down', () => {
  const button = open();
  expect(button).not.toHaveAttribute('data-aside');
  scrollTo(300);
  expect(button).toHaveAttribute('data-aside');
});

test('it comes back as soon as the reader turns round', () => {
  const button = open();
  scrollTo(300);
  scrollTo(260);
  expect(button).not.toHaveAttribute('data-aside');
});

test('it is there at the end of the page, which keeps room for it', () => {
  const button = open();
  scrollTo(300);
  scrollTo(5000 - window.innerHeight);
  expect(button).not.toHaveAttribute('data-aside');
});

test('a thumb that rests moves nothing', () => {
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
