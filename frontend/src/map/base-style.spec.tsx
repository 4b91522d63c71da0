import type { StatesAtlas } from './atlas';
import { baseLayers, baseStyle, townPoints } from './base-style';
import type { Paint } from './paint';

const paint: Paint = {
  ...{ water: '#001', land: '#002', abroad: '#003', border: '#004' },
  ...{ county: '#005', words: '#006', quiet: '#007', ring: '#008' },
};
const atlas: StatesAtlas = {
  states: { type: 'FeatureCollection', features: [] },
  borders: { type: 'MultiLineString', coordinates: [] },
  outline: { type: 'MultiLineString', coordinates: [] },
  names: [],
};

test('the states lie over the lakes, and the lakes over the neighbours and their rim', () => {
  const order = baseLayers(paint).map(({ id }) => id);
  const below = ['water', 'neighbours', 'neighbours-rim', 'lakes', 'land', 'borders'];
  expect(order.filter((id) => below.includes(id))).toEqual(below);
});

test('every layer has a source, and the map is drawn without its neighbours when they did not load', () => {
  const { sources, layers } = baseStyle(atlas, null, paint);
  for (const layer of layers) if ('source' in layer) expect(Object.keys(sources)).toContain(layer.source);
});

test('a town is a point with its name and its rank', () => {
  const [town] = townPoints([{ name: 'Beloit', latitude: 42.52, longitude: -89.01, rank: 5 }]).features;
  expect(town?.properties).toEqual({ name: 'Beloit', rank: 5 });
  expect(town?.geometry.coordinates).toEqual([-89.01, 42.52]);
});
