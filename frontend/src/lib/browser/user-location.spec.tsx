import { act, render, screen } from '@testing-library/react';
import { placeIn } from './device-place';
import { deleteLocation, useDevicePoint, useUserLocation } from './user-location';

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

beforeEach(() => deleteLocation());

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

describe('a place of an earlier visit', () => {
  const at = (latitude: number, longitude: number) =>
    ({ coords: { latitude, longitude, accuracy: 20 } as GeolocationCoordinates }) as GeolocationPosition;

  test('is rounded to about half a mile in the cookie, and goes when the visitor refuses', () => {
    const asked = geolocation();
    render(<Where />);
    act(() => asked[0]?.found(at(42.68312, -89.01871)));
    expect(placeIn(document.cookie)).toMatchObject({ latitude: 42.68, longitude: -89.02 });
    act(() => asked[0]?.failed({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError));
    expect(placeIn(document.cookie)).toBeUndefined();
    expect(screen.getByText(/denied/)).toBeInTheDocument();
  });

  test('stays where it is within a mile, and when the device does not find itself', () => {
    const asked = geolocation();
    render(<Where />);
    act(() => asked[0]?.found(at(43, -89)));
    act(() => asked[0]?.found(at(43.005, -89.005)));
    expect(screen.getByText(/granted 43$/)).toBeInTheDocument();
    act(() => asked[0]?.failed({ code: 3, message: 'Timeout expired' } as GeolocationPositionError));
    expect(screen.getByText(/granted 43$/)).toBeInTheDocument();
    act(() => asked[0]?.found(at(43.1, -89)));
    expect(screen.getByText(/granted 43.1$/)).toBeInTheDocument();
  });

  test.each(['', 'place=', 'place=1_181', 'place=x_y', 'my-place=1_2'])('is not in %j', (cookies) => {
    expect(placeIn(cookies)).toBeUndefined();
  });
});

test('lists are asked around a place that is at most half a mile off', () => {
  const asked = geolocation();
  const Around = () => {
    const place = useDevicePoint();
    return <p>{place && `${place.latitude} ${place.longitude}`}</p>;
  };
  render(<Around />);
  act(() => {
    const coords = { latitude: 42.682871, longitude: -89.018733, accuracy: 5 } as GeolocationCoordinates;
    asked[0]?.found({ coords } as GeolocationPosition);
  });
  expect(screen.getByText('42.68 -89.02')).toBeInTheDocument();
});
