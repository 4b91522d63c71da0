import { deterministicId } from '../../kernel/decider/identifiers.js';
import type { FollowTarget } from './follow.events.js';

/** The stream of what one member wants to see of one target. */
export const idOfFollow = (followerId: string, { kind, id }: FollowTarget): string =>
  deterministicId('follow', followerId, kind, id);
