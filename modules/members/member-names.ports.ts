import { definePort } from '../kernel/manifest/port.js';

/** What members are called, asked here by whatever shows others' names: threads, deals, feedback. Answered by the member pages, and so as late as these. */
export interface MemberNames {
  /** By id, as the reader may see them today; a guest has no id. An erased member is left out. */
  namesFor(readerId: string | undefined, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const MEMBER_NAMES = definePort<MemberNames>('MemberNames');
