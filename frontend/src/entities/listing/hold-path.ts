import { paths } from '@lib/paths';

/** The page of a listing with its hold to confirm, for a guest who has to sign in first. */
export const holdPath = (id: string): string => `${paths.listing(id)}?hold=1`;
