import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** node scripts/draw-towns.mjs: writes frontend/src/map/towns.json, the towns that a map names when it is close: those
 *  of the zipcodes package that have several ZIP codes and are not in cities.ts. Five or more make rank 4, fewer rank 5.
 *  A town is placed in the middle of its ZIP codes, to a hundredth of a degree.
 *  out  [[name, latitude × 100, longitude × 100, rank], …] */
const { codes } = createRequire(import.meta.url)('zipcodes');
const cities = readFileSync(join(root, 'frontend/src/map/cities.ts'), 'utf8');
const isCity = new Set(
  [...cities.matchAll(/\['([^']+)', '(\w\w)'/g)].map(([, name, state]) => `${name} ${state}`),
);

const found = new Map();
for (const { city, state, country, latitude, longitude } of Object.values(codes)) {
  if (country !== 'US' || !latitude || /^A[AEP]$/.test(state) || isCity.has(`${city} ${state}`)) continue;
  const key = `${city} ${state}`;
  const town = found.get(key) ?? { city, state, at: [] };
  town.at.push([latitude, longitude]);
  found.set(key, town);
}

const towns = [...found.values()]
  .filter(({ at }) => at.length > 1)
  .map(({ city, at }) => {
    const middle = (side) => Math.round((at.reduce((sum, one) => sum + one[side], 0) / at.length) * 100);
    return [written(city), middle(0), middle(1), at.length >= 5 ? 4 : 5];
  });
writeFileSync(join(root, 'frontend/src/map/towns.json'), `${JSON.stringify(towns)}\n`);

/** The package has "Mckeesport". */
function written(name) {
  return name.replace(/\bMc[a-z]/g, (start) => `Mc${start.at(-1).toUpperCase()}`);
}
