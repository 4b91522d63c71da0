import { act, render, screen } from '@testing-library/react';
import { forgetLocation, useUserLocation } from './user-location';

function Where() {
  const { status, location, error } = useUserLocation();
  return (
    <p>
      {status} {location?.latitude} {error && `${error.code}: ${error.message}`}
    </p>
  );
}

/** A browser whose geolocation waits until the test responds. */
function geolocation() {
  const asked: { found: PositionCallback; failed: PositionErrorCallback; how: PositionOptions }[] = [];
  const getCurrentPosition = (
    found: PositionCallback,
    failed: PositionErrorCallback,
    how: PositionOptions,
  ) => {
    asked.push({ found, failed, how });
  };
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return asked;
}

beforeEach(() => forgetLocation());

test('a browser without geolocation has code 0', () => {
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  render(<Where />);
  expect(screen.getByText(/denied\s+0: Geolocation is not supported by this browser/)).toBeInTheDocument();
});

test('asks the device once for all components: high accuracy, 10 s, at most 5 minutes old', () => {
  const asked = geolocation();
  render(
    <>
      <Where />
      <Where />
    </>,
  );
  expect(asked.map(({ how }) => how)).toEqual([
    { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
  ]);
});

test('gives every component the found location', () => {
  const asked = geolocation();
  render(<Where />);
  act(() => {
    const coords = { latitude: 43, longitude: -89, accuracy: 20 } as GeolocationCoordinates;
    asked[0]?.found({ coords } as GeolocationPosition);
  });
  expect(screen.getByText(/granted 43/)).toBeInTheDocument();
});

test("keeps the browser's code and message after a refusal, and does not ask again", () => {
  const asked = geolocation();
  render(<Where />);
  act(() => asked[0]?.failed({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError));
  render(<Where />);
  expect(screen.getAllByText(/denied\s+1: User denied Geolocation/)).toHaveLength(2);
  expect(asked).toHaveLength(1);
});
