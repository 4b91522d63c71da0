import type { Tier } from '../identity/capabilities.schemas.js';
import { Capability, limitable } from '../identity/capabilities.schemas.js';
import type { Standing } from '../identity/session-members.ports.js';
import { type DomainError, forbidden } from '../kernel/decider/errors.js';
import type { Endpoint } from '../kernel/http/contract.js';
import type { CapabilityCheck } from '../kernel/http/guard.js';
import type { MemberRelations } from '../members/member-relations.ports.js';
import { capabilitiesOfAge, capabilitiesOfRoles, capabilitiesOfTier } from './capabilities.rules.js';
import type { Limit } from './grants/grants.state.js';

export interface CapabilitySources extends Pick<MemberRelations, 'standingOf'> {
  tierOf(memberId: string): Promise<Tier>;
  /** The limits that run now. */
  limitsOf(memberId: string): Promise<readonly Limit[]>;
}

/** The guard's check that a caller has the capability that a route requires. Roles come with the session, so they cost no read. Age and tier
 *  cost one read of a short stream, and so do limits, for what can be limited. A limit counts whatever a role gives.
 *  errors  ADMINS_ONLY, STAFF_ONLY, STAFF_TWO_STEP_NEEDED, NOT_ALLOWED_YET, CAPABILITY_LIMITED (forbidden) */
export function capabilityCheck(sources: CapabilitySources): CapabilityCheck {
  const requireGiven: CapabilityCheck = async ({ id, roles }, required) => {
    const has = (given: readonly Capability[]) => given.some((one) => one === required);
    if (has(capabilitiesOfRoles(roles))) return;
    if (has(capabilitiesOfAge(null))) {
      const standing = await sources.standingOf(id);
      if (!has(capabilitiesOfAge(standing.missingRequirement))) throw notAllowedYet(firstStep(standing));
      return;
    }
    if (has(capabilitiesOfTier('premium')) && has(capabilitiesOfTier(await sources.tierOf(id)))) return;
    throw refusals[required]?.() ?? notAllowedYet('Your account does not include that.');
  };
  return async (actor, required, withheld = []) => {
    await requireGiven(actor, required).catch((error: unknown) => {
      throw capabilitiesOfRoles(withheld).some((one) => one === required) ? twoStepNeeded() : error;
    });
    if (!limitable.some((one) => one === required)) return;
    const limit = lastToEnd((await sources.limitsOf(actor.id)).filter((one) => one.capability === required));
    if (limit) throw limited(limit);
  };
}

const lastToEnd = (limits: readonly Limit[]): Limit | undefined =>
  limits.find(({ until }) => until === null) ??
  limits.toSorted((one, other) => (one.until ?? '').localeCompare(other.until ?? '')).at(-1);

function limited({ capability, until, decisionId }: Limit): DomainError {
  const end = until === null ? '' : ` until ${day.format(new Date(until))}`;
  return forbidden('CAPABILITY_LIMITED', {
    message: `By a decision of our staff you cannot ${inWords[capability]}${end}.`,
    until,
    decision: `/decisions/${decisionId}`,
  });
}

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

const inWords: Readonly<Record<Limit['capability'], string>> = {
  list: 'list anything',
  hold: 'hold a listing',
  post: 'post',
  follow: 'follow anybody',
  message: 'write messages',
  organize: 'announce an event',
};

/** Refuse to start with a contract that requires an unknown capability: nobody could call its route.
 *  errors  Error naming the contracts */
export function refuseUnknownCapabilities(contracts: readonly Endpoint[]): void {
  const unknown = contracts.filter(
    ({ requires }) => requires !== undefined && !Capability.safeParse(requires).success,
  );
  if (unknown.length > 0)
    throw new Error(
      `No capability: ${unknown.map(({ method, path, requires }) => `${method} ${path} requires '${requires}'`).join(', ')}`,
    );
}

const refusals: Readonly<Record<string, () => DomainError>> = {
  administer: () => forbidden('ADMINS_ONLY', { message: 'Only admins may do that.' }),
  support: () => forbidden('STAFF_ONLY', { message: 'Only support staff may do that.' }),
  staff: () => forbidden('STAFF_ONLY', { message: 'Only staff may do that.' }),
  moderate: () => forbidden('STAFF_ONLY', { message: 'Only moderators may do that.' }),
  review: () => forbidden('STAFF_ONLY', { message: 'Only reviewers of appeals may do that.' }),
};

const twoStepNeeded = () =>
  forbidden('STAFF_TWO_STEP_NEEDED', {
    message: 'Staff sign in with two steps. Set it up on your account page, or sign in again with a code.',
  });

const notAllowedYet = (message: string) => forbidden('NOT_ALLOWED_YET', { message });

function firstStep({ missingRequirement, hasGuardianInCheck }: Standing): string {
  if (missingRequirement === 'date of birth') return 'Give your date of birth on the account page first.';
  return hasGuardianInCheck
    ? 'You can look around. We are checking your parent or guardian; once that is done, you can do this.'
    : 'You can look around. To do this, a parent or guardian has to be linked on your account page first.';
}
