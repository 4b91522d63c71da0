import type { CommandMetadata } from '../kernel/decider/decider.js';
import { deterministicId } from '../kernel/decider/identifiers.js';

/** The next command of a call: one id for each. */
export const stepOf = (meta: CommandMetadata, ...step: readonly (string | number)[]): CommandMetadata => ({
  actor: meta.actor,
  now: meta.now,
  commandId: deterministicId(meta.commandId, ...step),
});
