import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { MailCipher, type MailPayload } from '../../mail/mail-cipher.js';
import { eraseDue } from '../../processes/erase-member.process.js';
import { grown, openMembers } from '../members.fixtures.js';
import { guardiansOn, type Member } from './guardians.fixtures.js';
import { guardianshipEvents } from './guardianship.events.js';
import { InvitationStore } from './invitation-store.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const { minor, withVerifiedEmail, accept, runJobsUntil } = guardiansOn(() => smc);

describe('an invitation', () => {
  const invite = (kid: Member, email: string) =>
    kid.call('POST', '/api/account/guardian-invitations', { email });

  test('goes to one mailbox three times a day at most, and the answer does not tell', async () => {
    const kids = [await minor('Ann'), await minor('Bea'), await minor('Cal')];
    const outcomes = [];
    for (const kid of kids)
      for (let times = 1; times <= 2; times++) {
        const { status, body } = await invite(
          kid,
          times === 1 ? 'Target@shop.example' : 'target@shop.example',
        );
        outcomes.push(status, ...Object.keys(body));
      }
    expect(outcomes).toEqual(Array(6).fill([200, 'id', 'version', 'position']).flat());
    expect(await mailsTo('target@shop.example')).toHaveLength(3);
    const bob = await smc.member('Bob', grown);
    expect((await invite(bob, 'target@shop.example')).body).toMatchObject({ code: 'NOT_A_MINOR' });
    expect((await invite(kids[0] as Member, 'another@shop.example')).status).toBe(200);
  });

  test('adds as many events for an address that has an account as for another', async () => {
    const mom = await withVerifiedEmail('Mom');
    const kids = [await minor('Ned'), await minor('Oda')] as const;
    const added = async (kid: Member, email: string) => {
      await smc.waitForProcessors();
      const before = await smc.runtime.eventStore.log.head();
      expect((await invite(kid, email)).status).toBe(200);
      await smc.waitForProcessors();
      return (await smc.runtime.eventStore.log.head()) - before;
    };
    const unknown = await added(kids[0], 'nobody@oda.example');
    expect(unknown).toBeGreaterThan(0);
    expect(await added(kids[1], String((await mom.status()).email))).toBe(unknown);
  });

  test('that is refused does not count, even when its key is used again with other content', async () => {
    const [bob, kid] = [await smc.member('Bob', grown), await minor('Dee')];
    expect((await invite(bob, 'mom@dee.example')).body).toMatchObject({ code: 'NOT_A_MINOR' });
    const again = (email: string) =>
      fetch(`${smc.url}/api/account/guardian-invitations`, {
        method: 'POST',
        headers: { ...kid.as, 'Content-Type': 'application/json', 'Idempotency-Key': 'the same key' },
        body: JSON.stringify({ email }),
      });
    expect((await again('mom@dee.example')).status).toBe(200);
    expect((await again('mom@dee.example')).status).toBe(200);
    expect((await again('dad@dee.example')).ok).toBe(false);
    expect((await addresses(kid.id)).map(({ email }) => email)).toEqual(['mom@dee.example']);
    expect(await mailsTo('mom@dee.example')).toHaveLength(1);
  });

  test('that is repeated under its key days later is the same, and sends no second mail', async () => {
    const kid = await minor('Dot');
    const again = () =>
      fetch(`${smc.url}/api/account/guardian-invitations`, {
        method: 'POST',
        headers: { ...kid.as, 'Content-Type': 'application/json', 'Idempotency-Key': 'the key of Dot' },
        body: JSON.stringify({ email: 'mom@dot.example' }),
      });
    const first = (await (await again()).json()) as object;
    await smc.pool.query(
      "update members.invitation set put_at = put_at - interval '2 days' where minor_id = $1",
      [kid.id],
    );
    const second = await again();
    expect({ status: second.status, body: await second.json() }).toEqual({ status: 200, body: first });
    expect(await mailsTo('mom@dot.example')).toHaveLength(1);
  });

  test('is sent from its event, even when the process ends right after recording it', async () => {
    const [kid, invitationId] = [await minor('Ivy'), newId()];
    const now = new Date().toISOString();
    await smc.server.app
      .get(InvitationStore)
      .save({ id: invitationId, minorId: kid.id, email: 'mom@ivy.example' }, now);
    const meta = { actor: { id: kid.id, roles: [] }, now, commandId: newId() };
    const invited = event('GuardianInvited', { memberId: kid.id, invitationId, expiresAt: plusDays(now, 7) });
    await smc.runtime.eventStore.append(guardianshipEvents, kid.id, [invited], 'any', meta);
    expect(await mailsTo('mom@ivy.example')).toHaveLength(1);
  });

  test('that was counted and not recorded is resumed days later under its key', async () => {
    const rows = smc.server.app.get(InvitationStore);
    const one = { id: 'broken off', minorId: 'nobody', email: 'mom@off.example' };
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    expect(await rows.save(one, at(3))).toBe('new');
    expect(await rows.save(one, at(0))).toBe('known');
  });

  test('has no text by the minor in its subject, and no link or last name of the minor in its body', async () => {
    const eve = await minor('WIN 500');
    expect((await invite(eve, 'somebody@shop.example')).status).toBe(200);
    const [mail] = await mailsTo('somebody@shop.example');
    expect(mail?.subject).toBe('Somebody under 18 asks you to be their guardian');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/WIN/);
    const kid = await minor('Kim Lee');
    await invite(kid, 'parent@shop.example');
    expect((await mailsTo('parent@shop.example'))[0]?.text).toMatch(/^Kim is under 18/);
  });

  test('loses its address once it is used or expired, and the minor’s archive never has the address', async () => {
    const [kid, mom] = [await minor('Fay'), await withVerifiedEmail('Mom')];
    await invite(kid, 'wrong@fay.example');
    await accept(kid, mom);
    expect(await addresses(kid.id)).toMatchObject([{ email: null }, { email: null }]);
    const told = JSON.stringify(await smc.runtime.eventStore.read(guardianshipEvents, kid.id));
    expect(told).not.toContain('@');
    const gil = await minor('Gil');
    await invite(gil, 'parent@gil.example');
    await smc.pool.query('update members.invitation set until = now() where minor_id = $1', [gil.id]);
    await runJobsUntil(async () => (await addresses(gil.id)).length === 0);
  });
});

