import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { plusDays } from '../../kernel/decider/time.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { MEMBER_RELATIONS } from '../../members/member-relations.ports.js';
import { grown, openMembers, soon } from '../../members/members.fixtures.js';
import { digestMatches } from './digest-matches.job.js';
import { notifyMatches } from './notify-matches.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

type Member = Awaited<ReturnType<typeof smc.member>>;

/** A part for sale and a wanted ad that it suits; each test uses a separate model. */
function partFor(model: string) {
  const fitment = (yearFrom: number) => [{ make: 'Chevrolet', model, yearFrom, yearTo: 1966 }];
  const offer = {
    listingType: 'for_sale',
    title: 'Fender, LH',
    categoryPrimary: 'Parts',
    categorySub: 'Body',
    priceMode: 'fixed',
    price: 160,
    condition: 'used-good',
    fitment: fitment(1960),
    place: { text: 'Madison, WI' },
  };
  const wanted = {
    ...offer,
    listingType: 'wanted',
    title: "Driver's side fender",
    price: 200,
    fitment: fitment(1964),
    place: { text: 'Janesville, WI' },
  };
  return { offer, wanted };
}

async function publish(member: Member, listing: object): Promise<string> {
  const { body } = await member.call('POST', '/api/listings', listing);
  await member.ok('POST', `/api/listings/${body.id}/publish`, {});
  return String(body.id);
}

/** Runs the job, then waits until everything has followed. */
async function turn(now = new Date().toISOString()): Promise<void> {
  await smc.waitForProcessors();
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  await notifyMatches({ db: smc.runtime.db, bus: smc.runtime.bus, get }, now);
  await smc.waitForProcessors();
}

/** Skips the day that holders wait. */
const seeAtOnce = (holder: Member) =>
  sql`update matching.found set holder_sees_at = found_at where holder_id = ${holder.id}`.execute(
    smc.runtime.db,
  );

const matches = async (member: Member, listing?: string) =>
  (await member.get(`/api/matches${listing ? `?listing=${listing}` : ''}`)).body.matches as readonly {
    id: string;
    side: string;
    reasons: string;
    own: object | null;
    other: { id: string };
    holder: { isTold: boolean; seesAt: string | null } | null;
  }[];
const messages = async (member: Member) =>
  ((await member.get('/api/notifications')).body as unknown as readonly { message: string }[])
    .map(({ message }) => message)
    .filter((message) => message.includes('fits your wanted ad'));
const told = async (member: Member) =>
  ((await member.get('/api/notifications')).body as unknown as readonly { message: string }[])
    .map(({ message }) => message)
    .filter((message) => message.includes('is looking for'));
/** Two members for tests where earlier notifications do not matter. */
let both: ReturnType<typeof two> | undefined;
const sameTwo = () => (both ??= two());
const two = async () => [await smc.member('Sal', grown), await smc.member('Bob', grown)] as const;

test('a new listing finds the need that it suits: the seeker hears at once, and only once', async () => {
  const { offer, wanted } = partFor('C10');
  const [seller, seeker] = await two();
  const wantedId = await publish(seeker, wanted);
  const candidateId = await publish(seller, offer);
  await turn();
  await turn();
  expect(await matches(seeker, wantedId)).toEqual([
    expect.objectContaining({
      side: 'seeker',
      other: { id: candidateId, title: offer.title, price: 160, attends: [] },
      own: { id: wantedId, title: wanted.title, kind: 'listing' },
      reasons: 'Fits 1964–66 Chevrolet C10 · 29 miles away · $40 below your limit',
    }),
  ]);
  expect(await messages(seeker)).toEqual([
    "“Fender, LH” from Sal fits your wanted ad “Driver's side fender”.",
  ]);
  await seller.ok('POST', `/api/listings/${candidateId}/pause`, {});
  await smc.waitForProcessors();
  expect(await matches(seeker)).toEqual([]);
  await seller.ok('POST', `/api/listings/${candidateId}/resume`, {});
  await turn();
  expect(await matches(seeker)).toHaveLength(1);
  expect(await messages(seeker)).toHaveLength(1);
});

