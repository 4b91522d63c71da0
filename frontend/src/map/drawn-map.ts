import type { GeoJSON } from 'geojson';
import { type Bounds, boundsOf, type MapPoint } from './geometry';
import {
  CLOSEST_ZOOM,
  type MapCircle,
  type MapEngine,
  type MapGroup,
  type MapMarker,
  type MapStart,
} from './map-engine';
import { type Pin, pinsAt } from './markers';
import type { Paint } from './paint';
import { ringsAround } from './rings';

/** The common subset of MapLibre and Mapbox that this app uses. */
export interface Canvas {
  readonly zoom: () => number;
  readonly bounds: () => Bounds;
  readonly onZoomed: (listener: () => void) => void;
  readonly onMoved: (listener: () => void) => void;
  readonly fit: (bounds: Bounds, closest: number) => void;
  readonly setRings: (rings: GeoJSON) => void;
  readonly repaint: () => void;
  /**
   * Puts an element on the map.
   * out  removes it
   */
  readonly pin: (element: HTMLElement, at: MapPoint) => () => void;
  /**
   * Opens a popup and reports when it closed.
   * out  closes it
   */
  readonly popup: (content: HTMLElement, at: MapPoint, onClosed: () => void) => () => void;
  /** Moves the map so that an element on it is wholly in view. */
  readonly reveal: (element: HTMLElement) => void;
  readonly destroy: () => void;
}

/** A map engine over a canvas: clusters, rings and one popup at a time, the same for every library. */
export function drawnMap(
  canvas: Canvas,
  { popup, onClosed, onView }: Pick<MapStart, 'popup' | 'onClosed' | 'onView'>,
): MapEngine {
  let markers: readonly (MapMarker | MapGroup)[] = [];
  let isFitting = false;
  let circle: MapCircle | null = null;
  let unpin: readonly (() => void)[] = [];
  let close: () => void = () => undefined;
  let drawnAt = Number.NaN;

  const open = (opened: readonly MapMarker[], more: number, at: Pin) => {
    close();
    const content = popup({ ids: opened.map(({ id }) => id), more, at });
    content.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    close = canvas.popup(content, at, () => {
      onClosed();
      if (document.activeElement === document.body) at.element.focus({ preventScroll: true });
    });
    canvas.reveal(content);
  };
  const approach = (bounds: Bounds) => canvas.fit(bounds, CLOSEST_ZOOM);
  const drawPins = () => {
    drawnAt = Math.round(canvas.zoom());
    for (const remove of unpin) remove();
    unpin = pinsAt(markers, drawnAt, { open, approach }).map((pin) => canvas.pin(pin.element, pin));
  };
  canvas.onZoomed(() => {
    if (Math.round(canvas.zoom()) !== drawnAt) drawPins();
  });

  canvas.onMoved(() => {
    onView({ bounds: canvas.bounds(), zoom: canvas.zoom(), isMoved: !isFitting });
    isFitting = false;
  });

  return {
    showMarkers(next, groups) {
      markers = [...next, ...groups];
      drawPins();
    },
    showCircle(next) {
      circle = next;
      canvas.setRings(ringsAround(next));
    },
    fit(otherwise) {
      const bounds = circle ? boundsOf(edgeOf(circle)) : otherwise;
      if (!bounds) return;
      isFitting = true;
      canvas.fit(bounds, CLOSEST_ZOOM);
    },
    closePopup: () => close(),
    repaint: canvas.repaint,
    destroy() {
      close();
      for (const remove of unpin) remove();
      canvas.destroy();
    },
  };
}

/** On a narrow map the marker moves to the middle and its popup opens above it, so that the popup is never cut off. */
export const isNarrow = (container: HTMLElement) => container.clientWidth < 560;

/** How far below the middle a narrow map puts the marker of an open popup: close to the lower edge. */
export const belowMiddle = (container: HTMLElement) => Math.max(0, container.clientHeight / 2 - 40);

/** How far a wide map has to move to show the whole of an element on it; null for not at all. */
export function shiftToReveal(element: HTMLElement, container: HTMLElement): [number, number] | null {
  if (isNarrow(container)) return null;
  // A new popup takes the focus, which may have scrolled the map's box until the library sets it back.
  container.scrollTop = 0;
  const shift = shiftInto(element.getBoundingClientRect(), container.getBoundingClientRect());
  return shift.some((pixels) => pixels !== 0) ? shift : null;
}

/** How far a map moves, to the right and down in pixels, so that a box on it is inside its frame. */
export function shiftInto(box: Sides, frame: Sides, room = 16): [number, number] {
  const along = (from: number, to: number, least: number, most: number) =>
    from < least + room ? from - least - room : Math.max(0, to - most + room);
  return [
    along(box.left, box.right, frame.left, frame.right),
    along(box.top, box.bottom, frame.top, frame.bottom),
  ];
}

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** The corner of the zoom buttons. On a narrow map they keep clear of the popup. */
export const zoomCorner = (container: HTMLElement) => (isNarrow(container) ? 'bottom-left' : 'top-right');

/** The layers of the searched radius, in the theme's colours. */
export const ringLayers = (paint: Paint) =>
  [
    {
      id: 'rings-ground',
      type: 'fill',
      source: 'rings',
      filter: ['==', ['get', 'part'], 'ground'],
      paint: { 'fill-color': paint.ring, 'fill-opacity': 0.06 },
    },
    {
      id: 'rings-inner',
      type: 'line',
      source: 'rings',
      filter: ['==', ['get', 'part'], 'inner'],
      paint: { 'line-color': paint.ring, 'line-width': 1, 'line-dasharray': [2, 4], 'line-opacity': 0.7 },
    },
    {
      id: 'rings-edge',
      type: 'line',
      source: 'rings',
      filter: ['==', ['get', 'part'], 'edge'],
      paint: { 'line-color': paint.ring, 'line-width': 2 },
    },
  ] as const;

function edgeOf(circle: MapCircle): readonly (readonly [number, number])[] {
  const [ground] = ringsAround(circle).features;
  return ground?.geometry.type === 'Polygon'
    ? (ground.geometry.coordinates[0] ?? []).map(([x = 0, y = 0]) => [x, y] as const)
    : [];
}
