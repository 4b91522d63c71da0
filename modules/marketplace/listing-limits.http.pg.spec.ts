import { listingBody } from '../../test/authorisation.rows.js';
import { grown, openMembers } from '../members/members.fixtures.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
});
afterAll(() => smc.close());

test('holding and publishing need a verified e-mail address, drafting does not', async () => {
  const { body } = await smc.signUp('Ada', grown);
  const as = { Authorization: `Bearer ${body.accessToken}`, 'Content-Type': 'application/json' };
  const post = async (path: string, sent: object) =>
    (await (
      await fetch(smc.url + path, { method: 'POST', headers: as, body: JSON.stringify(sent) })
    ).json()) as {
      id: string;
      code?: string;
    };
  const { id } = await post('/api/listings', listingBody);
  expect((await post(`/api/listings/${id}/publish`, {})).code).toBe('MAIL_NOT_VERIFIED');
  expect((await post(`/api/listings/${id}/hold`, {})).code).toBe('MAIL_NOT_VERIFIED');
});

test('a new member holds three listings at once, however many calls come together; a refused hold does not count', async () => {
  const [seller, buyer] = [await smc.member('Bea', grown), await smc.member('Cal', grown)];
  const listings: string[] = [];
  for (let n = 0; n < 6; n++) listings.push(await seller.list());
  const own = await buyer.list();
  expect((await buyer.call('POST', `/api/listings/${own}/hold`, {})).body.code).toBe('OWN_LISTING');
  const answers = await Promise.all(listings.map((id) => buyer.call('POST', `/api/listings/${id}/hold`, {})));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
  expect(refused).toEqual(['TOO_MANY_OPEN_HOLDS', 'TOO_MANY_OPEN_HOLDS', 'TOO_MANY_OPEN_HOLDS']);
  const held = listings[answers.findIndex(({ status }) => status === 200)] ?? '';
  await buyer.ok('POST', `/api/listings/${held}/hold`, {});
});

test('who releases a hold and holds another does not get it back beyond the limit, and not more often than they may hold', async () => {
  const [seller, buyer] = [await smc.member('Hal', grown), await smc.member('Ivy', grown)];
  const listings: string[] = [];
  for (let n = 0; n < 4; n++) listings.push(await seller.list());
  const [first, , , fourth] = listings;
  for (const id of listings.slice(0, 3)) await buyer.ok('POST', `/api/listings/${id}/hold`, {});
  await smc.waitForProcessors();
  const release = () => buyer.ok('POST', `/api/listings/${first}/release`);
  const undo = () => buyer.call('POST', `/api/listings/${first}/undo-release`);
  await release();
  expect(await undo()).toMatchObject({ status: 200 });
  await release();
  await smc.waitForProcessors();
  const minutesLater = () =>
    smc.pool.query(
      "update listing_limits.act set at = at - interval '2 minutes' where member_id = $1 and act = 'hold'",
      [buyer.id],
    );
  await minutesLater();
  await buyer.ok('POST', `/api/listings/${fourth}/hold`, {});
  await smc.waitForProcessors();
  expect((await undo()).body.code).toBe('TOO_MANY_OPEN_HOLDS');

  await buyer.ok('POST', `/api/listings/${fourth}/release`);
  await smc.waitForProcessors();
  await minutesLater();
  for (let held = 6; held <= 10; held++) {
    expect((await undo()).status).toBe(200);
    await release();
    await smc.waitForProcessors();
  }
  expect((await undo()).body.code).toBe('TOO_MANY_HOLDS');
});

test('a seller does not give a hold back to a buyer who is suspended since', async () => {
  const [seller, buyer] = [await smc.member('Jan', grown), await smc.member('Kim', grown)];
  const id = await seller.list();
  await buyer.ok('POST', `/api/listings/${id}/hold`, {});
  await seller.ok('POST', `/api/listings/${id}/release`);
  await buyer.suspended();
  await smc.waitForProcessors();
  expect((await seller.call('POST', `/api/listings/${id}/undo-release`)).body.code).toBe('RELEASE_FINAL');
  expect((await seller.get(`/api/listings/${id}`)).body.status).toBe('active');
});

test('a new member starts a thousand listings a day; the next one is refused with the number and when', async () => {
  const eli = await smc.member('Eli', grown);
  await smc.pool.query(
    "insert into listing_limits.act select $1, 'draft', n::text, now() - interval '20 hours' from generate_series(1, 999) n",
    [eli.id],
  );
  expect((await eli.call('POST', '/api/listings', listingBody)).status).toBe(201);
  const refused = await eli.call('POST', '/api/listings', listingBody);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_DRAFTS' } });
  expect(refused.body.message).toContain(
    'You may start 1000 listings a day. You can start the next one in 4 hours.',
  );
});

test('a new member whose deals three others praised has the limits of an older account, until one complains', async () => {
  const fay = await smc.member('Fay', grown);
  const said = async (from: string, rating: string) => {
    await smc.pool.query(
      `insert into deals.deal (id, thread_id, listing_id, seller_id, buyer_id, agreed, disputed)
       values ($1, 't', 'l', $2, $3, true, false)`,
      [`deal of ${from}`, fay.id, from],
    );
    await smc.pool.query(
      `insert into deals.feedback (deal_id, from_id, to_id, from_side, rating, position, given_at, show_at, is_shown, is_void)
       values ($1, $2, $3, 'buyer', $4, 1, now(), now(), true, false)`,
      [`deal of ${from}`, from, fay.id, rating],
    );
  };
  for (const from of ['one', 'two', 'three']) await said(from, 'good');
  await smc.pool.query(
    "insert into listing_limits.act select $1, 'draft', n::text, now() from generate_series(1, 1000) n",
    [fay.id],
  );
  expect((await fay.call('POST', '/api/listings', listingBody)).status).toBe(201);
  await said('four', 'bad');
  expect((await fay.call('POST', '/api/listings', listingBody)).body.code).toBe('TOO_MANY_DRAFTS');
});

test('a new member publishes ten listings a day; the same one again is not another', async () => {
  const ann = await smc.member('Dot', grown);
  let last = '';
  for (let n = 0; n < 10; n++) last = await ann.list();
  await ann.ok('POST', `/api/listings/${last}/publish`, {});
  const { body } = await ann.call('POST', '/api/listings', listingBody);
  const refused = await ann.call('POST', `/api/listings/${body.id}/publish`, {});
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_LISTINGS' } });
  expect(refused.body.message).toContain('10 listings a day');
});
