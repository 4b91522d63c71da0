import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { conflict } from '../../kernel/decider/errors.js';
import type { BuildLookup } from '../builds.ports.js';

/** So many builds a member owns at most, without deleted ones. */
export const maxBuilds = 100;

/** Refuse another build of the caller's, by the read model.
 *  errors  TOO_MANY_BUILDS (conflict) */
export async function mustHaveRoomForBuild(
  { lookup }: { readonly lookup: Pick<BuildLookup, 'countOf'> },
  { actor }: CommandMetadata,
): Promise<void> {
  if ((await lookup.countOf(actor.id)) < maxBuilds) return;
  throw conflict('TOO_MANY_BUILDS', {
    message: `A member has at most ${maxBuilds} builds. Delete one, or hand one over.`,
  });
}
