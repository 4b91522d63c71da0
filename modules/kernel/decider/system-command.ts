import type { CommandMetadata } from './decider.js';
import { newId } from './identifiers.js';

/** Who did what happened because it was due, or follows from elsewhere. */
export const systemId = 'time';

/** Metadata of a command that a job sends because it is due.
 *  units  now: ISO-8601 UTC */
export const systemCommand = (now: string, commandId: string = newId()): CommandMetadata => ({
  actor: { id: systemId, roles: [] },
  now,
  commandId,
});