test('a new need finds the listing; its seller is told the next day, with match alerts at once, and the seeker reads so', async () => {
  const { offer, wanted } = partFor('C20');
  const [seller, seeker] = await two();
  const [alerted, admin] = [await smc.member('Ola', grown), await smc.adminMember()];
  await admin.ok('POST', `/api/admin/members/${alerted.id}/tiers`, {
    tier: 'premium',
    reason: 'promo',
    note: 'A club.',
    until: soon(),
  });
  await publish(seller, offer);
  const candidateId = await publish(alerted, offer);
  const wantedId = await publish(seeker, wanted);
  await turn();
  expect(await matches(seller)).toEqual([]);
  expect(await matches(alerted, candidateId)).toEqual([expect.objectContaining({ side: 'holder' })]);
  const looking = "Bob is looking for “Driver's side fender”. You have “Fender, LH” for sale.";
  expect([await told(seller), await told(alerted)]).toEqual([[], [looking]]);
  const holders = (await matches(seeker, wantedId)).map(({ holder }) => holder);
  expect(holders.map((holder) => holder?.isTold).sort()).toEqual([false, true]);
  expect(holders.find((holder) => !holder?.isTold)?.seesAt).toEqual(expect.any(String));
  const nextDay = plusDays(new Date().toISOString(), 1);
  await turn(nextDay);
  await turn(nextDay);
  expect([await told(seller), await told(alerted)]).toEqual([[looking], [looking]]);
  expect((await matches(seeker, wantedId)).map(({ holder }) => holder?.isTold)).toEqual([true, true]);
});

test('a dismissed match leaves the list of the one who dismissed it; others cannot', async () => {
  const { offer, wanted } = partFor('K10');
  const [seller, seeker] = await two();
  const wantedId = await publish(seeker, wanted);
  await publish(seller, offer);
  await turn();
  const [match] = await matches(seeker, wantedId);
  const path = `/api/matches/${match?.id}/dismiss`;
  const stranger = await smc.member('Eve', grown);
  expect(await stranger.call('POST', path, { reason: 'other' })).toMatchObject({
    status: 404,
    body: { code: 'MATCH_NOT_FOUND' },
  });
  await seeker.ok('POST', path, { reason: 'wrong car' });
  await smc.waitForProcessors();
  expect(await matches(seeker, wantedId)).toEqual([]);
});

test('two members of whom one has blocked the other are no match', async () => {
  const { offer, wanted } = partFor('Blazer');
  const [seller, seeker] = await two();
  await seller.ok('POST', `/api/members/${seeker.id}/block`);
  const wantedId = await publish(seeker, wanted);
  await publish(seller, offer);
  await turn();
  expect(await matches(seeker, wantedId)).toEqual([]);
});

test.each([
  ['seeker', 'holder'],
  ['holder', 'seeker'],
])('after a block by the %s no match from before is shown or counted, to neither', async (_, blocked) => {
  const { offer, wanted } = partFor(`Nomad ${blocked}`);
  const [holder, seeker] = await two();
  const wantedId = await publish(seeker, wanted);
  await publish(holder, offer);
  await turn();
  await seeAtOnce(holder);
  const { db } = smc.runtime;
  const seen = async () => [
    (await matches(seeker)).length,
    (await matches(holder)).length,
    ((await seeker.get('/api/wanted/progress')).body.needs as { id: string; matches: number }[]).find(
      ({ id }) => id === wantedId,
    )?.matches,
  ];
  expect(await seen()).toEqual([1, 1, 1]);
  await sql`update matching.found set found_at = '2026-07-01T12:00:00Z', holder_sees_at = '2026-07-01T12:00:00Z',
    limit_met_at = '2026-07-01T12:00:00Z', told_seeker = false where need_id = ${wantedId}`.execute(db);
  const [by, of] = blocked === 'holder' ? [seeker, holder] : [holder, seeker];
  await by.ok('POST', `/api/members/${of.id}/block`);
  await smc.waitForProcessors();
  expect(await seen()).toEqual([0, 0, 0]);
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  await digestMatches({ db, get }, '2026-07-01T16:00:00.000Z');
  await smc.waitForProcessors();
  for (const one of [holder, seeker])
    expect(JSON.stringify((await one.get('/api/notifications')).body)).not.toContain('since yesterday');
});

