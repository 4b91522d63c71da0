import { newId } from '../../kernel/decider/identifiers.js';
import { MODULE_CONTEXT } from '../../kernel/manifest/manifest.js';
import { runScheduled } from '../../kernel/testing/run-scheduled.fixtures.js';
import { grown, type openMembers, yearsAgo } from '../members.fixtures.js';

type Smc = Awaited<ReturnType<typeof openMembers>>;
export type Member = Awaited<ReturnType<Smc['member']>>;

/** Minors, guardians and the jobs of one server. */
export const guardiansOn = (of: () => Smc) => {
  return { minor, withVerifiedEmail, accept, answer, answeredFor, runJobsUntil };

  /** A minor with a verified e-mail and no guardian. */
  async function minor(name: string): Promise<Member> {
    const kid = await of().member(name, { dateOfBirth: yearsAgo(15) });
    await kid.verifyMail();
    return kid;
  }

  async function withVerifiedEmail(name: string): Promise<Member> {
    const member = await of().member(name, grown);
    await member.verifyMail();
    return member;
  }

  async function accept(kid: Member, guardian: Member): Promise<void> {
    const email = `${newId()}@example.com`;
    await kid.ok('POST', '/api/account/guardian-invitations', { email });
    const token = await of().tokenIn('guardian-invitation', email);
    await guardian.ok('POST', '/api/guardian-invitations/accept', { token });
  }

  async function answer(kid: Member, guardian: Member, admin: Member): Promise<void> {
    await accept(kid, guardian);
    await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, {
      guardianId: guardian.id,
      note: 'Seen on a call.',
    });
  }

  /** A minor with a verified guardian. */
  async function answeredFor(name: string) {
    const [kid, mom, admin] = [await minor(name), await withVerifiedEmail('Mom'), await of().adminMember()];
    await answer(kid, mom, admin);
    return { kid, mom, admin };
  }

  /** Run scheduled jobs until the condition is true. */
  async function runJobsUntil(condition: () => Promise<boolean>): Promise<void> {
    const context = of().server.app.get(MODULE_CONTEXT, { strict: false });
    while (!(await condition())) await runScheduled(context);
  }
};
