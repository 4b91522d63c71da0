import { type MailServer, openMailServer } from '../../../test/mail/mail-server.js';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { systemClock } from '../../kernel/decider/clock.js';
import { event } from '../../kernel/decider/decider.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { JobWorker } from '../../kernel/jobs/job-worker.js';
import type { ModuleContext } from '../../kernel/manifest/manifest.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { sendMail } from '../../mail/send-mail.job.js';
import { openSmtp } from '../../mail/smtp.js';
import { grown, openMembers, profile } from '../../members/members.fixtures.js';
import { readStopToken, stopUrl } from '../stop-link.shared.js';
import { alertPriceDrops } from '../watch/alert-price-drops.job.js';
import { alertSavedSearches } from './alert-saved-searches.job.js';
import { savedSearchEvents } from './saved-search.events.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await openMailServer();
  smc = await openMembers({ SMTP_URL: mailServer.url, MAIL_FROM: 'Swap Meet Classics <post@swap.example>' });
});
afterAll(async () => {
  await smc.close();
  await mailServer.close();
});

type Member = Awaited<ReturnType<typeof smc.member>>;

const listing = (title: string) => ({
  listingType: 'for_sale',
  title,
  categoryPrimary: 'Parts',
  categorySub: 'Engine',
  priceMode: 'fixed',
  price: 160,
  place: { text: 'Madison, WI' },
});

async function publish(member: Member, title: string): Promise<string> {
  const { body } = await member.call('POST', '/api/listings', listing(title));
  await member.ok('POST', `/api/listings/${body.id}/publish`, {});
  await smc.waitForProcessors();
  return String(body.id);
}

const deps = () => ({
  db: smc.runtime.db,
  eventStore: smc.runtime.eventStore,
  get: ((token: symbol) => smc.server.app.get(token)) as unknown as ModuleContext['get'],
  secret: smc.server.app.get<string>(MASTER_SECRET),
  environment: { publicUrl: 'https://swap.example' },
});
/** Sends waiting e-mails over a real SMTP server. */
async function sendMails(): Promise<void> {
  const { db, eventStore, pool } = smc.runtime;
  const report = ({ error }: { readonly error: unknown }) => {
    throw error;
  };
  const sending = sendMail({
    db,
    keys: eventStore.keys,
    secret: smc.server.app.get(MASTER_SECRET),
    clock: systemClock,
    transport: openSmtp(mailServer.url, 'Swap Meet Classics <post@swap.example>'),
    reportGivenUp: ({ fault }) => report({ error: fault }),
  });
  const worker = new JobWorker([sending], { db, pool, clock: systemClock, report });
  while (await worker.runDue());
}
const later = (seconds: number): string => new Date(Date.now() + 1000 * seconds).toISOString();

async function alert(now = later(1)): Promise<void> {
  await smc.waitForProcessors();
  await alertSavedSearches(deps(), now);
  await smc.waitForProcessors();
}
const messages = async (member: Member) =>
  ((await member.get('/api/notifications')).body as unknown as readonly { message: string }[])
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Welcome'));
const save = (member: Member, search: string, over = {}) =>
  member.call('POST', '/api/saved-searches', {
    name: search,
    address: `search=${search}`,
    query: { search },
    alerts: 'at-once',
    ...over,
  });

test('a saved search tells of what was published since, once, and never of one’s own', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  await publish(bob, 'Zagnut manifold, early');
  await save(ana, 'zagnut', { byMail: true });
  await alert();
  expect(await messages(ana)).toEqual([]);
  await publish(bob, 'Zagnut manifold, late');
  await publish(ana, 'Zagnut manifold, mine');
  await alert();
  await alert(later(2));
  expect(await messages(ana)).toEqual(['New in your search “zagnut”: “Zagnut manifold, late”, $160.']);
});

test('the name of a search shows no title of others, and stops no alert, whatever is written in braces', async () => {
  const [ann, ben] = [await smc.member('Ann', grown), await smc.member('Ben', grown)];
  const { body } = await ben.call('POST', '/api/listings', listing('Kept to himself'));
  await save(ann, 'yardbird', { name: `{listing ${body.id}} {day x} {in y} {who}` });
  await publish(ben, 'Yardbird hood');
  await alert();
  expect(await messages(ann)).toEqual([
    `New in your search “(listing ${body.id}) (day x) (in y) (who)”: “Yardbird hood”, $160.`,
  ]);
});