test('an item on a shelf is a match for its holder alone, who is asked; its seeker never sees it', async () => {
  const { offer, wanted } = partFor('Suburban');
  const [holder, seeker] = await sameTwo();
  const item = { title: offer.title, categoryPrimary: 'Parts', fitment: offer.fitment, quantity: 1 };
  await publish(holder, partFor('Bel Air').offer);
  const optedIn = (await holder.call('POST', '/api/inventory/items', { ...item, matchOptIn: true })).body;
  await holder.call('POST', '/api/inventory/items', { ...item, matchOptIn: false });
  const wantedId = await publish(seeker, wanted);
  const now = new Date().toISOString();
  await turn(now);
  expect(await matches(seeker, wantedId)).toEqual([]);
  await seeAtOnce(holder);
  expect(await matches(holder, String(optedIn.id))).toEqual([
    expect.objectContaining({
      side: 'holder',
      own: { id: optedIn.id, title: offer.title, kind: 'item' },
      other: expect.objectContaining({ id: wantedId }),
    }),
  ]);
});

test('a seller who has listed such parts for the make is asked once, whatever they fit; the seeker never sees it', async () => {
  const vega = partFor('Vega');
  const [dealer, seeker] = await two();
  const carburetor = {
    ...vega.offer,
    title: 'Carburetor',
    fitment: [{ ...vega.offer.fitment[0], make: 'Oldsmobile' }],
  };
  const wanted = {
    ...vega.wanted,
    title: 'Carburetor',
    fitment: [{ make: 'Olds', model: '442', yearFrom: 1970, yearTo: 1970 }],
  };
  await publish(dealer, carburetor);
  const once = await publish(seeker, wanted);
  await publish(dealer, carburetor);
  const wantedId = await publish(seeker, wanted);
  await turn();
  await turn();
  await seeAtOnce(dealer);
  expect(await matches(seeker)).toEqual([]);
  expect(await matches(dealer)).toEqual([
    expect.objectContaining({
      own: null,
      other: expect.objectContaining({ id: wantedId }),
      reasons: 'You have listed carburetors for Olds · 29 miles away',
    }),
  ]);
  await publish(dealer, { ...carburetor, fitment: wanted.fitment });
  await turn();
  await seeAtOnce(dealer);
  const found = await matches(dealer);
  expect(found.map(({ own, other }) => [own !== null, other.id]).sort()).toEqual(
    [
      [true, wantedId],
      [true, once],
    ].sort(),
  );
});

test('a number that members call interchangeable suits, since when they say so and for as long as they do', async () => {
  const { offer, wanted } = partFor('Chevette');
  const [seller, seeker] = await sameTwo();
  const expert = await smc.member('Ann', grown);
  const vague = { fitment: [], title: 'Thing' };
  const wantedId = await publish(seeker, {
    ...wanted,
    ...vague,
    partNumbers: [{ number: 'CH-1001', kind: 'oem' }],
  });
  await publish(seller, { ...offer, ...vague, partNumbers: [{ number: 'CH-2002', kind: 'oem' }] });
  await turn();
  expect(await matches(seeker, wantedId)).toEqual([]);
  const said = [
    { number: 'ch 2002', kind: 'oem' },
    { number: 'CH1001', kind: 'interchange' },
  ];
  const item = {
    title: 'Other thing',
    categoryPrimary: 'Parts',
    fitment: [],
    quantity: 1,
    matchOptIn: false,
  };
  await expert.call('POST', '/api/inventory/items', { ...item, partNumbers: said });
  await turn();
  expect(await matches(seeker, wantedId)).toEqual([
    expect.objectContaining({
      reasons: expect.stringContaining('Part number CH-2002 replaces CH-1001, according to 1 member'),
    }),
  ]);
});

