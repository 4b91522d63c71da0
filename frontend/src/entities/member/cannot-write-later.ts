import { later } from '@ui/overlays/later';

/** For pages on which hardly anybody sees it. */
export const LaterCannotWrite = later(() => import('./cannot-write').then((notice) => notice.CannotWrite));
