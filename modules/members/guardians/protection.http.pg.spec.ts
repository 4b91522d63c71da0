import { dispatch } from '../../kernel/decider/command-bus.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { listingDecider } from '../../marketplace/listing/listing.decider.js';
import { eraseDue } from '../../processes/erase-member.process.js';
import { erasureEvents } from '../erasure/erasure.events.js';
import { type Answer, grown, openMembers, password, yearsAgo } from '../members.fixtures.js';
import { guardiansOn, type Member } from './guardians.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const { minor, withVerifiedEmail, accept, answer, answeredFor, runJobsUntil } = guardiansOn(() => smc);

describe('a member who turns out to be under 13', () => {
  test('is erased in the request: no session, no cancelling, no second date of birth', async () => {
    const max = await ageless('Max', 'the school computer');
    const refused = await give(max, yearsAgo(9));
    expect(refused).toMatchObject({ status: 403, body: { code: 'SIGN_UP_HELD' } });
    for (const [method, path, sent] of [
      ['DELETE', '/api/account/erasure', undefined],
      ['POST', '/api/account/date-of-birth', { dateOfBirth: '1990-01-01' }],
      ['GET', '/api/account/profile', undefined],
    ] as const)
      expect(await max.call(method, path, sent)).toMatchObject({ status: 401 });
    expect(await rowsOf(max.id)).toEqual([]);
    expect(await erasureOf(max.id)).toEqual(['ErasureRequested', 'ErasurePerformed']);
    await smc.waitForProcessors();
    expect((await smc.guest(`/api/members/${max.id}`)).status).toBe(404);
  });

  test('has to re-authenticate first, for every date', async () => {
    const una = await ageless('Una', 'a borrowed phone');
    await smc.pool.query(
      "update identity.session set proven_at = now() - interval '11 minutes' where member_id = $1",
      [una.id],
    );
    for (const date of [yearsAgo(9), '1990-01-01'])
      expect(await give(una, date)).toMatchObject({ status: 403, body: { code: 'PROOF_NEEDED' } });
    expect(await erasureOf(una.id)).toEqual([]);
    await una.ok('POST', '/api/account/proof', { password });
    expect((await give(una, '1990-01-01')).status).toBe(200);
  });

  test('is sent to support when the account has a role, without erasure or cooldown', async () => {
    const ada = await ageless('Ada', 'the office');
    await ada.become('admin');
    expect(await give(ada, yearsAgo(6))).toMatchObject({
      status: 409,
      body: { code: 'BIRTH_DATE_OF_STAFF' },
    });
    expect(await erasureOf(ada.id)).toEqual([]);
    expect((await give(ada, '1990-01-01')).status).toBe(200);
  });

  test('is erased at once, even after an earlier request with days of grace', async () => {
    const pip = await ageless('Pip', 'the library');
    await pip.ok('POST', '/api/account/erasure', {});
    expect((await give(pip, yearsAgo(9))).status).toBe(403);
    expect(await rowsOf(pip.id)).toEqual([]);
    expect(await erasureOf(pip.id)).toEqual(['ErasureRequested', 'ErasureRequested', 'ErasurePerformed']);
  });

  test('is locked out from that request on, even when the job has to erase the rest', async () => {
    const tom = await ageless('Tom', 'the neighbors');
    const mail = String((await tom.status()).email);
    await smc.runtime.processors.stop();
    expect((await give(tom, yearsAgo(9))).status).toBe(403);
    smc.runtime.processors.start();
    expect(await tom.call('DELETE', '/api/account/erasure')).toMatchObject({ status: 401 });
    const again = await fetch(`${smc.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: mail, password }),
    });
    expect(again.ok).toBe(false);
    await runJobsUntil(async () => (await rowsOf(tom.id)).length === 0);
    expect((await erasureOf(tom.id)).at(-1)).toBe('ErasurePerformed');
  });
});

describe('a minor in public', () => {
  test('looks like a missing member on page and storefront, while pending or without public listings', async () => {
    const bob = await smc.member('Bob', grown);
    const [pia, ned] = [await minor('Pia Quiverfull'), await ageless('Ned Quiverfull', 'a chair')];
    const { kid: ken } = await answeredFor('Ken Quiverfull');
    await smc.waitForProcessors();
    const block = (id: string) => bob.call('POST', `/api/members/${id}/block`, {});
    for (const { id } of [pia, ken, ned]) expect(said(await block(id))).toEqual(said(await block(newId())));
    await smc.waitForProcessors();
    expect((await bob.get('/api/account/blocks')).body).toEqual({ blocked: [] });
    for (const { id } of [pia, ken, ned])
      for (const door of ['members', 'sellers'])
        for (const ask of [(path: string) => smc.guest(path), bob.get])
          expect(said(await ask(`/api/${door}/${id}`))).toEqual(said(await ask(`/api/${door}/${newId()}`)));
    for (const one of [pia, ken, ned]) {
      expect((await one.get(`/api/sellers/${one.id}`)).status).toBe(200);
      expect((await one.get(`/api/members/${one.id}`)).status).toBe(200);
    }
  });

  test('appears by first name with a public listing, which is paused when the link ends and may be resumed', async () => {
    const { kid, mom, admin } = await answeredFor('Zoe Quiverfull');
    const shown = await kid.list();
    const held = await kid.list();
    const bob = await smc.member('Bob', grown);
    expect((await bob.call('POST', `/api/listings/${held}/hold`, {})).status).toBe(200);
    await smc.waitForProcessors();
    for (const ask of [(path: string) => smc.guest(path), bob.get]) {
      const { body: page } = await ask(`/api/members/${kid.id}`);
      const { body: storefront } = await ask(`/api/sellers/${kid.id}`);
      const { id, name, joinedAt } = storefront.seller as Record<string, unknown>;
      expect(page).toMatchObject({ id, name, joinedAt, handle: null, picture: null, area: null });
      expect(name).toBe('Zoe');
    }

    for (const one of [kid, mom]) await one.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await smc.waitForProcessors();
    for (const id of [shown, held]) {
      expect(await statusOf(kid, id)).toBe('paused');
      expect((await smc.guest(`/api/listings/${id}`)).status).toBe(404);
    }
    for (const door of ['members', 'sellers'])
      expect((await smc.guest(`/api/${door}/${kid.id}`)).status).toBe(404);
    const resume = () => kid.call('POST', `/api/listings/${shown}/resume`, {});
    expect((await resume()).body).toMatchObject({ code: 'NOT_ALLOWED_YET' });
    const stranger = await smc.member('Sid', grown);
    const block = async (one: Member) => (await one.call('POST', `/api/members/${kid.id}/block`, {})).status;
    expect([await block(stranger), await block(bob), await block(mom)]).toEqual([404, 200, 404]);
    await answer(kid, mom, admin);
    expect((await resume()).status).toBe(200);
    await smc.waitForProcessors();
    expect((await smc.guest(`/api/listings/${shown}`)).status).toBe(200);
    expect((await smc.guest(`/api/sellers/${kid.id}`)).status).toBe(200);
  });

  test('shows nothing once the guardian is erased, and the job pauses listings that appear later', async () => {
    const { kid, mom } = await answeredFor('Abe Quiverfull');
    const id = await kid.list();
    await mom.ok('POST', '/api/account/erasure', {});
    await smc.waitForProcessors();
    await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
    await smc.waitForProcessors();
    expect(await statusOf(kid, id)).toBe('paused');
    const meta = { actor: { id: kid.id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
    await dispatch(smc.runtime.bus, listingDecider, id, {
      type: 'ResumeListing',
      meta,
    });
    await smc.waitForProcessors();
    await runJobsUntil(async () => (await statusOf(kid, id)) === 'paused');
  });
});

describe('a guardian who is not verified', () => {
  test('sees no page and may be blocked, and the minor may end the link alone and invite again', async () => {
    const [kid, eve] = [await minor('Kit'), await withVerifiedEmail('Eve')];
    await accept(kid, eve);
    await smc.waitForProcessors();
    expect((await eve.get(`/api/members/${kid.id}`)).status).toBe(404);
    expect((await kid.call('POST', `/api/members/${eve.id}/block`, {})).status).toBe(200);
    await kid.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await smc.waitForProcessors();
    expect((await kid.get('/api/account/guardianship')).body).toMatchObject({
      status: 'none',
      guardian: null,
    });
    expect((await eve.get('/api/account/guardianship')).body).toMatchObject({ minors: [] });
    const mom = await withVerifiedEmail('Mom');
    await answer(kid, mom, await smc.adminMember());
    expect(await kid.status()).toMatchObject({ missingRequirement: null });
  });

  test('is not verified in place of the guardian whom staff looked at', async () => {
    const [kid, mom, eve] = [
      await minor('Lil'),
      await withVerifiedEmail('Mom'),
      await withVerifiedEmail('Eve'),
    ];
    const admin = await smc.adminMember();
    await accept(kid, mom);
    await kid.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await accept(kid, eve);
    for (const verdict of ['verify', 'refuse'])
      expect(
        await admin.call('POST', `/api/admin/guardian-links/${kid.id}/${verdict}`, {
          guardianId: mom.id,
          note: 'Seen on a call.',
        }),
      ).toMatchObject({ status: 409, body: { code: 'ANOTHER_GUARDIAN' } });
    expect(await kid.status()).toMatchObject({ missingRequirement: 'guardian' });
  });

  test('may end the link alone too', async () => {
    const [kid, eve] = [await minor('Lea'), await withVerifiedEmail('Eve')];
    await accept(kid, eve);
    expect((await eve.call('POST', `/api/members/${kid.id}/block`, {})).status).toBe(200);
    await eve.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await smc.waitForProcessors();
    expect((await kid.get('/api/account/guardianship')).body).toMatchObject({ status: 'none' });
  });
});

test('the job deletes a cooldown that is over', async () => {
  await smc.pool.query("insert into members.hold (key, until) values ('a', now() - interval '1 s')");
  await smc.pool.query("insert into members.hold (key, until) values ('b', now() + interval '1 day')");
  const held = async () =>
    (await smc.pool.query<{ key: string }>("select key from members.hold where key in ('a', 'b')")).rows;
  await runJobsUntil(async () => (await held()).length < 2);
  expect(await held()).toEqual([{ key: 'b' }]);
});

/** A member without a date of birth, like members from before the age gate. */
async function ageless(name: string, agent: string): Promise<Member> {
  return smc.member(name, { agent });
}

/** Publishes a listing. */

const statusOf = async (seller: Member, id: string) => (await seller.get(`/api/listings/${id}`)).body.status;

const said = ({ status, body: { code, message } }: Answer) => ({ status, code, message });

const give = (member: Member, dateOfBirth: string) =>
  member.call('POST', '/api/account/date-of-birth', { dateOfBirth });

async function rowsOf(memberId: string): Promise<readonly unknown[]> {
  const { rows } = await smc.pool.query(
    'select member_id from identity.account where member_id::text = $1 union all select member_id from identity.session where member_id::text = $1',
    [memberId],
  );
  return rows;
}

const erasureOf = async (memberId: string) =>
  (await smc.runtime.eventStore.read(erasureEvents, memberId)).map(({ type }) => type);