test('a limit that others are not shown is in no match and in no row, and the seeker is told what is below it', async () => {
  const monza = partFor('Monza');
  const [seller, seeker] = await sameTwo();
  const wanted = {
    isLimitPrivate: true,
    acceptOrigin: [],
    acceptCondition: [],
    urgency: 'whenever',
    radius: 200,
  };
  const wantedId = await publish(seeker, { ...monza.wanted, price: 4321, wanted });
  const candidateId = await publish(seller, monza.offer);
  const dear = await publish(seller, { ...monza.offer, price: 7000 });
  await turn();
  await seeAtOnce(seller);
  expect(await matches(seeker, wantedId)).toEqual([
    expect.objectContaining({
      other: expect.objectContaining({ id: candidateId }),
      reasons: expect.stringMatching(/\$[\d,]+ below your limit/),
    }),
  ]);
  const seen = await matches(seller, dear);
  expect(seen).toHaveLength(1);
  const told = await messages(seeker);
  for (const price of [4538, 4537, 4321]) {
    expect(await matches(seeker, wantedId)).toHaveLength(price === 4321 ? 2 : 1);
    await seller.ok('PUT', `/api/listings/${dear}`, { ...monza.offer, price });
    await turn();
    expect(await matches(seller, dear)).toEqual(seen);
  }
  expect(await messages(seeker)).toHaveLength(told.length + 1);
  const rows = await sql<{ row: string }>`
    select entry::text as row from matching.entry entry where id = ${wantedId}
    union all select pair::text from matching.pair pair where need_id = ${wantedId}`.execute(smc.runtime.db);
  expect(rows.rows.map(({ row }) => row).filter((row) => /432100|centsBelow": \d/.test(row))).toEqual([]);
  expect(await matches(seller, candidateId)).toEqual([
    expect.objectContaining({ other: expect.objectContaining({ price: null }) }),
  ]);
});

test('what nobody was told of comes in one digest, once', async () => {
  const { offer, wanted } = partFor('Corvair');
  const [holder, seeker] = await two();
  const candidate = await publish(holder, offer);
  await publish(seeker, wanted);
  await turn();
  const { db } = smc.runtime;
  const get = ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'];
  await sql`update matching.found set holder_turn_at = '2026-06-02T12:00:00Z' where holder_id = ${holder.id}`.execute(
    db,
  );
  for (const time of ['T16:00:00.000Z', 'T16:15:00.000Z'])
    await digestMatches({ db, get }, `2026-06-02${time}`);
  await smc.waitForProcessors();
  const told = (await holder.get('/api/notifications')).body as unknown as readonly { message: string }[];
  expect(told.map(({ message }) => message)).toContain(
    "One more match since yesterday: “Driver's side fender”.",
  );
  expect(told.filter(({ message }) => message.includes('since yesterday'))).toHaveLength(1);
  expect(candidate).toBeTruthy();
});

test('a turn that ends half-way tells nobody twice, and nobody never', async () => {
  const { offer, wanted } = partFor('Tempest');
  const [seller, seeker] = await two();
  const wantedId = await publish(seeker, wanted);
  for (let at = 0; at < 3; at++) await publish(seller, offer);
  await smc.waitForProcessors();
  const { db, bus } = smc.runtime;
  let calls = 0;
  const get = ((token: symbol) => {
    if (token === MEMBER_RELATIONS && ++calls === 2) throw new Error('The process ends here.');
    return smc.server.app.get(token);
  }) as unknown as ModuleContext['get'];
  const now = new Date().toISOString();
  await expect(notifyMatches({ db, bus, get }, now)).rejects.toThrow('ends here');
  await notifyMatches({ db, bus, get }, now);
  await turn();
  expect(await matches(seeker, wantedId)).toHaveLength(3);
  expect(await messages(seeker)).toHaveLength(3);
});

test('an ad says to its owner how much suits it, and with how many members they talk', async () => {
  const { offer, wanted } = partFor('Tornado');
  const [seller, seeker] = await sameTwo();
  const wantedId = await publish(seeker, wanted);
  const candidateId = await publish(seller, offer);
  await publish(seller, offer);
  await turn();
  const progress = async (member: Member) => (await member.get('/api/wanted/progress')).body.needs;
  expect(await progress(seeker)).toContainEqual({ id: wantedId, matches: 2, talks: 0 });
  const write = {
    about: { kind: 'listing', listingId: candidateId },
    message: { id: randomUUID(), body: 'Is it dry?' },
  };
  expect(await seeker.call('POST', '/api/threads', write)).toMatchObject({ status: 201 });
  await smc.waitForProcessors();
  expect(await progress(seeker)).toContainEqual({ id: wantedId, matches: 2, talks: 1 });
  expect(await progress(seller)).toEqual([]);
});

test('a listing that is not public is encrypted in the rows, and suits as before once it is public', async () => {
  const { offer, wanted } = partFor('Ranchero');
  const [seller, seeker] = await sameTwo();
  const wantedId = await publish(seeker, wanted);
  const { body } = await seller.call('POST', '/api/listings', {
    ...offer,
    partNumbers: [{ number: 'RA-7007', kind: 'oem' }],
  });
  const candidateId = String(body.id);
  const words = ['Fender', 'Ranchero', '7007', 'fender', 'latitude'];
  const kept = async () => {
    await smc.waitForProcessors();
    const { rows } = await sql<{ row: string }>`
      select entry::text as row from matching.entry entry where id = ${candidateId}`.execute(smc.runtime.db);
    return words.filter((word) => rows[0]?.row.includes(word));
  };
  const step = (what: string) => seller.ok('POST', `/api/listings/${candidateId}/${what}`, {});
  expect(await kept()).toEqual([]);
  await step('publish');
  expect(await kept()).toEqual(words);
  await step('pause');
  expect(await kept()).toEqual(['7007', 'fender', 'latitude']); // the number, the kind and the place that others know
  await step('resume');
  await turn();
  expect(await matches(seeker, wantedId)).toHaveLength(1);
});

test('five notifications of matches a day, the rest is in the list', async () => {
  const { offer, wanted } = partFor('Nova');
  const [seller, seeker] = await two();
  const wantedId = await publish(seeker, wanted);
  for (let at = 0; at < 6; at++) await publish(seller, offer);
  await turn();
  expect(await matches(seeker, wantedId)).toHaveLength(6);
  expect(await messages(seeker)).toHaveLength(5);
});

test('dismissals are counted for the rule that they speak against, once for each match', async () => {
  const { offer, wanted } = partFor('Torino');
  const [seller, seeker] = await sameTwo();
  const admin = await smc.adminMember();
  const tallies = async () => {
    const { rules } = (await admin.get('/api/admin/match-rules')).body as {
      rules: readonly { rule: string; shown: number; dismissed: number }[];
    };
    return new Map(rules.map(({ rule, shown, dismissed }) => [rule, [shown, dismissed]]));
  };
  const [shown = 0, dismissed = 0] = (await tallies()).get('fitment') ?? [];
  const wantedId = await publish(seeker, wanted);
  await publish(seller, offer);
  await turn();
  await seeAtOnce(seller);
  const path = `/api/matches/${(await matches(seeker, wantedId))[0]?.id}`;
  await seeker.ok('POST', `${path}/dismiss`, { reason: 'wrong car' });
  await seller.ok('POST', `${path}/dismiss`, { reason: 'wrong car' });
  await smc.waitForProcessors();
  expect((await tallies()).get('fitment')).toEqual([shown + 1, dismissed + 1]);
  expect(await matches(seeker, wantedId)).toEqual([]);
  await seeker.ok('POST', `${path}/restore`);
  expect(await matches(seeker, wantedId)).toHaveLength(1);
  await smc.waitForProcessors();
  expect((await tallies()).get('fitment')).toEqual([shown + 1, dismissed]);
});
