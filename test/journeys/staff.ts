import type { GivenRole } from '../../modules/memberships/grants/grants.events.js';
import type { CaseView } from '../../modules/moderation/case/cases.contract.js';
import type { Measure } from '../../modules/moderation/moderation.schemas.js';
import { callAs, enter, type Member, makeAdmin, setUpTwoSteps } from './members.js';

/** Sign up an admin of the shared app. */
export async function enterAdmin(name: string): Promise<Member> {
  const admin = await enter(name);
  await makeAdmin(admin);
  return admin;
}

/** Sign up a member with a role that an admin gives. */
export async function enterStaff(admin: Member, name: string, role: GivenRole): Promise<Member> {
  const member = await enter(name);
  await callAs(admin, 'POST', `/api/admin/members/${member.id}/roles`, { role, note: 'For a journey.' });
  await setUpTwoSteps(member);
  return member;
}

/** Decide a case about something by the API: a warning, unless told otherwise. */
export async function decideAbout(
  handler: Member,
  target: { readonly kind: string; readonly id: string },
  measure: Measure = { kind: 'warn' },
): Promise<void> {
  const cases = '/api/cases';
  const { id } = await openCase(handler, target);
  const { version } = (await callAs(handler, 'GET', `${cases}/${id}`)) as unknown as CaseView;
  await callAs(handler, 'POST', `${cases}/${id}/decide`, {
    ...{ ruleId: 'misleading', measure, strikes: 1, facts: 'The photo is of another part.' },
    madeFrom: version,
  });
}

/** Open a case about something by the API. */
export const openCase = (handler: Member, target: { readonly kind: string; readonly id: string }) =>
  callAs(handler, 'POST', '/api/cases', { targets: [target], category: 'scam', reason: 'Seen on the wall.' });
