import { figure } from '@lib/format';
import { classes } from '@ui/classes';
import { type Cluster, clusters } from './cluster';
import { type Bounds, boundsOf } from './geometry';
import { CLOSEST_ZOOM, type MapGroup, type MapMarker } from './map-engine';
import style from './markers.module.css';

/** A button on the map for one marker, or for several with their count. */
export type Pin = {
  readonly latitude: number;
  readonly longitude: number;
  readonly element: HTMLButtonElement;
};

type Members = Cluster<MapMarker | MapGroup>['members'];

export type PinActions = {
  /** Opens a popup for these markers and this many more listings. */
  readonly open: (markers: readonly MapMarker[], more: number, pin: Pin) => void;
  readonly approach: (bounds: Bounds) => void;
};

/** The buttons to show at a zoom. They are real buttons: Tab reaches them, and each has a name. */
export function pinsAt(
  markers: readonly (MapMarker | MapGroup)[],
  zoom: number,
  actions: PinActions,
): readonly Pin[] {
  return clusters(markers, zoom).map(({ members, latitude, longitude }) => {
    const [first] = members;
    const isSingle = members.length === 1 && !isGroup(first);
    const element = isSingle ? single(first) : several(members, zoom);
    const pin = { latitude, longitude, element };
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      if (isSingle || areTogether(members, zoom))
        actions.open(members.filter(isMarker), moreIn(members), pin);
      else actions.approach(boundsOfAll(members));
    });
    return pin;
  });
}

function single(marker: MapMarker): HTMLButtonElement {
  const pin = button(marker.name, classes(style.pin, style[marker.kind]));
  if (marker.kind === 'other') pin.append(signElement('W'));
  pin.append(marker.text);
  return pin;
}

function several(members: Members, zoom: number): HTMLButtonElement {
  const count = figure(members.filter(isMarker).length + moreIn(members));
  const way = areTogether(members, zoom) ? 'see them' : 'zoom in';
  const noun = members.every(({ kind }) => kind === 'event') ? 'event' : 'listing';
  const pin = button(
    `${count} ${count === '1' ? noun : `${noun}s`} here: ${way}`,
    classes(style.cluster, style[toneOf(members)]),
  );
  pin.append(count);
  return pin;
}

const isGroup = (one: MapMarker | MapGroup): one is MapGroup => 'count' in one;
const isMarker = (one: MapMarker | MapGroup): one is MapMarker => !isGroup(one);
const moreIn = (members: Members) => members.filter(isGroup).reduce((sum, { count }) => sum + count, 0);

/** No zoom level separates them. */
function areTogether(members: Members, zoom: number): boolean {
  if (members.some(isGroup)) return zoom >= CLOSEST_ZOOM;
  return clusters(members, CLOSEST_ZOOM).length === 1;
}

function boundsOfAll(members: Members): Bounds {
  const corners = members.flatMap((one) =>
    isGroup(one) ? cornersOf(one.bounds) : [[one.longitude, one.latitude] as const],
  );
  return boundsOf(corners) ?? [-180, -90, 180, 90];
}

const cornersOf = ([west, south, east, north]: Bounds) => [[west, south] as const, [east, north] as const];

function toneOf(members: Members): MapGroup['kind'] {
  const kinds = new Set(members.map(({ kind }) => kind));
  const [only = 'mixed'] = kinds;
  return kinds.size === 1 ? only : 'mixed';
}

function button(name: string, look: string): HTMLButtonElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = look;
  pin.setAttribute('aria-label', name);
  pin.title = name;
  return pin;
}

function signElement(sign: string): HTMLElement {
  const mark = document.createElement('b');
  mark.textContent = sign;
  mark.ariaHidden = 'true';
  return mark;
}