const world = 'west=-180&south=-90&east=180&north=90&zoom=3';

test('a search for what fits the garage tells of what fits the one of the day', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  await save(ana, 'widget', { query: { search: 'widget', fits: 'garage' } });
  await publish(bob, '1966 Ford Fairlane widget');
  await alert();
  expect(await messages(ana)).toEqual([]);
  const counts = async () => (await ana.get('/api/listings/counts?search=widget')).body;
  expect(await counts()).toMatchObject({ makes: [{ value: 'Ford', count: 1 }], garage: null });
  await ana.ok('PUT', '/api/account/profile', {
    ...{ ...profile, handle: 'ana-of-the-widgets' },
    garage: [{ year: 1966, make: 'ford', model: 'Fairlane' }],
  });
  await publish(bob, '1968 Ford Fairlane widget');
  await publish(bob, '1965–67 Ford Fairlane widget');
  await alert(later(2));
  expect(await messages(ana)).toEqual([
    'New in your search “widget”: “1965–67 Ford Fairlane widget” and “1966 Ford Fairlane widget”.',
  ]);
  expect(await counts()).toMatchObject({ makes: [{ value: 'Ford', count: 3 }], garage: 2 });
  for (const call of ['', '/counts', '/map'])
    expect(await smc.guest(`/api/listings${call}?fits=garage&${world}`)).toMatchObject({
      status: 403,
      body: { code: 'GARAGE_OF_A_GUEST' },
    });
});

test('a search saved with reversed prices still finds nothing, and leaves the others their alerts', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  const id = deterministicId('old search', ana.id);
  const told = { alerts: 'at-once', byMail: false } as const;
  const reversed = { search: 'dingus', minPrice: '500', maxPrice: '100' };
  const old = { name: 'old', address: 'search=dingus&minPrice=500&maxPrice=100', query: reversed };
  await smc.runtime.eventStore.append(
    savedSearchEvents,
    id,
    [event('SearchSaved', { memberId: ana.id, ...old, ...told })],
    'none',
    metaOf(ana.id),
  );
  await save(ana, 'dingus');
  expect(await save(ana, 'new', { query: reversed })).toMatchObject({
    status: 422,
    body: { code: 'SEARCH_UNREADABLE' },
  });
  await publish(bob, 'Dingus bracket');
  await alert();
  expect(await messages(ana)).toEqual(['New in your search “dingus”: “Dingus bracket”, $160.']);
  expect((await ana.get('/api/saved-searches')).body).toMatchObject({
    searches: [{ name: 'dingus' }, { id, name: 'old', address: `${old.address}&listingType=any` }],
  });
});

test('neither a search nor a watched price tells of a listing of somebody who was blocked', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  const id = await publish(bob, 'Snorkel lid');
  await ana.ok('PUT', `/api/saved-searches/watched/${id}`);
  await save(ana, 'snorkel');
  await alert();
  await alertPriceDrops(deps(), later(1));
  await bob.ok('POST', `/api/members/${ana.id}/block`, {});
  await publish(bob, 'Snorkel hose');
  await bob.ok('PUT', `/api/listings/${id}`, { ...listing('Snorkel lid'), price: 90 });
  await alert(later(2));
  await alertPriceDrops(deps(), later(2));
  await smc.waitForProcessors();
  expect(await messages(ana)).toEqual([]);
});

test('a search that tells by mail has a mail of its own, once, with what is new and a link that stops it alone by one click', async () => {
  const [ana, bob] = [await smc.member('Mia', grown), await smc.member('Bob', grown)];
  await ana.verifyMail();
  for (const search of ['flummox', 'grommet']) await save(ana, search, { byMail: true });
  await publish(bob, 'Flummox valve');
  await alert();
  await alert(later(2));
  await sendMails();
  const mail = await mailServer.to(ana.mail, /^One new listing: flummox$/);
  expect(mail.text).toContain('Flummox valve: $160');
  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
  expect(header).toMatch(/^<https:\/\/swap\.example\/api\/saved-searches\/stop\?token=/);
  expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
    'List-Unsubscribe=One-Click',
  );

  const { pathname, search } = new URL(header.slice(1, -1));
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await fetch(smc.url + pathname + search, { method: 'POST', body })).status).toBe(200);
  for (const title of ['Flummox valve, another', 'Grommet, rubber']) await publish(bob, title);
  await alert(later(3));
  await sendMails();
  await mailServer.to(ana.mail, /^One new listing: grommet$/);
  expect(mailServer.mails.filter(({ subject }) => subject?.includes('flummox'))).toHaveLength(1);
});

