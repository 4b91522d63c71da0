import type { StartMap } from './map-engine';
import { mapboxToken } from './mapbox-token';
import { withRetries } from './retried';

/** Loads the map engine: Mapbox when the page has its token, else MapLibre. A failed script is tried three more
 *  times. */
export async function loadEngine(token = mapboxToken()): Promise<StartMap> {
  if (token !== null) {
    const { startMapbox } = await script('mapbox-engine', () => import('./mapbox-engine'));
    return (start) => startMapbox(start, token);
  }
  const { startMapLibre } = await script('maplibre-engine', () => import('./maplibre-engine'));
  return startMapLibre;
}

/** Chromium and Safari remember a failed script for the lifetime of the page, so each retry uses another address. */
function script<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  return withRetries((failures) => {
    const asked = document.querySelector<HTMLLinkElement>(`link[rel="modulepreload"][href*="/${name}-"]`);
    if (failures === 0 || !asked) return load();
    return import(/* @vite-ignore */ `${asked.href}?again=${failures}`) as Promise<Module>;
  });
}
