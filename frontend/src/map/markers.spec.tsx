import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shiftInto } from './drawn-map';
import type { MapGroup, MapMarker } from './map-engine';
import { failureMessage, mapboxToken } from './mapbox-token';
import { pinsAt } from './markers';
import { ringsAround } from './rings';

const block: MapMarker = {
  id: 'block',
  latitude: 42.68,
  longitude: -89.02,
  kind: 'for_sale',
  text: '$450',
  name: '327 block, $450',
};
const grille: MapMarker = {
  ...block,
  id: 'grille',
  longitude: -89.1,
  kind: 'other',
  text: 'Offer',
  name: 'Wanted: grille, Offer',
};
const far: MapMarker = { ...block, id: 'far', latitude: 32.8, longitude: -96.8, name: 'Hubcap, $450' };

const quiet = { open: () => undefined, approach: () => undefined };

function show(markers: readonly (MapMarker | MapGroup)[], actions: Parameters<typeof pinsAt>[2] = quiet) {
  document.body.replaceChildren(...pinsAt(markers, 5, actions).map(({ element }) => element));
}

test('shows a listing for sale in amber with its price', () => {
  show([block]);
  const pin = screen.getByRole('button', { name: '327 block, $450' });
  expect(pin).toHaveTextContent('$450');
  expect(pin).not.toHaveClass('other');
});

test('shows every other type in green with a W', () => {
  show([grille]);
  const pin = screen.getByRole('button', { name: 'Wanted: grille, Offer' });
  expect(pin).toHaveClass('other');
  expect(pin).toHaveTextContent(/^W/);
});

test('shows events in green without a sign, and counts them as events', () => {
  const meet: MapMarker = { ...block, id: 'meet', kind: 'event', text: 'Jun 13', name: 'Swap meet, Jun 13' };
  show([meet]);
  const pin = screen.getByRole('button', { name: 'Swap meet, Jun 13' });
  expect(pin).toHaveClass('event');
  expect(pin).toHaveTextContent(/^Jun 13$/);
  show([meet, { ...meet, id: 'show' }]);
  expect(screen.getByRole('button', { name: '2 events here: see them' })).toHaveClass('event');
});

test('opens the popup of a marker', async () => {
  const opened: string[] = [];
  show([block, far], { ...quiet, open: ([marker]) => opened.push(marker?.id ?? '') });
  await userEvent.click(screen.getByRole('button', { name: 'Hubcap, $450' }));
  expect(opened).toEqual(['far']);
});

test('shows markers that overlap as one button with their count, which zooms in', async () => {
  const approached: unknown[] = [];
  show([block, grille], { ...quiet, approach: (bounds) => approached.push(bounds) });
  await userEvent.click(screen.getByRole('button', { name: '2 listings here: zoom in' }));
  expect(approached).toEqual([[-89.1, 42.68, -89.02, 42.68]]);
});

test('shows what the server counted as one button with the sum, in its own tone, which zooms in to all of it', async () => {
  const approached: unknown[] = [];
  const group = {
    ...{ latitude: 42.7, longitude: -89, kind: 'other' as const, count: 1200 },
    bounds: [-89.25, 42.5, -88.75, 43] as const,
  };
  show([block, group], { ...quiet, approach: (bounds) => approached.push(bounds) });
  const pin = screen.getByRole('button', { name: '1,201 listings here: zoom in' });
  expect(pin).toHaveClass('mixed');
  expect(pin.className).not.toContain('undefined');
  await userEvent.click(pin);
  expect(approached).toEqual([[-89.25, 42.5, -88.75, 43]]);
});

test('opens a popup for a count that no zoom takes apart', async () => {
  const opened: number[] = [];
  const group = {
    ...block,
    kind: 'for_sale' as const,
    count: 140,
    bounds: [-89.02, 42.68, -89.02, 42.68] as const,
  };
  document.body.replaceChildren(
    ...pinsAt([group], 15, { ...quiet, open: (_known, more) => opened.push(more) }).map(
      ({ element }) => element,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: '140 listings here: see them' }));
  expect(opened).toEqual([140]);
});

test('opens one popup for markers at the same place, which no zoom separates', async () => {
  const opened: string[][] = [];
  const neighbour = { ...block, id: 'neighbour' };
  show([block, neighbour], { ...quiet, open: (markers) => opened.push(markers.map(({ id }) => id)) });
  await userEvent.click(screen.getByRole('button', { name: '2 listings here: see them' }));
  expect(opened).toEqual([['block', 'neighbour']]);
});

test('draws the searched radius as an area, an edge and two inner rings, or nothing without a radius', () => {
  const parts = ringsAround({ center: block, miles: 200 }).features.map(({ properties }) => properties?.part);
  expect(parts).toEqual(['ground', 'edge', 'inner', 'inner']);
  expect(ringsAround(null).features).toEqual([]);
});

test('moves the map just as far as brings a popup into view', () => {
  const frame = { left: 0, top: 0, right: 800, bottom: 600 };
  expect(shiftInto({ left: 200, top: 100, right: 480, bottom: 500 }, frame)).toEqual([0, 0]);
  expect(shiftInto({ left: 600, top: 320, right: 880, bottom: 700 }, frame)).toEqual([96, 116]);
  expect(shiftInto({ left: -20, top: 4, right: 260, bottom: 400 }, frame)).toEqual([-36, -12]);
});

test('uses MapLibre without a token and Mapbox with one, each with its own error message', () => {
  expect(mapboxToken()).toBeNull();
  expect(failureMessage()).toBe('Failed to load map. The map could not start in this browser.');
  document.head.innerHTML = '<meta name="mapbox-token" content="pk.test">';
  expect(mapboxToken()).toBe('pk.test');
  expect(failureMessage()).toBe('Failed to load map. Mapbox token may be missing.');
  document.head.innerHTML = '';
});
