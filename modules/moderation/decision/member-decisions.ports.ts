import { definePort } from '../../kernel/manifest/port.js';

/** The decisions about members. Provided by the read model of appeals, and therefore as late as that. */
export interface MemberDecisions {
  /** Those about these members, the newest first. */
  about(
    memberIds: readonly string[],
  ): Promise<readonly { readonly id: string; readonly subjectId: string }[]>;
}

export const MEMBER_DECISIONS = definePort<MemberDecisions>('MemberDecisions');
