import { isPrecached } from './precache';

test.each([
  ['assets/index-CV3_Bz97.js', true],
  ['assets/terms-page-a1.css', true],
  ['assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2', true],
  ['assets/source-sans-3-latin-ext-wght-normal-C8iNium2.woff2', false],
  ['assets/archivo-latin-narrow-BqRLTx4X.woff2', true],
  ['assets/archivo-latin-wdth-normal-BqRLTx4X.woff2', false],
  ['assets/mapbox-engine-OtFDUkC5.js', false],
  ['assets/maplibre-gl-worker-CZtFQQIV.mjs', false],
  ['assets/konva-1a2B3c4.js', false],
  ['assets/counties-10m-DpgHsZh_.json', false],
  ['index.html', false],
])('%s is kept from the first visit on: %s', (name, isKept) => {
  expect(isPrecached(name)).toBe(isKept);
});
