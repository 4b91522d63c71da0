import type { Actor } from '../../kernel/decider/decider.js';
import type { MemberRelations } from '../../members/member-relations.ports.js';
import { capabilitiesOfRoles } from '../../memberships/capabilities.rules.js';

/** What somebody is to the member whom a decision is about; null for strangers. */
export async function partyOf(
  relations: Pick<MemberRelations, 'guardianOf'>,
  subjectId: string,
  memberId: string,
): Promise<'self' | 'guardian' | null> {
  if (subjectId === memberId) return 'self';
  return (await relations.guardianOf(subjectId)) === memberId ? 'guardian' : null;
}

export const isReviewer = ({ roles }: Actor): boolean => capabilitiesOfRoles(roles).includes('review');
