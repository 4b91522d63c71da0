import { systemClock } from '../../../kernel/decider/clock.js';
import { JobWorker } from '../../../kernel/jobs/job-worker.js';
import { openMembers, yearsAgo } from '../../members.fixtures.js';
import { type GuardianshipEvent, guardianshipEvents } from '../guardianship.events.js';
import { openCheckServer } from './check-server.fixtures.js';
import { createGuardianChecks } from './create-guardian-checks.js';

let service: Awaited<ReturnType<typeof openCheckServer>>;
let smc: Awaited<ReturnType<typeof openMembers>>;
let worker: JobWorker;
beforeAll(async () => {
  service = await openCheckServer();
  smc = await openMembers({
    GUARDIAN_CHECK_URL: service.url,
    GUARDIAN_CHECK_SECRET: 'a secret that only we and the check know',
  });
  const { db, pool, log } = smc.runtime;
  const report = ({ error }: { readonly error: unknown }) => log.error(error);
  worker = new JobWorker(createGuardianChecks({ ...smc.runtime, clock: systemClock }), {
    db,
    pool,
    clock: systemClock,
    report,
  });
  worker.start();
});
afterAll(async () => {
  await worker.stop();
  await smc.close();
  await service.close();
});

test('a guardian sees where their name goes before they accept, and the check alone verifies them', async () => {
  service.says('verified');
  const { kid, checkedBy } = await accepted('Kid');
  expect(checkedBy).toBe(new URL(service.url).host);
  await recorded(kid.id, 'GuardianVerified');
  expect(await kid.status()).toMatchObject({ missingRequirement: null });
  expect(await waiting(kid.id)).toBeUndefined();
  const { body } = await kid.get(`/api/guardian-links/${kid.id}/consents`);
  expect(body.consents).toContainEqual(
    expect.objectContaining({
      what: 'guardian verified',
      by: { kind: 'check', id: 'check', name: 'The check' },
    }),
  );
});

test.each([
  ['refused', 'refused'],
  ['unsure', 'unsure'],
  ['purple', 'unreadable'],
])('the check’s %s is for staff to see, who decides', async (verdict, seen) => {
  service.says(verdict);
  const { kid, mom } = await accepted('Kit');
  await recorded(kid.id, 'GuardianLeftToStaff');
  expect(await waiting(kid.id)).toMatchObject({ check: seen });
  expect(await kid.status()).toMatchObject({ missingRequirement: 'guardian' });
  const { body } = await kid.get(`/api/guardian-links/${kid.id}/consents`);
  expect(JSON.stringify(body)).not.toContain('left to staff');
  const admin = await staff();
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, {
    guardianId: mom.id,
    note: 'Seen on a call.',
  });
  expect(await kid.status()).toMatchObject({ missingRequirement: null });
});

/** A minor, and a member who has just accepted to be the guardian. */
async function accepted(name: string) {
  const kid = await smc.member(name, { dateOfBirth: yearsAgo(15) });
  const mom = await smc.member('Mom');
  await mom.verifyMail();
  await kid.verifyMail();
  const email = `${kid.id}@example.com`;
  await kid.ok('POST', '/api/account/guardian-invitations', { email });
  const token = await smc.tokenIn('guardian-invitation', email);
  const { checkedBy } = await mom.ok('POST', '/api/guardian-invitations/look', { token });
  await mom.ok('POST', '/api/guardian-invitations/accept', { token });
  return { kid, mom, checkedBy };
}

/** Wait until the minor's stream has an event of this type and every processor has handled it. */
async function recorded(minorId: string, type: GuardianshipEvent['type']): Promise<void> {
  for (;;) {
    const history = await smc.runtime.eventStore.read(guardianshipEvents, minorId);
    if (history.some((one) => one.type === type)) return smc.waitForProcessors();
  }
}

let admin: Awaited<ReturnType<typeof smc.adminMember>> | undefined;
async function staff() {
  admin ??= await smc.adminMember();
  return admin;
}

async function waiting(minorId: string) {
  const { body } = await (await staff()).get('/api/admin/guardian-links');
  const links = body.links as { readonly minor: { readonly id: string }; readonly check: string }[];
  return links.find(({ minor }) => minor.id === minorId);
}
