import type { CapabilityCheck } from '../kernel/http/guard.js';
import type { MemberAccess, MemberStatus } from './member-access.ports.js';

/** For the guard: what a member has to do before a route lets them in. Asked for those routes only that need something. */
export const capabilityCheckBy =
  (memberAccess: Pick<MemberAccess, 'of'>): CapabilityCheck =>
  async ({ id, roles }, need) => {
    const { capabilities, missingRequirement, hasGuardianInCheck } = await memberAccess.of(id, roles);
    if (capabilities.includes(need)) return undefined;
    if (missingRequirement === 'guardian' && hasGuardianInCheck) return inCheck;
    return missingRequirement ? first[missingRequirement] : 'Your account does not include that.';
  };

const inCheck =
  'You can look around. We are checking your parent or guardian; once that is done, you can do this.';

const first: Readonly<Record<NonNullable<MemberStatus['missingRequirement']>, string>> = {
  'date of birth': 'Give your date of birth on the account page first.',
  guardian:
    'You can look around. To do this, a parent or guardian has to be linked on your account page first.',
};
