import type { Bounds, MapPoint } from './geometry';

/** A listing or an event on a map. */
export type MapMarker = MapPoint & {
  readonly id: string;
  /** For sale is amber, everything else green; a sign shows the difference without colour. */
  readonly kind: 'for_sale' | 'other' | 'event';
  /** A few letters on the marker: "$450", "Jun 13". */
  readonly text: string;
  /** The label for screen readers: "327 block, $450". */
  readonly name: string;
};

/** Listings that the server counted together. */
export type MapGroup = MapPoint & {
  readonly kind: MapMarker['kind'] | 'mixed';
  readonly count: number;
  readonly bounds: Bounds;
};

/** The listings of a popup, and how many more there are at this point. */
export type MapOpened = { readonly ids: readonly string[]; readonly more: number; readonly at: MapPoint };

/** The visible part of the map, and whether the user moved it. */
export type MapView = { readonly bounds: Bounds; readonly zoom: number; readonly isMoved: boolean };

export type MapStart = {
  readonly container: HTMLElement;
  readonly center: MapPoint;
  readonly zoom: number;
  /** Fills the popup of a marker, or of all markers on one spot, and calls `onClosed` when it is closed. */
  readonly popup: (opened: MapOpened) => HTMLElement;
  readonly onClosed: () => void;
  /** Called when the map shows another part: at the start, and after each move. */
  readonly onView: (view: MapView) => void;
  /** Called when the engine stopped working after it had started. */
  readonly onError: (error: Error) => void;
};

/** The one port through which the app draws maps. Two engines serve it: MapLibre with the bundled base map, and Mapbox
 *  where a token is given. Both are loaded only when a map is shown. */
export interface MapEngine {
  /** Replaces all markers. Overlapping ones become one marker with their count. */
  showMarkers(markers: readonly MapMarker[], groups: readonly MapGroup[]): void;
  /** Draws a radius around a point, in miles; null removes it. */
  showCircle(circle: MapCircle | null): void;
  /** Moves so that the circle, or else these bounds, are in view; never closer than zoom 15. */
  fit(otherwise: Bounds | null): void;
  closePopup(): void;
  /** Applies the colours of the page's theme again. */
  repaint(): void;
  destroy(): void;
}

export type MapCircle = { readonly center: MapPoint; readonly miles: number };
export type StartMap = (start: MapStart) => Promise<MapEngine>;

/** Zoom levels of both map engines. */
export const CLOSEST_ZOOM = 15;
export const FAR_ZOOM = 4;
export const NEAR_ZOOM = 10;
