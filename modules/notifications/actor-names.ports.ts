import { definePort } from '../kernel/manifest/port.js';

/** The names of members, for messages that say who did something. Provided by the read model member-pages, like
 *  MEMBER_NAMES of members: that module sends notifications, so it is not asked from here. */
export interface ActorNames {
  /** By id, as the reader may see them today. An erased member is left out. */
  namesFor(readerId: string, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const ACTOR_NAMES = definePort<ActorNames>('ActorNames');
