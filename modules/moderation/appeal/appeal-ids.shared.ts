import { deterministicId } from '../../kernel/decider/identifiers.js';

/** The one appeal of a decision, with its escalation. */
export const idOfAppeal = (decisionId: string): string => deterministicId('appeal', decisionId);
