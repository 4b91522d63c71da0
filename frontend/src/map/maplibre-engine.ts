import {
  AttributionControl,
  type GeoJSONSource,
  Map as LibreMap,
  Marker,
  NavigationControl,
  Popup,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { GeoJSON } from 'geojson';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { countyBorders, neighbourLands, statesAtlas, townNames } from './atlas';
import { baseLayers, baseStyle, COUNTIES_FROM, TOWNS_FROM, townPoints } from './base-style';
import { belowMiddle, type Canvas, drawnMap, isNarrow, shiftToReveal, zoomCorner } from './drawn-map';
import { CLOSEST_ZOOM, type MapEngine, type MapStart } from './map-engine';
import './map-library.css';
import { paintOf } from './paint';

/** MapLibre over the bundled base map: no token, no outside calls, its worker from this origin. */
export async function startMapLibre(start: MapStart): Promise<MapEngine> {
  setWorkerUrl(workerAddress);
  const [atlas, neighbours] = await Promise.all([
    statesAtlas(),
    neighbourLands().catch(() => null),
    document.fonts.ready,
  ]);
  const { container, center, zoom } = start;
  const map = new LibreMap({
    container,
    center: [center.longitude, center.latitude],
    zoom,
    minZoom: 1,
    maxZoom: CLOSEST_ZOOM,
    style: baseStyle(atlas, neighbours, paintOf(container)),
    attributionControl: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
    fadeDuration: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 150,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), zoomCorner(container));
  map.addControl(
    new AttributionControl({
      compact: false,
      customAttribution: 'Boundaries: US Census Bureau, Natural Earth',
    }),
    'bottom-right',
  );
  await loaded(map);
  showWhenNear(map, 'counties', COUNTIES_FROM, countyBorders);
  showWhenNear(map, 'towns', TOWNS_FROM, async () => townPoints(await townNames()));
  return drawnMap(canvasOf(map), start);
}

type Painted = Parameters<LibreMap['setPaintProperty']>[1];

function canvasOf(map: LibreMap): Canvas {
  return {
    zoom: () => map.getZoom(),
    bounds: () => {
      const [[west, south], [east, north]] = map.getBounds().toArray();
      return [west, south, east, north];
    },
    onMoved: (listener) => {
      map.on('moveend', listener);
    },
    onZoomed: (listener) => {
      map.on('zoomend', listener);
    },
    fit: ([west, south, east, north], closest) => {
      map.fitBounds([west, south, east, north], { padding: 48, maxZoom: closest });
    },
    setRings: (rings) => {
      map.getSource<GeoJSONSource>('rings')?.setData(rings);
    },
    repaint: () => {
      for (const { id, paint } of baseLayers(paintOf(map.getContainer()))) {
        for (const [name, value] of Object.entries(paint ?? {})) {
          map.setPaintProperty(id, name as Painted, value);
        }
      }
    },
    pin: (element, { longitude, latitude }) => {
      const marker = new Marker({ element, anchor: 'center' }).setLngLat([longitude, latitude]).addTo(map);
      return () => marker.remove();
    },
    popup: (content, { longitude, latitude }, onClosed) => {
      const narrow = isNarrow(map.getContainer());
      if (narrow) map.easeTo({ center: [longitude, latitude], offset: [0, belowMiddle(map.getContainer())] });
      const popup = new Popup({ offset: 22, maxWidth: '18rem', ...(narrow && { anchor: 'bottom' }) })
        .setLngLat([longitude, latitude])
        .setDOMContent(content)
        .addTo(map);
      popup.on('close', onClosed);
      return () => popup.remove();
    },
    reveal: (element) => {
      const shift = shiftToReveal(element, map.getContainer());
      if (shift) map.panBy(shift);
    },
    destroy: () => map.remove(),
  };
}

/** Resolves when the map can be drawn on; rejects with an earlier failure. */
function loaded(map: LibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => {
      if (map.loaded()) return;
      map.remove();
      reject(error);
    });
  });
}

/** County lines are a quarter of a megabyte and towns 21 KB, so they load when the map first zooms in. The map is useful
 *  without them. */
function showWhenNear(map: LibreMap, source: string, zoom: number, load: () => Promise<GeoJSON>): void {
  const show = async () => {
    if (map.getZoom() < zoom) return;
    map.off('zoomend', show);
    const data = await load().catch(() => null);
    if (data) map.getSource<GeoJSONSource>(source)?.setData(data);
    else map.on('zoomend', show);
  };
  map.on('zoomend', show);
}
