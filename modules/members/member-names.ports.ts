import { definePort } from '../kernel/manifest/port.js';

/** What members are called, asked here by whatever shows others' names: threads, deals, feedback. Answered by the member pages, and so as late as these. */
export interface MemberNames {
  /** By id, as the reader may see them today; a guest has no id. An erased member is left out. */
  namesFor(readerId: string | undefined, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const MEMBER_NAMES = definePort<MemberNames>('MemberNames');

/** A member's name as anybody sees it who is not the member, their verified guardian or staff: the first name alone unless it is known that they are 18.
 *  Pure.
 *  source  README, Rule 4 */
export const nameForOthers = (name: string, isKnownAdult: boolean): string =>
  isKnownAdult ? name : (name.trim().split(/\s+/)[0] ?? name);
