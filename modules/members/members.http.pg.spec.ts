import { newId } from '../kernel/decider/identifiers.js';
import { eraseDue } from '../processes/erase-member.process.js';
import { comeOfAge } from './guardians/come-of-age.job.js';
import { grown, openMembers, profile, soon, yearsAgo } from './members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const pictureAddress = /^\/api\/pictures\/[0-9a-f]{40}\/card\?until=\d+&seal=[\w-]{43}$/;

describe('a profile', () => {
  test('begins with the name of the sign-up, and is replaced whole', async () => {
    const ana = await smc.member('Ana Smith');
    expect((await ana.get('/api/account/profile')).body).toMatchObject({
      firstName: 'Ana',
      lastName: 'Smith',
      handle: null,
      picture: null,
      shown: { lastName: true },
    });
    await ana.ok('PUT', '/api/account/profile', { ...profile, handle: 'Ana-S' });
    expect((await ana.get('/api/account/profile')).body).toMatchObject({
      handle: 'ana-s',
      homeZip: '53545',
      homeArea: 'Janesville, WI',
    });
    expect(await ana.status()).toMatchObject({
      name: 'Xochitl',
      firstName: 'Xochitl',
      lastName: 'Quetzalcoatl',
      handle: 'ana-s',
    });
  });

  test('shows others what the member chose, under the handle and under the id', async () => {
    const bea = await smc.member('Bea');
    await bea.ok('PUT', '/api/account/profile', { ...profile, handle: 'bea' });
    await bea.picture();
    const seen = await smc.guest(`/api/members/bea`, bea.seen);
    expect(seen.body).toMatchObject({
      id: bea.id,
      name: 'Xochitl',
      bio: profile.bio,
      area: 'Janesville, WI',
      garage: profile.garage,
      picture: { card: expect.stringMatching(pictureAddress) },
      allowedActions: [],
    });
    expect(JSON.stringify(seen.body)).not.toMatch(/53545|Quetzalcoatl/);
    const shown = { lastName: true, picture: false, bio: false, area: false, garage: false, follows: false };
    await bea.ok('PUT', '/api/account/profile', { ...profile, handle: 'bea', shown });
    expect((await smc.guest(`/api/members/${bea.id}`, bea.seen)).body).toMatchObject({
      name: 'Xochitl Quetzalcoatl',
      bio: null,
      area: null,
      garage: [],
      picture: null,
    });
    expect(await bea.status()).toMatchObject({
      profileImageUrl: expect.stringMatching(pictureAddress),
    });
  });

  test('has a unique handle, which is free again once it is changed', async () => {
    const [cal, dee] = [await smc.member('Cal'), await smc.member('Dee')];
    const called = (handle: string | null) => ({ ...profile, handle });
    await cal.ok('PUT', '/api/account/profile', called('the-one'));
    const refused = await dee.call('PUT', '/api/account/profile', called('the-one'));
    expect(refused).toMatchObject({ status: 409, body: { code: 'HANDLE_TAKEN' } });
    await cal.ok('PUT', '/api/account/profile', called(null));
    await dee.ok('PUT', '/api/account/profile', called('the-one'));
    const both = await Promise.all([
      cal.call('PUT', '/api/account/profile', called('the-race')),
      dee.call('PUT', '/api/account/profile', called('the-race')),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('has the town of a ZIP code, the armed forces too', async () => {
    const fay = await smc.member('Fay');
    for (const [typed, homeZip, homeArea] of [
      ['53545-1234', '53545', 'Janesville, WI'],
      ['09001', '09001', 'APO, AE'],
    ] as const) {
      await fay.ok('PUT', '/api/account/profile', { ...profile, handle: null, homeZip: typed });
      expect((await fay.get('/api/account/profile')).body).toMatchObject({ homeZip, homeArea });
    }
  });

  test.each([
    [{ homeZip: '00000' }, 422, 'PLACE_NOT_FOUND'],
    [{ handle: 'admin' }, 400, 'HANDLE_NOT_ALLOWED'],
    [{ handle: 'no spaces' }, 400, 'INVALID_INPUT'],
    [{ firstName: ' ' }, 400, 'INVALID_INPUT'],
  ])('refuses %p', async (changes, status, code) => {
    const eva = await smc.member('Eva');
    const answer = await eva.call('PUT', '/api/account/profile', { ...profile, handle: null, ...changes });
    expect(answer).toMatchObject({ status, body: { code } });
  });
});

test('members who blocked each other do not see or hold what the other lists, and do again after that', async () => {
  const [hal, ida] = [await smc.member('Hal', grown), await smc.member('Ida', grown)];
  const id = await hal.list();
  const own = await ida.list();
  const seenBy = async (member: typeof hal) => {
    member.seen = Math.max(hal.seen, ida.seen);
    const listing = await member.get(`/api/listings/${id}`);
    const storefront = await member.get(`/api/sellers/${hal.id}`);
    return [listing.body.code ?? listing.status, storefront.body.code ?? storefront.status];
  };
  /** Of the two listings: those that a search finds, its total, and that of the map. */
  const foundBy = async (member: typeof hal) => {
    member.seen = Math.max(hal.seen, ida.seen);
    const { listings, total } = (await member.get('/api/listings?limit=100')).body;
    const map = (await member.get('/api/listings/map?west=-180&south=-90&east=180&north=90&zoom=3')).body;
    const ids = (listings as readonly { id: string }[]).map((listing) => listing.id);
    return { found: [id, own].filter((one) => ids.includes(one)), totals: [total, map.total] };
  };
  const all = (await foundBy(ida)).totals[0] as number;
  expect(await foundBy(ida)).toEqual({ found: [id, own], totals: [all, all] });
  await hal.ok('POST', `/api/members/${ida.id}/block`, {});
  expect(await seenBy(ida)).toEqual(['LISTING_NOT_FOUND', 'SELLER_NOT_FOUND']);
  expect(await seenBy(hal)).toEqual([200, 200]);
  expect(await foundBy(ida)).toEqual({ found: [own], totals: [all - 1, all - 1] });
  expect(await foundBy(hal)).toEqual({ found: [id], totals: [all - 1, all - 1] });
  expect((await ida.call('POST', `/api/listings/${id}/hold`, {})).body.code).toBe('LISTING_NOT_FOUND');
  await hal.ok('DELETE', `/api/members/${ida.id}/block`);
  await ida.ok('POST', `/api/members/${hal.id}/block`, {});
  expect((await ida.call('POST', `/api/listings/${id}/hold`, {})).body.code).toBe('LISTING_NOT_FOUND');
  await ida.ok('DELETE', `/api/members/${hal.id}/block`);
  expect(await seenBy(ida)).toEqual([200, 200]);
  expect(await foundBy(ida)).toEqual({ found: [id, own], totals: [all, all] });
  await ida.ok('POST', `/api/listings/${id}/hold`, {});
});

test('a member is blocked, listed, and unblocked', async () => {
  const [fay, gus] = [await smc.member('Fay'), await smc.member('Gus')];
  await fay.ok('POST', `/api/members/${gus.id}/block`, {});
  expect((await fay.get(`/api/members/${gus.id}`)).body).toMatchObject({ allowedActions: ['unblock'] });
  expect((await fay.get('/api/account/blocks')).body).toMatchObject({
    blocked: [{ id: gus.id, name: 'Gus' }],
  });
  expect((await gus.get('/api/account/blocks')).body).toEqual({ blocked: [] });
  expect(await smc.memberRelations.mayConverse(gus.id, fay.id)).toBe(false);
  await fay.ok('DELETE', `/api/members/${gus.id}/block`);
  expect((await fay.get('/api/account/blocks')).body).toEqual({ blocked: [] });
  expect(await smc.memberRelations.mayConverse(gus.id, fay.id)).toBe(true);
  expect((await fay.call('POST', `/api/members/${newId()}/block`, {})).body).toMatchObject({
    code: 'MEMBER_NOT_FOUND',
  });
  expect((await fay.get('/api/members/%00')).body).toMatchObject({ code: 'MEMBER_NOT_FOUND' });
});

describe('the age gate', () => {
  test('stores only a cooldown for a person under 13, and does not say why', async () => {
    const head = await smc.runtime.eventStore.log.head();
    const child = { dateOfBirth: yearsAgo(12), agent: 'the home computer' };
    const refused = await smc.signUp('Kim', child);
    expect(refused).toMatchObject({ status: 403, body: { code: 'SIGN_UP_HELD' } });
    expect(refused.cookie).toMatch(/^later=1; .*HttpOnly/);
    const older = { ...child, dateOfBirth: yearsAgo(30) };
    expect((await smc.signUp('Kim', older)).body).toEqual({ ...refused.body, requestId: expect.anything() });
    const out = await fetch(`${smc.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie: 'later=1' },
    });
    expect(out.headers.get('clear-site-data')).toBeNull();
    expect(out.headers.getSetCookie().join()).not.toContain('later');
    const elsewhere = { ...older, agent: 'another browser' };
    expect((await smc.signUp('Kim', { ...elsewhere, cookie: 'later=1' })).status).toBe(403);
    expect(await smc.runtime.eventStore.log.head()).toBe(head);
    const { rows } = await smc.pool.query<{ n: number }>(
      "select count(*) as n from identity.account where email like 'kim%'",
    );
    expect(rows).toEqual([{ n: 0 }]);
    const { rows: holds } = await smc.pool.query('select key from members.hold');
    expect(JSON.stringify(holds)).not.toMatch(/127\.0|computer|kim/);
    expect((await smc.signUp('Kim', elsewhere)).status).toBe(201);
  });

  test('refuses the browser by cookie for a day and its network for ten minutes, but not signed-in members', async () => {
    const here = { dateOfBirth: yearsAgo(30), agent: 'the library computer' };
    const nan = await smc.member('Nan', { agent: here.agent });
    const refused = await smc.signUp('Tot', { ...here, dateOfBirth: yearsAgo(9) });
    expect(refused.cookie).toMatch(/Max-Age=86400/);
    expect((await smc.signUp('Pat', here)).status).toBe(403);
    expect(await nan.call('POST', '/api/account/date-of-birth', { dateOfBirth: '1950-05-04' })).toMatchObject(
      {
        status: 200,
      },
    );
    const { rows } = await smc.pool.query(
      "select key from members.hold where until > now() + interval '10 minutes'",
    );
    expect(rows).toEqual([]);
    await smc.pool.query('update members.hold set until = now()');
    expect((await smc.signUp('Pat', { ...here, cookie: 'later=1' })).status).toBe(403);
    expect((await smc.signUp('Pat', here)).status).toBe(201);
  });

  test('lets a member list, hold and edit the profile only after they give a date of birth', async () => {
    const lou = await smc.member('Lou', {});
    expect(await lou.status()).toMatchObject({ missingRequirement: 'date of birth', capabilities: [] });
    expect(await lou.call('POST', '/api/listings', {})).toMatchObject({
      status: 403,
      body: { code: 'NOT_ALLOWED_YET', message: 'Give your date of birth on the account page first.' },
    });
    for (const path of ['/api/account/profile', '/api/account/picture'])
      expect(await lou.call('PUT', path, profile)).toMatchObject({
        status: 403,
        body: { code: 'NOT_ALLOWED_YET' },
      });
    await lou.ok('POST', '/api/account/date-of-birth', { dateOfBirth: '1968-05-04' });
    await lou.ok('PUT', '/api/account/profile', { ...profile, handle: 'lou-tells' });
    expect(await lou.status()).toMatchObject({
      missingRequirement: null,
      capabilities: expect.arrayContaining(['list', 'hold']),
    });
    expect((await lou.call('POST', '/api/listings', {})).body).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('erases a member who turns out to be under 13', async () => {
    const max = await smc.member('Max', { agent: 'the school computer' });
    const refused = await max.call('POST', '/api/account/date-of-birth', { dateOfBirth: yearsAgo(12) });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SIGN_UP_HELD' } });
    await smc.waitForProcessors();
    await eraseDue(smc.runtime, soon());
    await smc.waitForProcessors();
    expect((await smc.guest(`/api/members/${max.id}`)).status).toBe(404);
  });
});

test('a minor is pending until staff verifies a guardian; both may end the link; at 18 it ends by itself', async () => {
  const kid = await smc.member('Kid Smith', { dateOfBirth: yearsAgo(15) });
  const [mom, bob] = [await smc.member('Mom Smith', grown), await smc.member('Bob', grown)];
  const admin = await smc.adminMember();
  const listing = () => kid.call('POST', '/api/listings', {});
  expect(await kid.status()).toMatchObject({
    isMinor: true,
    missingRequirement: 'guardian',
    capabilities: ['editProfile'],
  });
  expect((await listing()).body).toMatchObject({ code: 'NOT_ALLOWED_YET' });
  expect((await bob.get(`/api/members/${kid.id}`)).status).toBe(404);

  const invite = () =>
    kid.call('POST', '/api/account/guardian-invitations', { email: 'mom@elsewhere.example' });
  expect((await invite()).body).toMatchObject({ code: 'MAIL_NOT_VERIFIED' });
  await kid.verifyMail();
  expect((await invite()).status).toBe(200);
  const token = await smc.tokenIn('guardian-invitation');
  const look = await mom.call('POST', '/api/guardian-invitations/look', { token });
  expect(look.body).toMatchObject({
    minor: { id: kid.id, name: 'Kid' },
    link: 'none',
    checkedBy: null,
  });
  const accept = () => mom.call('POST', '/api/guardian-invitations/accept', { token });
  expect((await accept()).body).toMatchObject({ code: 'MAIL_NOT_VERIFIED' });
  await mom.verifyMail();
  expect((await accept()).status).toBe(200);
  const again = await bob.call('POST', '/api/guardian-invitations/accept', { token });
  expect(again.body).toMatchObject({ code: 'INVITATION_OVER' });
  const lookAgain = (member: typeof mom) => member.call('POST', '/api/guardian-invitations/look', { token });
  expect((await lookAgain(mom)).body).toMatchObject({ minor: { id: kid.id }, link: 'accepted', until: null });
  expect((await lookAgain(bob)).body).toMatchObject({ code: 'INVITATION_OVER' });
  expect((await listing()).body).toMatchObject({ code: 'NOT_ALLOWED_YET' });
  expect(await smc.memberRelations.isParentThread(kid.id, mom.id)).toBe(false);

  await smc.waitForProcessors();
  expect((await admin.get('/api/admin/guardian-links')).body).toMatchObject({
    links: [{ minor: { id: kid.id }, guardian: { id: mom.id, name: 'Mom Smith' }, check: 'off' }],
  });
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, {
    guardianId: mom.id,
    note: 'Seen on a call.',
  });
  expect(await kid.status()).toMatchObject({ isMinor: true, missingRequirement: null });
  expect((await listing()).body).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await smc.memberRelations.isParentThread(kid.id, mom.id)).toBe(true);
  expect(await smc.memberRelations.mayConverse(kid.id, bob.id)).toBe(false);
  const refused = await kid.call('POST', `/api/members/${mom.id}/block`, {});
  expect(refused.body).toMatchObject({ code: 'GUARDIAN_PAIR' });
  expect((await mom.call('POST', `/api/members/${kid.id}/block`, {})).body).toMatchObject({
    code: 'GUARDIAN_PAIR',
  });
  await smc.waitForProcessors();
  expect((await mom.get('/api/account/guardianship')).body).toMatchObject({
    minors: [{ id: kid.id, status: 'verified', unlinkAskedBy: null }],
  });
  expect((await mom.get(`/api/members/${kid.id}`)).status).toBe(200);

  await kid.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
  expect(await kid.status()).toMatchObject({ missingRequirement: null });
  await mom.ok('POST', `/api/guardian-links/${kid.id}/unlink`, {});
  expect(await kid.status()).toMatchObject({ missingRequirement: 'guardian' });

  const { body } = await admin.get(`/api/admin/members/${kid.id}/consents`);
  expect(body).toMatchObject({ member: { id: kid.id, name: 'Kid Smith' } });
  const at = expect.any(String);
  expect(lines(body)).toEqual([
    ['terms accepted', 'Kid Smith', null],
    ['guardian invited', 'Kid Smith', at],
    ['guardian accepted', 'Mom Smith', at],
    ['guardian verified', 'Cleo', at],
    ['unlink asked', 'Kid Smith', null],
    ['link ended', 'Mom Smith', null],
  ]);
  const ofPair = lines(body)
    .slice(1)
    .map(([what, by, until]) => [what, by === 'Cleo' ? 'Our staff' : by, until]);
  for (const [one, name] of [
    [kid, 'Kid Smith'],
    [mom, 'Kid'], // whose link has ended
  ] as const) {
    const seen = await one.get(`/api/guardian-links/${kid.id}/consents`);
    expect(lines(seen.body)).toEqual(
      ofPair.map(([what, by, until]) => [what, by === 'Kid Smith' ? name : by, until]),
    );
    expect(JSON.stringify(seen.body)).not.toMatch(new RegExp(`Seen on a call|Cleo|${admin.id}`));
  }
  const refusals = await Promise.all([
    bob.get(`/api/guardian-links/${kid.id}/consents`),
    bob.get(`/api/guardian-links/${mom.id}/consents`),
    bob.get(`/api/guardian-links/${newId()}/consents`),
    bob.call('POST', `/api/guardian-links/${kid.id}/unlink`, {}),
    bob.call('POST', `/api/guardian-links/${mom.id}/unlink`, {}),
    bob.call('DELETE', `/api/guardian-links/${kid.id}/unlink`),
    bob.call('DELETE', `/api/guardian-links/${mom.id}/unlink`),
    bob.call('DELETE', `/api/guardian-links/${newId()}/unlink`),
  ]);
  expect(
    new Set(refusals.map(({ status, body: { code, message } }) => `${status} ${code} ${message}`)).size,
  ).toBe(1);
  expect(refusals[0]).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_LINK' } });
  expect(await smc.memberRelations.isParentThread(kid.id, mom.id)).toBe(false);
  expect(await smc.memberRelations.mayConverse(kid.id, mom.id)).toBe(false);
  await smc.waitForProcessors();
  await comeOfAge(smc.runtime, new Date(Date.now() + 4 * 366 * 86_400_000).toISOString());
  expect(await kid.status()).toMatchObject({ isMinor: false, missingRequirement: null });
});

const lines = (body: Record<string, unknown>) =>
  (body.consents as { what: string; by: { name: string }; withdrawnAt: string | null }[]).map(
    ({ what, by, withdrawnAt }) => [what, by.name, withdrawnAt],
  );

test('an invitation records as many events for an address with an account as for one without', async () => {
  const [kid, mom] = [await smc.member('Jo', { dateOfBirth: yearsAgo(15) }), await smc.member('Mia', grown)];
  await kid.verifyMail();
  await mom.verifyMail();
  const recordedBy = async (email: string) => {
    await smc.waitForProcessors();
    const before = await smc.runtime.eventStore.log.head();
    await kid.ok('POST', '/api/account/guardian-invitations', { email });
    await smc.waitForProcessors();
    return (await smc.runtime.eventStore.log.head()) - before;
  };
  const { email } = (await mom.status()) as { email: string };
  expect(await recordedBy('nobody@elsewhere.example')).toBe(await recordedBy(email));
});
