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

/** A browser whose geolocation keeps every question until it is answered. */
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

test('the device is asked once, whoever shows the place, with high accuracy, 10 s, and up to 5 minutes old', () => {
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

test('a found place is granted to everybody', () => {
  const asked = geolocation();
  render(<Where />);
  act(() => {
    const coords = { latitude: 43, longitude: -89, accuracy: 20 } as GeolocationCoordinates;
    asked[0]?.found({ coords } as GeolocationPosition);
  });
  expect(screen.getByText(/granted 43/)).toBeInTheDocument();
});

test("a refusal keeps the browser's own code and message, and nobody asks again by itself", () => {
  const asked = geolocation();
  render(<Where />);
  act(() => asked[0]?.failed({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError));
  render(<Where />);
  expect(screen.getAllByText(/denied\s+1: User denied Geolocation/)).toHaveLength(2);
  expect(asked).toHaveLength(1);
});
