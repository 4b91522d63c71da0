import type { GivenRole } from '../../modules/memberships/grants/grants.events.js';
import { callAs, enter, type Member, makeAdmin } from './members.js';

/** Sign up an admin of the shared app. */
export async function enterAdmin(name: string): Promise<Member> {
  await makeAdmin(await enter(name));
  return enter(name);
}

/** Sign up a member with a role that an admin gives. */
export async function enterStaff(admin: Member, name: string, role: GivenRole): Promise<Member> {
  const member = await enter(name);
  await callAs(admin, 'POST', `/api/admin/members/${member.id}/roles`, { role, note: 'For a journey.' });
  return enter(name);
}
