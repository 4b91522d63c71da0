import { later } from '@ui/overlays/later';

/** What stands in for the pages of builds without a connection. The service worker keeps its code, which loads only then. */
export const BuildOnDevice = later(() => import('./build-on-device').then((page) => page.BuildOnDevice));
export const BuildsOnDevice = later(() => import('./builds-on-device').then((page) => page.BuildsOnDevice));
