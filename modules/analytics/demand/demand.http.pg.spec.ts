import { sql } from 'kysely';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { notifyMatches } from '../../matching/match/notify-matches.job.js';
import { grown, openMembers, soon } from '../../members/members.fixtures.js';
import { EmptySearchNotes } from './empty-search-notes.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let admin: Member;
beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0' });
  admin = await smc.adminMember();
});
afterAll(() => smc.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function premium(name: string): Promise<Member> {
  const member = await smc.member(name, grown);
  const grant = { tier: 'premium', reason: 'promo', note: 'A club.', until: soon() };
  await admin.ok('POST', `/api/admin/members/${member.id}/tiers`, grant);
  await smc.waitForProcessors();
  return member;
}
const demandOf = async (member: Member) => (await member.get('/api/analytics/demand')).body;

const search = (query: Record<string, string>, headers: Record<string, string> = { 'User-Agent': firefox }) =>
  fetch(`${smc.url}/api/listings?${new URLSearchParams({ status: 'active', ...query })}`, { headers });
const near = { latitude: '42.68', longitude: '-89.02', radius: '200' };
async function noted(): Promise<readonly string[]> {
  await smc.server.app.get(EmptySearchNotes).write();
  const { rows } = await smc.pool.query<{ words: string }>(
    'select words from analytics.empty_search order by words',
  );
  return rows.map(({ words }) => words);
}

test('a first page without a result within the radius is noted, whatever is found farther away; nothing else is', async () => {
  const seller = await smc.member('Ana Ash');
  await seller.list();
  await smc.waitForProcessors();
  const queries: readonly Record<string, string>[] = [
    { ...near, search: 'zyzzyva grille' },
    { ...near, search: 'radio' },
    { latitude: '30', longitude: '-90', radius: '50', expand: 'true', search: 'Radio' },
    { search: 'zyzzyva hood' },
    { ...near, search: 'zyzzyva horn', maxPrice: '10' },
    near,
  ];
  for (const query of queries) expect((await search(query)).status).toBe(200);
  await search({ ...near, search: 'zyzzyva lamp' }, { 'User-Agent': 'Googlebot/2.1' });
  expect(await noted()).toEqual(['Radio', 'zyzzyva grille']);
});

test('who has no place is told so; a home is one, and the latest listing another', async () => {
  const member = await premium('Bob Birch');
  expect(await demandOf(member)).toEqual({ wanted: { total: 0, first: [] }, searches: null });
  await member.list();
  await smc.waitForProcessors();
  expect((await demandOf(member)).searches).toMatchObject({ area: 'Janesville, WI', rows: [] });
});

test('whoever has no such tier is refused', async () => {
  const cal = await smc.member('Cal Cedar', grown);
  expect(await cal.get('/api/analytics/demand')).toMatchObject({ status: 403 });
  expect((await smc.guest('/api/analytics/demand')).status).toBe(401);
});

test('wanted ads that the caller could fill today: once each, by what suits best, those of blocked members and dismissed matches left out', async () => {
  const [seller, ...seekers] = [
    await premium('Dee Doe'),
    await smc.member('Eli', grown),
    await smc.member('Flo', grown),
  ];
  const wantedIds: string[] = [];
  for (const seeker of seekers)
    wantedIds.push(
      await publish(seeker, {
        ...fender,
        title: "Driver's side fender",
        listingType: 'wanted',
        price: 200,
        place: { text: 'Janesville, WI' },
      }),
    );
  const listed = await publish(seller, {
    ...fender,
    title: 'Fender, LH',
    listingType: 'for_sale',
    price: 160,
  });
  await publish(seller, { ...fender, title: 'Another fender', listingType: 'for_sale', price: 900 });
  await matched();
  const { wanted } = (await demandOf(seller)) as {
    wanted: { total: number; first: { matchId: string; wantedId: string; title: string; thing: object }[] };
  };
  expect(wanted.total).toBe(2);
  expect(wanted.first.map(({ wantedId }) => wantedId).toSorted()).toEqual(wantedIds.toSorted());
  expect(wanted.first[0]).toMatchObject({
    title: "Driver's side fender",
    thing: { kind: 'listing', id: listed, title: 'Fender, LH' },
  });
  await seller.ok('POST', `/api/members/${seekers[0]?.id}/block`, {});
  await smc.waitForProcessors();
  expect((await demandOf(seller)).wanted).toMatchObject({ total: 1, first: [{ wantedId: wantedIds[1] }] });
  const match = wanted.first.find(({ wantedId }) => wantedId === wantedIds[1])?.matchId;
  await seller.ok('POST', `/api/matches/${match}/dismiss`, { reason: 'too dear' });
  await smc.waitForProcessors();
  expect((await demandOf(seller)).wanted).toEqual({ total: 0, first: [] });
});

const fender = {
  categoryPrimary: 'Parts',
  categorySub: 'Body',
  priceMode: 'fixed',
  condition: 'used-good',
  fitment: [{ make: 'Chevrolet', model: 'C10', yearFrom: 1960, yearTo: 1966 }],
  place: { text: 'Madison, WI' },
};

async function publish(by: Member, listing: object): Promise<string> {
  const { body } = await by.call('POST', '/api/listings', listing);
  await by.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}

/** Matches are found, and holders see them at once. */
async function matched(): Promise<void> {
  await smc.waitForProcessors();
  await notifyMatches(smc.server.app.get<ModuleContext>(MODULE_CONTEXT), new Date().toISOString());
  await sql`update matching.found set holder_sees_at = found_at`.execute(smc.runtime.db);
}
