import type { Effect, EffectDeps } from '../../identity/effects.ports.js';
import type { Contents } from '../../kernel/content/contents.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { decisionState, type KnownDecision } from './decision.state.js';
import type { MemberDecisions } from './member-decisions.ports.js';

export interface CarryingOutDeps extends EffectDeps {
  readonly contents: Contents;
  /** Those of all modules. */
  readonly effects: readonly Effect[];
  readonly memberDecisions: MemberDecisions;
}

/** Every decision about a member, as it is now. */
export async function decisionsAbout(
  { eventStore, memberDecisions }: CarryingOutDeps,
  memberId: string,
): Promise<readonly KnownDecision[]> {
  const decisions = await memberDecisions.about([memberId]);
  const found = await Promise.all(decisions.map(({ id }) => loadState(eventStore, decisionState, id)));
  return found.flatMap((one) => (one.status === 'none' ? [] : one));
}