test('a daily search waits for a day; one without alerts says nothing', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  const { body } = await save(ana, 'quiddle', { alerts: 'daily' });
  await publish(bob, 'Quiddle pump');
  await alert();
  expect(await messages(ana)).toEqual([]);
  await alert(later(86_401));
  expect(await messages(ana)).toHaveLength(1);
  await ana.ok('PUT', `/api/saved-searches/${body.id}`, { name: 'pumps', alerts: 'none' });
  await publish(bob, 'Quiddle pump, another');
  await alert(later(3 * 86_400));
  expect(await messages(ana)).toHaveLength(1);
});

test('saved searches are their member’s; what is no search is refused', async () => {
  const [ana, eve] = [await smc.member('Ana', grown), await smc.member('Eve', grown)];
  const { body } = await save(ana, 'grille');
  await smc.waitForProcessors();
  expect((await ana.get('/api/saved-searches')).body).toMatchObject({
    searches: [{ id: body.id, name: 'grille', address: 'search=grille&listingType=any', alerts: 'at-once' }],
  });
  expect((await eve.get('/api/saved-searches')).body).toMatchObject({ searches: [] });
  expect(await eve.call('DELETE', `/api/saved-searches/${body.id}`)).toMatchObject({ status: 404 });
  expect(await save(ana, 'x', { query: { radius: '-4' } })).toMatchObject({
    status: 422,
    body: { code: 'SEARCH_UNREADABLE' },
  });
  await ana.ok('DELETE', `/api/saved-searches/${body.id}`);
  await smc.waitForProcessors();
  expect((await ana.get('/api/saved-searches')).body).toMatchObject({ searches: [] });
});

test('who watches a listing hears of a lower price, once; its owner sees how many watch it', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  const id = await publish(bob, 'Wobbler shaft');
  await ana.ok('PUT', `/api/saved-searches/watched/${id}`);
  await smc.waitForProcessors();
  const turn = () => alertPriceDrops(deps(), later(1));
  await turn();
  const priced = async (price: number) => {
    await bob.ok('PUT', `/api/listings/${id}`, { ...listing('Wobbler shaft'), price });
    await smc.waitForProcessors();
    await turn();
    await turn();
    await smc.waitForProcessors();
  };
  await priced(180);
  await priced(150);
  expect(await messages(ana)).toEqual(['“Wobbler shaft”, which you watch, is $30 cheaper now: $150.']);
  expect((await bob.get(`/api/saved-searches/watchers/${id}`)).body).toEqual({ watchers: 1 });
  expect(await ana.call('GET', `/api/saved-searches/watchers/${id}`)).toMatchObject({ status: 404 });
});

test('who watches a held listing hears when it is free again; neither its holder nor somebody who was blocked does', async () => {
  const [ana, bob] = [await smc.member('Ana', grown), await smc.member('Bob', grown)];
  const [cy, dee] = [await smc.member('Cy', grown), await smc.member('Dee', grown)];
  const id = await publish(bob, 'Zerk fitting');
  await cy.ok('POST', `/api/listings/${id}/hold`, {});
  for (const watcher of [ana, cy, dee]) await watcher.ok('PUT', `/api/saved-searches/watched/${id}`);
  await smc.waitForProcessors();
  await bob.ok('POST', `/api/members/${dee.id}/block`, {});
  await cy.ok('POST', `/api/listings/${id}/release`, {});
  await smc.waitForProcessors();
  expect(await messages(ana)).toEqual([
    '“Zerk fitting”, which you watch, is available again: nobody has it on hold.',
  ]);
  for (const other of [cy, dee]) expect(await messages(other)).toEqual([]);
});

test('the link of an e-mail stops one search, and no other', () => {
  const url = new URL(stopUrl('secret', 'https://swap.example', 'a-search'));
  const token = url.searchParams.get('token') ?? '';
  expect(readStopToken('secret', token)).toBe('a-search');
  expect(readStopToken('secret', token.replace('a-search', 'b-search'))).toBeUndefined();
});
