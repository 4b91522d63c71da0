import { type ComponentType, lazy } from 'react';

/** What stands in for pages of the inventory without a connection. The service worker keeps its code, which loads only then. */
export const ItemsOnDevice = on(() => import('./items-on-device'), 'ItemsOnDevice');
export const ItemOnDevice = on(() => import('./item-on-device'), 'ItemOnDevice');
export const PlacesOnDevice = on(() => import('./places-on-device'), 'PlacesOnDevice');
export const PlaceOnDevice = on(() => import('./places-on-device'), 'PlaceOnDevice');

function on<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }));
}
