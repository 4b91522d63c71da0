import type { PageDeclaration } from './page.schemas.js';
import { pages } from './pages.schemas.js';

export const allPages: readonly PageDeclaration[] = Object.values(pages);

/** The addresses that show a page. */
export const pathsOf = ({ path, also = [] }: PageDeclaration): readonly string[] => [path, ...also];
