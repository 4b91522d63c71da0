import { definePort } from '../kernel/manifest/port.js';

/** What members are called, asked here by whatever shows others' names: threads, deals, feedback. Answered by the member pages, and so as late as these. */
export interface MemberNames {
  /** By id, as the reader may see them today; a guest has no id. An erased member is left out. */
  namesFor(readerId: string | undefined, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const MEMBER_NAMES = definePort<MemberNames>('MemberNames');

/** A member's name, whole or the first name alone. Of a member of whom it is not known that they are 18, only the member, their verified guardian and staff read it
 *  whole. Pure.
 *  source  README, Rule 4 */
export const nameForOthers = (name: string, isWhole: boolean): string =>
  isWhole ? name : (name.trim().split(/\s+/)[0] ?? name);
