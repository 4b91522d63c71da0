import { pages } from '@modules/pages/pages.schemas';
import type { ComponentType } from 'react';

export type LoadPage = () => Promise<{
  readonly default: ComponentType;
  /** Belongs to the declaration; the build writes it here. */
  readonly title?: string | null;
}>;

/** Loads the file of each page, in the order of the declarations. The build writes these imports out (frontend/page-files.ts). */
export const pageFiles: readonly LoadPage[] = Object.values(pages).map(
  ({ file }) =>
    () =>
      import(`../features/${file}-page.tsx`),
);
