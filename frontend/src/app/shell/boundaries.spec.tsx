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

test('a page that breaks shows a Page Error box with the message', () => {
  render(
    <PageBoundary>
      <Breaks />
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Page Error' })).toBeInTheDocument();
  expect(screen.getByText('the carburetor is missing')).toBeInTheDocument();
});

test('a frame that breaks shows "UI crashed" with the message', () => {
  render(
    <GlobalBoundary>
      <Breaks />
    </GlobalBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'UI crashed' })).toBeInTheDocument();
  expect(screen.getByText('the carburetor is missing')).toBeInTheDocument();
});

test('a broken overlay leaves the page as it is and shows a toast', () => {
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
