import { definePort } from '../kernel/manifest/port.js';

/** Which spaces of a map somebody has: they never vanish from it. Answered by this module from what the others contribute in their manifests, and nobody has one
 *  where nothing is sold.
 *  source  README, Rule 6 */
export interface TakenSpaces {
  /** Ids of the spaces of an event that are held or assigned on any date that is not over, each at least once.
   *  in  now: ISO-8601 UTC */
  of(gatheringId: string, now: string): Promise<readonly string[]>;
}

export const TAKEN_SPACES = definePort<TakenSpaces>('TakenSpaces');

declare module '../kernel/manifest/manifest.js' {
  interface Manifest {
    /** By what this module gives spaces to somebody. */
    readonly takenSpaces?: (context: ModuleContext) => TakenSpaces;
  }
}
