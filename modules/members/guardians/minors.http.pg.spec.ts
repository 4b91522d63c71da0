import { grown, openMembers, profile, yearsAgo } from '../members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

test('a member is notified of an invitation to their verified e-mail, and the minor does not learn whose it is', async () => {
  const kid = await smc.member('Kit', { dateOfBirth: yearsAgo(15) });
  await kid.verifyMail();
  const [ann, una] = [await smc.member('Ann', grown), await smc.member('Una', grown)];
  await ann.verifyMail();
  const mailOf = async (one: typeof ann) => String((await one.status()).email);
  const receipts = [];
  for (const one of [ann, una, kid])
    receipts.push(
      await kid.ok('POST', '/api/account/guardian-invitations', { email: (await mailOf(one)).toUpperCase() }),
    );
  await smc.waitForProcessors();
  const told = async (one: typeof ann) =>
    ((await one.get('/api/notifications')).body as unknown as { type: string; message: string }[]).filter(
      ({ type }) => type === 'guardian',
    );
  expect(await told(ann)).toMatchObject([
    {
      message: expect.stringMatching(
        /^[A-Z]\w+, who is under 18, asks you to be their guardian\. The link to answer is in your e-mail\.$/,
      ),
    },
  ]);
  expect([await told(una), await told(kid)]).toEqual([[], []]);
  expect(receipts.map((receipt) => Object.keys(receipt))).toEqual([
    ['id', 'version', 'position'],
    ['id', 'version', 'position'],
    ['id', 'version', 'position'],
  ]);
  const { rows } = await smc.pool.query('select data::text as line from kernel.event where stream = $1', [
    `guardianship-${kid.id}`,
  ]);
  expect(JSON.stringify(rows)).not.toContain(ann.id);
});

test('nobody sees the age, last name or exact place of a minor on the page, storefront, listing or search', async () => {
  const kid = await smc.member('Zebulon Quiverfull', { dateOfBirth: yearsAgo(15) });
  const mom = await smc.member('Mom', grown);
  const admin = await smc.adminMember();
  await mom.verifyMail();
  await kid.verifyMail();
  await kid.ok('POST', '/api/account/guardian-invitations', { email: 'mom@zeb.example' });
  const token = await smc.tokenIn('guardian-invitation', 'mom@zeb.example');
  await mom.ok('POST', '/api/guardian-invitations/accept', { token });
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/verify`, {
    guardianId: mom.id,
    note: 'Seen on a call.',
  });
  await kid.ok('PUT', '/api/account/profile', {
    ...profile,
    handle: 'zeb',
    firstName: 'Zebulon',
    lastName: 'Quiverfull',
    shown: { ...profile.shown, lastName: true },
  });
  const exact = { latitude: 42.6812345, longitude: -89.0187654 };
  const { body: draft, status } = await kid.call('POST', '/api/listings', {
    listingType: 'for_sale',
    title: 'Zebra radio',
    categoryPrimary: 'Parts',
    categorySub: 'Electrical',
    priceMode: 'obo',
    price: 45,
    place: exact,
  });
  expect({ status, draft }).toMatchObject({ status: 201 });
  await kid.call('POST', `/api/listings/${draft.id}/publish`, {});
  await smc.waitForProcessors();
  const bob = await smc.member('Bob', grown);
  for (const path of [
    `/api/listings/${draft.id}`,
    '/api/listings?search=zebra',
    `/api/sellers/${kid.id}`,
    `/api/members/${kid.id}`,
    '/api/members/zeb',
  ])
    for (const seen of [await smc.guest(path, kid.seen), await bob.get(path)]) {
      const words = JSON.stringify(seen.body);
      expect(words).not.toMatch(/Quiverfull|42\.6812345|89\.0187654|53545|birth|minor|guardian/i);
      expect(words).not.toContain(yearsAgo(15));
      expect(words).toContain('Zebulon');
      if (path.startsWith('/api/members'))
        expect(seen.body).toMatchObject({ handle: null, picture: null, bio: null, area: null, garage: [] });
    }
  await bob.ok('POST', `/api/listings/${draft.id}/hold`, {});
  await smc.waitForProcessors();
  await kid.call('POST', '/api/inventory/share-links', { title: 'Radios', scope: 'all' });
  const [link] = (await kid.get('/api/inventory/share-links')).body.links as { address: string }[];
  for (const path of [
    `/api/threads/to?listing=${draft.id}`,
    `/api/offers/listing/${draft.id}`,
    '/api/my/holds',
    `/api/feedback/member/${kid.id}`,
    '/api/threads',
    '/api/notifications',
    '/api/matches',
    `/api/share-links/${link?.address.split('/').at(-1)}`,
    `/api/sellers/${kid.id}/inventory`,
  ]) {
    const seen = await bob.get(path);
    expect([path, seen.status, JSON.stringify(seen.body)]).toEqual([
      path,
      expect.any(Number),
      expect.not.stringMatching(/Quiverfull/i),
    ]);
  }
  expect((await bob.get(`/api/threads/to?listing=${draft.id}`)).body).toMatchObject({
    to: { name: 'Zebulon' },
  });
  expect((await mom.get('/api/members/zeb')).body).toMatchObject({ name: 'Zebulon Quiverfull', area: null });
});

test('a guardian who was refused sees nothing about the minor any more', async () => {
  const kid = await smc.member('Kay', { dateOfBirth: yearsAgo(15) });
  const eve = await smc.member('Eve', grown);
  const admin = await smc.adminMember();
  await eve.verifyMail();
  await kid.verifyMail();
  await kid.ok('POST', '/api/account/guardian-invitations', { email: 'eve@kay.example' });
  const token = await smc.tokenIn('guardian-invitation', 'eve@kay.example');
  await eve.ok('POST', '/api/guardian-invitations/accept', { token });
  const ledger = `/api/guardian-links/${kid.id}/consents`;
  expect(await eve.get(ledger)).toMatchObject({ status: 200, body: { consents: [{}, {}] } });
  await admin.ok('POST', `/api/admin/guardian-links/${kid.id}/refuse`, {
    guardianId: eve.id,
    note: 'Not the mother.',
  });
  await smc.waitForProcessors();
  expect(await eve.get(ledger)).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_LINK' } });
  expect((await eve.get('/api/account/guardianship')).body).toMatchObject({ minors: [], formerMinors: [] });
  const own = (await kid.get(ledger)).body;
  expect(own.consents).toHaveLength(3);
  expect(JSON.stringify(own)).not.toContain('Not the mother');
});
