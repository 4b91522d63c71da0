import type { BuildView } from '@modules/builds/builds.schemas';

/** What each part of the page of a build gets. */
export type BuildTabProps = { readonly build: BuildView };
