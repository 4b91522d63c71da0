import { definePort } from '../kernel/manifest/port.js';

/** The names of members, for everything that shows others' names: threads, deals, feedback. Provided by the read
 *  model member-pages, and therefore as late as that. */
export interface MemberNames {
  /** By id, as the reader may see them today; a guest has no id. An erased member is left out. */
  namesFor(readerId: string | undefined, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const MEMBER_NAMES = definePort<MemberNames>('MemberNames');