test('the notes about a guardian and the invited address are deleted with the guardian', async () => {
  const [kid, mom, admin] = [await minor('Hal'), await withVerifiedEmail('Mom'), await smc.adminMember()];
  await accept(kid, mom);
  const mail = String((await mom.status()).email);
  const note = { guardianId: mom.id, note: 'Snollygoster, seen on a call.' };
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, note);
  const ledger = async () => JSON.stringify((await admin.get(`/api/admin/members/${kid.id}/consents`)).body);
  expect(await ledger()).toContain('Snollygoster');
  const ida = await minor('Ida');
  await ida.ok('POST', '/api/account/guardian-invitations', { email: mail });
  await mom.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
  await smc.waitForProcessors();
  expect(await ledger()).not.toContain('Snollygoster');
  const { rows } = await smc.pool.query(
    'select i::text as line from members.invitation i union all select j::text from members.judgement j',
  );
  expect(JSON.stringify(rows)).not.toMatch(/Snollygoster/);
  expect(JSON.stringify(rows)).not.toContain(mail);
});

async function mailsTo(address: string): Promise<readonly MailPayload[]> {
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query<{ id: string; person_id: string | null; sealed: Buffer }>(
    "select id, person_id, sealed from mail.outbox where kind = 'guardian-invitation'",
  );
  const cipher = new MailCipher(smc.runtime.eventStore.keys, smc.runtime.secret);
  const mails = await Promise.all(rows.map((row) => cipher.decrypt(row)));
  return mails.filter((mail) => mail?.to === address) as readonly MailPayload[];
}

async function addresses(minorId: string): Promise<readonly { readonly email: string | null }[]> {
  const { rows } = await smc.pool.query<{ email: string | null }>(
    'select email from members.invitation where minor_id = $1',
    [minorId],
  );
  return rows;
}
