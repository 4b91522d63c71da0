import { type Cluster, clusters } from './cluster';
import { type Bounds, boundsOf } from './geometry';
import { CLOSEST_ZOOM, type MapMarker } from './map-engine';
import style from './markers.module.css';

/** A button on the map for one marker, or for several with their count. */
export type Pin = {
  readonly latitude: number;
  readonly longitude: number;
  readonly element: HTMLButtonElement;
};

type Members = Cluster<MapMarker>['members'];

export type PinActions = {
  readonly open: (markers: Members, pin: HTMLElement) => void;
  readonly approach: (bounds: Bounds) => void;
};

/** The buttons to show at a zoom. They are real buttons: Tab reaches them, and each has a name. */
export function pinsAt(markers: readonly MapMarker[], zoom: number, actions: PinActions): readonly Pin[] {
  return clusters(markers, zoom).map((cluster) => ({
    latitude: cluster.latitude,
    longitude: cluster.longitude,
    element: cluster.members.length === 1 ? single(cluster.members[0], actions) : several(cluster, actions),
  }));
}

function single(marker: MapMarker, { open }: PinActions): HTMLButtonElement {
  const pin = button(marker.name, `${style.pin} ${marker.kind === 'for_sale' ? style.sale : style.other}`);
  if (marker.kind !== 'for_sale') pin.append(signElement('W'));
  pin.append(marker.text);
  pin.addEventListener('click', (event) => {
    event.stopPropagation();
    open([marker], pin);
  });
  return pin;
}

function several({ members }: Cluster<MapMarker>, { open, approach }: PinActions): HTMLButtonElement {
  const areOnOneSpot = clusters(members, CLOSEST_ZOOM).length === 1;
  const way = areOnOneSpot ? 'see them' : 'come closer';
  const pin = button(`${members.length} listings here: ${way}`, `${style.cluster} ${toneOf(members)}`);
  pin.append(String(members.length));
  pin.addEventListener('click', (event) => {
    event.stopPropagation();
    const bounds = boundsOf(members.map(({ longitude, latitude }) => [longitude, latitude] as const));
    if (areOnOneSpot) open(members, pin);
    else if (bounds) approach(bounds);
  });
  return pin;
}

function toneOf(members: Members): string | undefined {
  if (members.every(({ kind }) => kind === 'for_sale')) return style.sale;
  return members.some(({ kind }) => kind === 'for_sale') ? style.mixed : style.other;
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
