import mapbox, {
  type Map as BoxMap,
  type GeoJSONSource,
  type LayerSpecification,
} from 'mapbox-gl/dist/mapbox-gl-csp.js';
import 'mapbox-gl/dist/mapbox-gl.css';
import workerAddress from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import {
  belowMiddle,
  type Canvas,
  drawnMap,
  isNarrow,
  ringLayers,
  shiftToReveal,
  zoomCorner,
} from './drawn-map';
import type { MapEngine, MapStart } from './map-engine';
import './map-library.css';
import { paintOf } from './paint';

/** Mapbox with its own street styles, for installations that have a token. */
export async function startMapbox(start: MapStart, token: string): Promise<MapEngine> {
  const { container, center, zoom } = start;
  mapbox.accessToken = token;
  mapbox.workerUrl = workerAddress;
  const map = new mapbox.Map({
    container,
    center: [center.longitude, center.latitude],
    zoom,
    style: styleFor(container),
    dragRotate: false,
    performanceMetricsCollection: false, // Mapbox still learns that a map was opened, as the privacy page says
    cooperativeGestures: matchMedia('(pointer: coarse)').matches,
  });
  map.addControl(new mapbox.NavigationControl({ showCompass: false }), zoomCorner(container));
  await loaded(map);
  const rings = ringsOn(map);
  map.on('style.load', rings.draw);
  rings.draw();
  map.on('error', ({ error }) => {
    if (/access token|unauthorized|401|403/i.test(error.message)) start.onError(error);
  });
  return drawnMap(canvasOf(map, rings.set), start);
}

type Rings = Parameters<Canvas['setRings']>[0];

/** Draws the rings over the style, and again when the theme changes the style. */
function ringsOn(map: BoxMap) {
  let data: Rings = { type: 'FeatureCollection', features: [] };
  return {
    draw: () => {
      if (map.getSource('rings')) return;
      map.addSource('rings', { type: 'geojson', data });
      for (const layer of ringLayers(paintOf(map.getContainer()))) {
        map.addLayer(layer as unknown as LayerSpecification);
      }
    },
    set: (next: Rings) => {
      data = next;
      map.getSource<GeoJSONSource>('rings')?.setData(next);
    },
  };
}

function canvasOf(map: BoxMap, setRings: Canvas['setRings']): Canvas {
  return {
    zoom: () => map.getZoom(),
    bounds: () => {
      const [[west, south], [east, north]] = map.getBounds()?.toArray() ?? [
        [-180, -85],
        [180, 85],
      ];
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
    setRings,
    repaint: () => {
      map.setStyle(styleFor(map.getContainer()));
    },
    pin: (element, { longitude, latitude }) => {
      const marker = new mapbox.Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      return () => marker.remove();
    },
    popup: (content, { longitude, latitude }, onClosed) => {
      const narrow = isNarrow(map.getContainer());
      if (narrow) map.easeTo({ center: [longitude, latitude], offset: [0, belowMiddle(map.getContainer())] });
      const popup = new mapbox.Popup({ offset: 22, maxWidth: '18rem', ...(narrow && { anchor: 'bottom' }) })
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

function styleFor(container: HTMLElement): string {
  const [red = 255] = /\d+/.exec(paintOf(container).land)?.map(Number) ?? [];
  return red < 128 ? 'mapbox://styles/mapbox/dark-v11' : 'mapbox://styles/mapbox/light-v11';
}

function loaded(map: BoxMap): Promise<void> {
  return new Promise((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => {
      if (map.loaded()) return;
      map.remove();
      reject(error);
    });
  });
}
