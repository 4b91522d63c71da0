import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { currentToasts } from '@ui/feedback/toast-store';
import { GlobalBoundary, OverlayBoundary, PageBoundary } from './boundaries';

function Breaks(): never {
  throw new Error('the carburetor is missing');
}

/** React writes a caught error to the console as well. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows a Page Error box with the message when a page breaks', () => {
  render(
    <PageBoundary>
      <Breaks />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Page Error' })).toBeInTheDocument();
  expect(screen.getByText('the carburetor is missing')).toBeInTheDocument();
});

test('shows "UI crashed" with the message when the app’s frame breaks', () => {
  render(
    <GlobalBoundary>
      <Breaks />
    </GlobalBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'UI crashed' })).toBeInTheDocument();
  expect(screen.getByText('the carburetor is missing')).toBeInTheDocument();
});

test('keeps the page and shows a toast when an overlay breaks', () => {
  render(
    <>
      <p>A form half filled in</p>
      <OverlayBoundary>
        <Breaks />
      </OverlayBoundary>
    </>,
  );
  expect(screen.getByText('A form half filled in')).toBeInTheDocument();
  expect(currentToasts()).toMatchObject([{ title: 'Something did not load', tone: 'problem' }]);
});
