import type { Bounds, MapPoint } from './geometry';

/** A listing or an event on a map. */
export type MapMarker = MapPoint & {
  readonly id: string;
  /** For sale is amber, everything else green; `sign` says which without the colour. */
  readonly kind: 'for_sale' | 'other';
  /** A few letters on the marker: "$450". */
  readonly text: string;
  /** The same for those who do not see it: "327 block, $450". */
  readonly name: string;
};

/** Listings that the server counted together. */
export type MapGroup = MapPoint & {
  readonly kind: MapMarker['kind'] | 'mixed';
  readonly count: number;
  readonly bounds: Bounds;
};

/** What a popup is about: listings that are known, and how many more there are at this point. */
export type MapOpened = { readonly ids: readonly string[]; readonly more: number; readonly at: MapPoint };

/** The part of the map in sight, and whether somebody moved it. */
export type MapView = { readonly bounds: Bounds; readonly zoom: number; readonly isMoved: boolean };

export type MapStart = {
  readonly container: HTMLElement;
  readonly center: MapPoint;
  readonly zoom: number;
  /** What the popup of a marker holds, or of all markers on one spot; it is closed again with `onClosed`. */
  readonly popup: (opened: MapOpened) => HTMLElement;
  readonly onClosed: () => void;
  /** The map shows another part: at the start, and after each move. */
  readonly onView: (view: MapView) => void;
  /** The engine stopped working after it had started. */
  readonly onError: (error: Error) => void;
};

/** The one port through which the app draws maps. Two engines serve it: MapLibre with the bundled base map, and Mapbox
 *  where a token is given. Both are loaded only when a map is shown. */
export interface MapEngine {
  /** Replaces all markers. What overlaps becomes one marker with its count. */
  showMarkers(markers: readonly MapMarker[], groups: readonly MapGroup[]): void;
  /** Draws a radius around a point, in miles; null takes it away. */
  showCircle(circle: MapCircle | null): void;
  /** Moves so that the circle, or else these bounds, are in sight; never closer than zoom 15. */
  fit(otherwise: Bounds | null): void;
  closePopup(): void;
  /** Takes the colours of the page's theme again. */
  repaint(): void;
  destroy(): void;
}

export type MapCircle = { readonly center: MapPoint; readonly miles: number };
export type StartMap = (start: MapStart) => Promise<MapEngine>;

/** Zoom levels of both map engines. */
export const CLOSEST_ZOOM = 15;
export const FAR_ZOOM = 4;
export const NEAR_ZOOM = 10;
