import { CommandBus } from '@nestjs/cqrs';
import { startTimers } from '../../../apps/api/timers.js';
import { eraseDue } from '../../../apps/members-timers.js';
import { decide } from '../../kernel/decide.js';
import { freshId } from '../../kernel/identifiers.js';
import { type Enclosed, Envelopes } from '../../mail/envelopes.js';
import { listingEvents } from '../../marketplace/listing.events.js';
import { listingDecider } from '../../marketplace/listing.js';
import { erasureEvents } from '../erasure/erasure.events.js';
import { type Answer, grown, openMembers, password, yearsAgo } from '../members.given.js';

import { guardianshipEvents } from './guardianship.events.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

describe('a member who turns out to be under 13', () => {
  test('is erased in the request: no session, no way back, no second date of birth', async () => {
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
    await smc.settle();
    expect((await smc.guest(`/api/members/${max.id}`)).status).toBe(404);
  });

  test('is erased at once, also when they asked for it with days of grace before', async () => {
    const pip = await ageless('Pip', 'the library');
    await pip.ok('POST', '/api/account/erasure', {});
    expect((await give(pip, yearsAgo(9))).status).toBe(403);
    expect(await rowsOf(pip.id)).toEqual([]);
    expect(await erasureOf(pip.id)).toEqual(['ErasureRequested', 'ErasureRequested', 'ErasurePerformed']);
  });

  test('is shut out from that request on, also where the erasure has to wait for the timer', async () => {
    const tom = await ageless('Tom', 'the neighbors');
    const mail = String((await tom.status()).email);
    await smc.house.processors.stop();
    expect((await give(tom, yearsAgo(9))).status).toBe(403);
    smc.house.processors.start();
    expect(await tom.call('DELETE', '/api/account/erasure')).toMatchObject({ status: 401 });
    const again = await fetch(`${smc.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: mail, password }),
    });
    expect(again.ok).toBe(false);
    await withTimers(async () => (await rowsOf(tom.id)).length === 0);
    expect((await erasureOf(tom.id)).at(-1)).toBe('ErasurePerformed');
  });
});

describe('a minor in public', () => {
  test('is like nobody at both doors, while nobody answers for them and while they show nothing', async () => {
    const bob = await smc.member('Bob', grown);
    const [pia, ned] = [await minor('Pia Quiverfull'), await ageless('Ned', 'a chair')];
    const { kid: ken } = await answeredFor('Ken Quiverfull');
    await smc.settle();
    for (const { id } of [pia, ken, ned])
      for (const door of ['members', 'sellers'])
        for (const ask of [(path: string) => smc.guest(path), bob.get])
          expect(said(await ask(`/api/${door}/${id}`))).toEqual(said(await ask(`/api/${door}/${freshId()}`)));
    for (const one of [pia, ken, ned]) {
      expect((await one.get(`/api/sellers/${one.id}`)).status).toBe(200);
      expect((await one.get(`/api/members/${one.id}`)).status).toBe(200);
    }
  });

  test('who shows a listing is at both doors by the first name; when the guardian goes it is paused, and may come back', async () => {
    const { kid, mom, admin } = await answeredFor('Zoe Quiverfull');
    const shown = await put(kid);
    const held = await put(kid);
    const bob = await smc.member('Bob', grown);
    expect((await bob.call('POST', `/api/listings/${held}/hold`, {})).status).toBe(200);
    await smc.settle();
    for (const ask of [(path: string) => smc.guest(path), bob.get]) {
      const { body: page } = await ask(`/api/members/${kid.id}`);
      const { body: storefront } = await ask(`/api/sellers/${kid.id}`);
      const { id, name, joinedAt } = storefront.seller as Record<string, unknown>;
      expect(page).toMatchObject({ id, name, joinedAt, handle: null, picture: null, area: null });
      expect(name).toBe('Zoe');
    }

    for (const one of [kid, mom]) await one.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await smc.settle();
    for (const id of [shown, held]) {
      expect(await statusOf(kid, id)).toBe('paused');
      expect((await smc.guest(`/api/listings/${id}`)).status).toBe(404);
    }
    for (const door of ['members', 'sellers'])
      expect((await smc.guest(`/api/${door}/${kid.id}`)).status).toBe(404);
    const resume = () => kid.call('POST', `/api/listings/${shown}/resume`, {});
    expect((await resume()).body).toMatchObject({ code: 'NOT_ALLOWED_YET' });
    await answer(kid, mom, admin);
    expect((await resume()).status).toBe(200);
    await smc.settle();
    expect((await smc.guest(`/api/listings/${shown}`)).status).toBe(200);
    expect((await smc.guest(`/api/sellers/${kid.id}`)).status).toBe(200);
  });

  test('shows nothing any more once the guardian is erased; what comes up after that the timer pauses', async () => {
    const { kid, mom } = await answeredFor('Abe Quiverfull');
    const id = await put(kid);
    await mom.ok('POST', '/api/account/erasure', {});
    await smc.settle();
    await eraseDue(smc.house, new Date(Date.now() + 15 * 86_400_000).toISOString());
    await smc.settle();
    expect(await statusOf(kid, id)).toBe('paused');
    const meta = { actor: { id: kid.id, roles: [] }, now: new Date().toISOString(), commandId: freshId() };
    await decide(smc.house.journal, listingEvents, listingDecider, id, { type: 'ResumeListing', meta });
    await smc.settle();
    await withTimers(async () => (await statusOf(kid, id)) === 'paused');
  });
});

describe('who accepted and is not verified', () => {
  test('is no guardian: sees no page, may be blocked, and the minor ends it alone and invites anew', async () => {
    const [kid, eve] = [await minor('Kit'), await proven('Eve')];
    await accept(kid, eve);
    await smc.settle();
    expect((await eve.get(`/api/members/${kid.id}`)).status).toBe(404);
    expect((await kid.call('POST', `/api/members/${eve.id}/block`, {})).status).toBe(200);
    await kid.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await smc.settle();
    expect((await kid.get('/api/account/guardianship')).body).toMatchObject({
      status: 'none',
      guardian: null,
    });
    expect((await eve.get('/api/account/guardianship')).body).toMatchObject({ minors: [] });
    const mom = await proven('Mom');
    await answer(kid, mom, await smc.adminMember());
    expect(await kid.status()).toMatchObject({ waitsFor: null });
  });

  test('may leave it alone too', async () => {
    const [kid, eve] = [await minor('Lea'), await proven('Eve')];
    await accept(kid, eve);
    expect((await eve.call('POST', `/api/members/${kid.id}/block`, {})).status).toBe(200);
    await eve.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
    await smc.settle();
    expect((await kid.get('/api/account/guardianship')).body).toMatchObject({ status: 'none' });
  });
});

describe('an invitation', () => {
  const invite = (kid: Member, email: string) =>
    kid.call('POST', '/api/account/guardian-invitations', { email });

  test('goes to one mailbox three times a day, whoever asks for it and whatever account is made for it', async () => {
    const kids = [await minor('Ann'), await minor('Bea'), await minor('Cal')];
    const outcomes = [];
    for (const kid of kids)
      for (let times = 1; times <= 2; times++) {
        const { status, body } = await invite(
          kid,
          times === 1 ? 'Target@shop.example' : 'target@shop.example',
        );
        outcomes.push(status === 200 ? 'sent' : body.code);
      }
    expect(outcomes).toEqual(['sent', 'sent', 'sent', ...Array(3).fill('TOO_MANY_INVITATIONS')]);
    expect(await mailsTo('target@shop.example')).toHaveLength(3);
    expect((await invite(kids[0] as Member, 'another@shop.example')).status).toBe(200);
  });

  test('that is refused does not count, also when it is sent again under its key with other content', async () => {
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

  test('has no word of the inviter in its subject, and none to click on in its body', async () => {
    const eve = await minor('Eve');
    await eve.ok('PATCH', '/api/auth/name', { name: 'WIN $500 today' });
    expect((await invite(eve, 'somebody@shop.example')).status).toBe(200);
    const [mail] = await mailsTo('somebody@shop.example');
    expect(mail?.subject).toBe('Somebody under 18 asks you to be their guardian');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/WIN|500/);
    const kid = await minor('Kim Lee');
    await invite(kid, 'parent@shop.example');
    expect((await mailsTo('parent@shop.example'))[0]?.text).toContain('Kim Lee is under 18');
  });

  test('leaves no address once it is used or over, and the archive of the minor never has it', async () => {
    const [kid, mom] = [await minor('Fay'), await proven('Mom')];
    await invite(kid, 'wrong@fay.example');
    await accept(kid, mom);
    expect(await addresses(kid.id)).toMatchObject([{ email: null }, { email: null }]);
    const told = JSON.stringify(await smc.house.journal.read(guardianshipEvents, kid.id));
    expect(told).not.toContain('@');
    const gil = await minor('Gil');
    await invite(gil, 'parent@gil.example');
    await smc.pool.query('update members.invitation set until = now() where minor_id = $1', [gil.id]);
    await withTimers(async () => (await addresses(gil.id)).length === 0);
  });
});

test('what staff wrote of a guardian, and where they were invited, goes with the guardian', async () => {
  const [kid, mom, admin] = [await minor('Hal'), await proven('Mom'), await smc.adminMember()];
  await accept(kid, mom);
  const mail = String((await mom.status()).email);
  const note = { note: 'Snollygoster, seen on a call.' };
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, note);
  const ledger = async () => JSON.stringify((await admin.get(`/api/admin/members/${kid.id}/consents`)).body);
  expect(await ledger()).toContain('Snollygoster');
  const ida = await minor('Ida');
  await ida.ok('POST', '/api/account/guardian-invitations', { email: mail });
  await mom.ok('POST', '/api/account/erasure', {});
  await smc.settle();
  await eraseDue(smc.house, new Date(Date.now() + 15 * 86_400_000).toISOString());
  await smc.settle();
  expect(await ledger()).not.toContain('Snollygoster');
  const { rows } = await smc.pool.query(
    'select i::text as line from members.invitation i union all select j::text from members.judgement j',
  );
  expect(JSON.stringify(rows)).not.toMatch(/Snollygoster/);
  expect(JSON.stringify(rows)).not.toContain(mail);
});

test('a hold goes when its day is over, whether somebody else is held or not', async () => {
  await smc.pool.query("insert into members.hold (key, until) values ('a', now() - interval '1 s')");
  await smc.pool.query("insert into members.hold (key, until) values ('b', now() + interval '1 day')");
  const held = async () =>
    (await smc.pool.query<{ key: string }>("select key from members.hold where key in ('a', 'b')")).rows;
  await withTimers(async () => (await held()).length < 2);
  expect(await held()).toEqual([{ key: 'b' }]);
});

/** Somebody whose date of birth is not on record, as members have been before it was asked for. */
async function ageless(name: string, agent: string): Promise<Member> {
  return smc.member(name, { agent });
}

/** A minor with a proven mail, for whom nobody answers. */
async function minor(name: string): Promise<Member> {
  const kid = await smc.member(name, { dateOfBirth: yearsAgo(15) });
  await kid.verifyMail();
  return kid;
}

async function proven(name: string): Promise<Member> {
  const member = await smc.member(name, grown);
  await member.verifyMail();
  return member;
}

async function accept(kid: Member, guardian: Member): Promise<void> {
  const email = `${freshId()}@example.com`;
  await kid.ok('POST', '/api/account/guardian-invitations', { email });
  const token = await smc.tokenIn('guardian-invitation', email);
  await guardian.ok('POST', '/api/guardian-invitations/accept', { token });
}

async function answer(kid: Member, guardian: Member, admin: Member): Promise<void> {
  await accept(kid, guardian);
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, { note: 'Seen on a call.' });
}

/** A minor with a verified guardian. */
async function answeredFor(name: string) {
  const [kid, mom, admin] = [await minor(name), await proven('Mom'), await smc.adminMember()];
  await answer(kid, mom, admin);
  return { kid, mom, admin };
}

/** Publishes a listing. */
async function put(seller: Member): Promise<string> {
  const { body } = await seller.call('POST', '/api/listings', {
    listingType: 'for_sale',
    title: 'Radio',
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    priceMode: 'obo',
    price: 45,
    place: { text: 'Janesville, WI' },
  });
  await seller.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}

const statusOf = async (seller: Member, id: string) => (await seller.get(`/api/listings/${id}`)).body.status;

const said = ({ status, body: { code, message } }: Answer) => ({ status, code, message });

const give = (member: Member, dateOfBirth: string) =>
  member.call('POST', '/api/account/date-of-birth', { dateOfBirth });

/** Timers run until it is so. */
async function withTimers(isSo: () => Promise<boolean>): Promise<void> {
  const timers = startTimers(smc.house, smc.server.app.get(CommandBus), 200);
  while (!(await isSo()));
  await timers.stop();
}

async function mailsTo(address: string): Promise<readonly Enclosed[]> {
  const { rows } = await smc.pool.query<{ id: string; person_id: string | null; sealed: Buffer }>(
    "select id, person_id, sealed from mail.outbox where kind = 'guardian-invitation'",
  );
  const envelopes = new Envelopes(smc.house.journal.keys, smc.house.secret);
  const mails = await Promise.all(rows.map((row) => envelopes.open(row)));
  return mails.filter((mail) => mail?.to === address) as readonly Enclosed[];
}

async function addresses(minorId: string): Promise<readonly { readonly email: string | null }[]> {
  const { rows } = await smc.pool.query<{ email: string | null }>(
    'select email from members.invitation where minor_id = $1',
    [minorId],
  );
  return rows;
}

async function rowsOf(memberId: string): Promise<readonly unknown[]> {
  const { rows } = await smc.pool.query(
    'select member_id from identity.account where member_id::text = $1 union all select member_id from identity.session where member_id::text = $1',
    [memberId],
  );
  return rows;
}

const erasureOf = async (memberId: string) =>
  (await smc.house.journal.read(erasureEvents, memberId)).map(({ type }) => type);
