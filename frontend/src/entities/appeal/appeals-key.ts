import type { getAppeal } from '@modules/moderation/appeal/appeals.contract';

/** The key of every appeal: what the stream of notifications refreshes. Copied from the contract, which would load all of zod at start. */
export const appealsKey: typeof getAppeal.path = '/api/appeals/:id';
