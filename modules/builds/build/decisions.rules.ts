import { type Command, event } from '../../kernel/decider/decider.js';
import { unreachable } from '../../kernel/decider/errors.js';
import type { BuildEvent } from './build.events.js';
import type { Build } from './build.state.js';

/** What a case decides about a build. */
export type BuildDecision = Command<
  'HideBuild' | 'ShowBuild' | 'RemoveBuild' | 'BringBackBuild',
  { readonly reason: string }
>;

/** Hide, show, remove or bring back a build. `ShowBuild` shows one that is hidden, and none that is removed. What its owner deleted stays deleted.
 *  events  one, or [] when it is so already */
export function decideAbout({ type, reason }: BuildDecision, build: Build): readonly BuildEvent[] {
  const { ownerId, decision, standing } = build;
  if (standing === 'none') return [];
  const decided = { ownerId, reason };
  switch (type) {
    case 'HideBuild':
      return decision === null ? [event('BuildHidden', decided)] : [];
    case 'ShowBuild':
      return decision === 'hidden' ? [event('BuildShownAgain', decided)] : [];
    case 'RemoveBuild':
      return decision === 'removed' ? [] : [event('BuildRemoved', decided)];
    case 'BringBackBuild':
      return decision === null ? [] : [event('BuildShownAgain', decided)];
    default:
      return unreachable(type);
  }
}
