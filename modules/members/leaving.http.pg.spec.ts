import sharp from 'sharp';
import { listingBody } from '../../test/authorisation.rows.js';
import { event } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import { eraseDue } from '../processes/erase-member.process.js';
import { erasureEvents } from './erasure/erasure.events.js';
import { archiveFiles } from './export/archive.fixtures.js';
import { grown, openMembers, password, profile, soon, yearsAgo } from './members.fixtures.js';

const markers = ['Xochitl', 'Quetzalcoatl', 'zyzzyva', 'Brobdingnag', 'Lilliputmobile', '1971-07-17'];

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('admins grant tiers with an end, and roles; the session lists the capabilities', async () => {
  const [admin, ned] = [await smc.adminMember(), await smc.member('Ned', grown)];
  const until = soon();
  const grant = { tier: 'premium', reason: 'staff', note: 'Helped at Jefferson.', until };
  const { id } = await admin.ok('POST', `/api/admin/members/${ned.id}/tiers`, grant);
  expect(id).toBe(ned.id);
  expect(await ned.status()).toMatchObject({
    subscriptionTier: 'premium',
    capabilities: expect.arrayContaining(['analytics']),
  });
  const { body } = await admin.get(`/api/admin/members/${ned.id}/grants`);
  expect(body).toMatchObject({ tier: 'premium', grants: [{ ...grant, grantedBy: admin.id }] });
  const [first] = body.grants as { id: string }[];
  await admin.ok('POST', `/api/admin/members/${ned.id}/tiers/${first?.id}/revoke`, { note: 'Over.' });
  expect(await ned.status()).toMatchObject({ subscriptionTier: 'free' });

  const role = { role: 'support', note: 'Answers letters.' };
  expect((await ned.call('GET', '/api/support/requests')).body).toMatchObject({ code: 'STAFF_ONLY' });
  await admin.ok('POST', `/api/admin/members/${ned.id}/roles`, role);
  await ned.showBothFactors();
  await smc.waitForProcessors();
  expect((await ned.call('GET', '/api/support/requests')).status).toBe(200);
  expect((await ned.status()).capabilities).toContain('support');
  await admin.ok('POST', `/api/admin/members/${ned.id}/roles/take`, role);
  await smc.waitForProcessors();
  expect((await ned.call('GET', '/api/support/requests')).status).toBe(403);
  expect((await ned.call('POST', `/api/admin/members/${ned.id}/roles`, role)).status).toBe(403);
  expect((await admin.call('POST', `/api/admin/members/${admin.id}/roles`, role)).body).toMatchObject({
    code: 'OWN_GRANT',
  });
});

test('the archive holds everything about a member, photos too', async () => {
  const ola = await smc.member('Ola', { dateOfBirth: '1971-07-17' });
  await ola.ok('PUT', '/api/account/profile', { ...profile, handle: 'ola' });
  await ola.picture();
  const answer = await ola.raw('/api/account/export');
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = await archiveFiles(smc.url, ola.as);
  const told = JSON.stringify([...files].map(([, bytes]) => bytes.toString()));
  for (const known of ['Quetzalcoatl', 'Brobdingnag', '1971-07-17', 'ola.', '53545', 'TermsAccepted'])
    expect(told).toContain(known);
  expect(told).not.toMatch(/argon2/);
  const [photo] = [...files].filter(([path]) => path.startsWith('photos/'));
  expect(await sharp(photo?.[1]).metadata()).toMatchObject({ format: 'webp' });
  expect([...files.keys()]).toEqual(expect.arrayContaining(['account.json', 'listings.json', 'README.txt']));
});

test('the archive has events about a member in other streams: ended holds, purchases, consents as a guardian', async () => {
  const [rae, sid, admin] = [
    await smc.member('Rae', grown),
    await smc.member('Sid', grown),
    await smc.adminMember(),
  ];
  const [released, sold] = [await openListing(sid), await openListing(sid)];
  for (const id of [released, sold]) await rae.ok('POST', `/api/listings/${id}/hold`, {});
  await sid.ok('POST', `/api/listings/${released}/release`, {});
  await sid.ok('POST', `/api/listings/${sold}/sell`, { where: 'here', price: 400 });
  const kid = await smc.member('Kim', { dateOfBirth: yearsAgo(15) });
  await kid.verifyMail();
  await rae.verifyMail();
  await kid.ok('POST', '/api/account/guardian-invitations', { email: 'rae@guardian.example' });
  const token = await smc.tokenIn('guardian-invitation', 'rae@guardian.example');
  await rae.ok('POST', '/api/guardian-invitations/accept', { token });
  await smc.waitForProcessors();
  expect((await archiveOf(rae))('consents-as-guardian.json')).toMatchObject([
    { minor: kid.id, events: [{ type: 'GuardianAccepted', data: { guardianId: rae.id } }] },
  ]);
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, {
    guardianId: rae.id,
    note: 'Seen on a call.',
  });
  await smc.waitForProcessors();

  const archive = await archiveOf(rae);
  const typesIn = (events: readonly { type: string }[]) => events.map(({ type }) => type);
  const holds = archive('holds.json') as { id: string; events: { type: string; data: object }[] }[];
  expect(Object.fromEntries(holds.map(({ id, events }) => [id, typesIn(events)]))).toEqual({
    [released]: ['ListingHeld', 'HoldReleased'],
    [sold]: ['ListingHeld', 'ListingSold'],
  });
  expect(archive('consents-as-guardian.json')).toMatchObject([
    {
      minor: kid.id,
      events: [
        { type: 'GuardianAccepted', data: { guardianId: rae.id } },
        { type: 'GuardianVerified', data: { method: 'staff' } },
      ],
    },
  ]);
  expect(JSON.stringify(archive('consents-as-guardian.json'))).not.toMatch(/Seen on a call|birthDate/);
  expect((await archiveOf(admin))('consents-as-guardian.json')).toEqual([]);
});

