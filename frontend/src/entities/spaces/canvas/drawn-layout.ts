import type { LayoutView } from '@modules/spaces/spaces.contract';

/** What of a layout is drawn. */
export type DrawnLayout = Pick<LayoutView, 'spaces' | 'zones' | 'shapes'>;