test('the archive has the dates of the second factor and of each mail', async () => {
  const tia = await smc.member('Tia', grown);
  await tia.verifyMail();
  expect((await archiveOf(tia))('account.json')).toMatchObject({ secondStep: [] });
  await tia.ok('POST', '/api/account/totp', {});
  await tia.ok('POST', '/api/account/erasure', {});
  await tia.ok('DELETE', '/api/account/erasure');
  await smc.waitForProcessors();
  const archive = await archiveOf(tia);
  expect(archive('account.json')).toMatchObject({
    secondStep: [{ begun_at: expect.stringMatching(/^20/), on_since: null, recovery_codes_left: 0 }],
  });
  expect(archive('mails.json')).toMatchObject([
    { kind: 'erasure-requested', put_at: expect.stringMatching(/^20/), state: 'kept' },
  ]);
});

test('erasure waits 14 days, can be cancelled, and leaves only its record', async () => {
  const pia = await smc.member('Xochitl', { dateOfBirth: '1971-07-17' });
  await pia.ok('PUT', '/api/account/profile', profile);
  const { card } = await pia.picture('#123456');
  expect((await smc.guest(card)).status).toBe(200);
  const { dueAt } = await pia.ok('POST', '/api/account/erasure', {});
  expect((Date.parse(dueAt as string) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
  expect((await pia.get('/api/account/erasure')).body).toEqual({ dueAt });
  await pia.ok('POST', '/api/account/erasure', {});
  await pia.ok('DELETE', '/api/account/erasure');
  expect((await pia.get('/api/account/erasure')).body).toEqual({ dueAt: null });
  await pia.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  await eraseDue(smc.runtime, soon());
  expect(await pia.status()).toMatchObject({ email: expect.stringContaining('xochitl') });

  await eraseOthersToo();
  await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
  await smc.waitForProcessors();
  expect((await pia.call('GET', '/api/account/profile')).status).toBe(401);
  expect((await smc.guest(card)).status).toBe(404);
  await nothingLeft();
  await smc.runtime.processors.stop();
  await smc.runtime.processors.rebuild('member-pages');
  await nothingLeft();
  const { rows } = await smc.pool.query<{ n: number }>(
    "select count(*) as n from kernel.event where stream = $1 and type = 'ErasurePerformed'",
    [`erasure-${pia.id}`],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('asking to be erased requires re-authentication within the last ten minutes', async () => {
  const quinn = await smc.member('Quinn', grown);
  await smc.pool.query(
    "update identity.session set opened_at = opened_at - interval '11 minutes' where member_id::text = $1",
    [quinn.id],
  );
  const late = await quinn.call('POST', '/api/account/erasure', {});
  expect([late.status, late.body.code]).toEqual([403, 'PROOF_NEEDED']);
  expect((await quinn.get('/api/account/erasure')).body).toEqual({ dueAt: null });
  await quinn.ok('POST', '/api/account/proof', { password });
  await quinn.ok('POST', '/api/account/erasure', {});
  await quinn.ok('DELETE', '/api/account/erasure');
});

/** A published listing. */
async function openListing(seller: Member): Promise<string> {
  const { id } = (await seller.call('POST', '/api/listings', listingBody)).body;
  await seller.ok('POST', `/api/listings/${id}/publish`, {});
  return id as string;
}

/** The parsed files of a member's archive. */
async function archiveOf(member: Member): Promise<(file: string) => unknown> {
  const files = await archiveFiles(smc.url, member.as);
  return (file) => JSON.parse(files.get(file)?.toString() ?? 'null') as unknown;
}

type Member = Awaited<ReturnType<typeof smc.member>>;

/** Every member of this file has the same markers. */
async function eraseOthersToo(): Promise<void> {
  const { rows } = await smc.pool.query<{ id: string }>('select member_id as id from identity.account');
  for (const { id } of rows) {
    const meta = { actor: { id, roles: [] }, now: new Date().toISOString(), commandId: newId() };
    await smc.runtime.eventStore.append(
      erasureEvents,
      id,
      [event('ErasureRequested', { dueAt: soon() })],
      'any',
      meta,
    );
  }
  await smc.waitForProcessors();
}

async function nothingLeft(): Promise<void> {
  const { rows } = await smc.pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  for (const { name } of rows) {
    const content = await smc.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    const text = content.rows
      .map(({ row }) => row)
      .join('\n')
      .toLowerCase();
    for (const marker of markers)
      expect({ name, holds: text.includes(marker.toLowerCase()) ? marker : '' }).toEqual({ name, holds: '' });
  }
}
