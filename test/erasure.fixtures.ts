import type { Pool } from 'pg';
import type { Runtime } from '../apps/runtime/runtime.js';
import { idOfDeal } from '../modules/deals/deal-ids.shared.js';
import type { ContentDeps } from '../modules/kernel/content/content.js';
import type { Contents } from '../modules/kernel/content/contents.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { markVerified, type openMembers } from '../modules/members/members.fixtures.js';
import { communityBody, itemBody, listingBody, scanBody, searchBody } from './authorisation.rows.js';
import { leaveRowsInBuilds } from './erasure.builds.js';
import { leaveRowsOfMoney } from './erasure.money.js';
import { leaveRowsOfOrders } from './erasure.orders.js';
import { leaveRowsOfAttendance, leaveRowsOfOrganizers } from './erasure.organizers.js';

type Member = Awaited<ReturnType<Awaited<ReturnType<typeof openMembers>>['member']>>;
/** One call of a member, which must succeed.
 *  out  the id of what it made */
type Make = (by: Member, method: string, path: string, body?: object) => Promise<string>;

/** What a member leaves in rows of every kind by using the product.
 *  out  where a photo can be added to what they made */
export async function leaveRowsEverywhere(
  ana: Member,
  bob: Member,
  listingOfBob: string,
  ending: string,
  {
    pool,
    runtime,
    shot,
    waitForProcessors,
  }: {
    readonly pool: Pool;
    readonly runtime: Pick<Runtime, 'bus' | 'eventStore'>;
    readonly shot: (background: string) => Promise<Buffer>;
    readonly waitForProcessors: () => Promise<void>;
  },
): Promise<readonly string[]> {
  const made = async (by: Member, method: string, path: string, body: object = {}) => {
    const answer = await by.call(method, path, body);
    if (answer.status > 201) throw new Error(JSON.stringify(answer));
    return String(answer.body.id);
  };
  await made(bob, 'POST', `/api/listings/${listingOfBob}/publish`);
  await made(ana, 'PUT', `/api/saved-searches/watched/${listingOfBob}`);
  await made(ana, 'POST', '/api/saved-searches', searchBody);
  await made(ana, 'PUT', `/api/follows/member/${bob.id}`);
  await made(bob, 'PUT', `/api/follows/member/${ana.id}`);
  await made(bob, 'PUT', `/api/follows/member/${ana.id}/mute`, { for: 'good' });
  await made(ana, 'PUT', '/api/feed/seen', { upTo: '2026-06-01T12:00:00.000Z' });
  await made(ana, 'POST', '/api/offers', { listingId: listingOfBob, price: 100 });
  const dealId = await finishDeal(made, ana, bob);
  await waitForProcessors();
  for (const by of [ana, bob])
    await made(by, 'POST', '/api/feedback', {
      dealId,
      rating: 'good',
      comment: by === ana ? `Brobdingnag${ending}` : '',
    });
  const thread = await made(ana, 'POST', '/api/threads', {
    about: { kind: 'member', memberIds: [bob.id] },
    message: { id: newId(), body: `Brobdingnag${ending}` },
  });
  await made(ana, 'PUT', '/api/drafts', { to: thread, words: `Xochimilco${ending}` });
  await made(ana, 'PUT', `/api/threads/${thread}/read`, { upTo: 1 });
  await made(ana, 'PUT', '/api/threads/delivered', { upTo: 1 });
  const report = (ref: object) => ({ targets: [ref], category: 'spam', comment: `Brobdingnag${ending}` });
  await made(ana, 'POST', '/api/reports', report({ kind: 'listing', id: listingOfBob }));
  await made(bob, 'POST', '/api/reports', { ...report({ kind: 'member', id: ana.id }), comment: '' });
  await made(bob, 'POST', `/api/members/${ana.id}/block`);
  await made(bob, 'DELETE', `/api/members/${ana.id}/block`);
  await leaveRowsOnTheWall(made, {
    ana,
    bob,
    ending,
    pool,
    stored: async (color) => (await ana.send('POST', '/api/posts/photos', await shot(color))).id,
  });
  await leaveRowsInBuilds(made, { ana, bob, ending, shot });
  const community = await leaveRowsInCommunities(made, { ana, bob, ending, pool });
  await leaveRowsOfOrganizers(made, { ana, ending, pool });
  const event = await leaveRowsOfAttendance(made, { ana, bob, ending, runtime, waitForProcessors });
  await leaveRowsOfOrders(made, { ana, event, ending, waitForProcessors });
  await leaveRowsOfMoney(made, { ana, ending, community, waitForProcessors });
  const locationId = await made(ana, 'POST', '/api/inventory/locations', { name: `Xochimilco${ending}` });
  const itemId = await made(ana, 'POST', '/api/inventory/items', {
    ...itemBody,
    locationId,
    matchOptIn: true,
    visibility: 'public',
  });
  await made(ana, 'POST', '/api/inventory/share-links', { title: `Brobdingnag${ending}`, scope: 'all' });
  await made(ana, 'POST', `/api/inventory/scan-sessions/${newId()}/scans`, { ...scanBody, memberId: ana.id });
  await made(ana, 'POST', '/api/listings', { ...listingBody, listingType: 'wanted' });
  return [
    `/api/inventory/items/${itemId}/photos`,
    `/api/inventory/locations/${locationId}/photo`,
    `/api/communities/${community}/cover`,
    `/api/events/${event}/photos`,
    `/api/spaces/${event}/picture`,
  ];
}

/** Bob sells something to Ana.
 *  out  the id of their deal, which follows the sale */
async function finishDeal(made: Make, ana: Member, bob: Member): Promise<string> {
  const listingId = await made(bob, 'POST', '/api/listings', listingBody);
  await made(bob, 'POST', `/api/listings/${listingId}/publish`);
  await made(ana, 'POST', '/api/offers', { listingId, price: 10 });
  await made(bob, 'POST', '/api/offers/done', { listingId, memberId: ana.id, price: 10 });
  return idOfDeal({ listingId, sellerId: bob.id, buyerId: ana.id });
}

/** Ana appeals a decision about her, with a picture and a PDF. */
export async function leaveAppeal(
  ana: Member,
  decisionId: string,
  ending: string,
  picture: Buffer,
): Promise<void> {
  const attachments: string[] = [];
  for (const bytes of [picture, Buffer.from(`%PDF-1.7\nXochimilco${ending}`)]) {
    const path = `/api/appeals/attachments?name=Brobdingnag${ending}`;
    attachments.push(String((await ana.send('POST', path, bytes)).id));
  }
  await ana.ok('POST', '/api/appeals', { decisionId, text: `Xochimilco${ending}`, attachments });
}

/** Ana owns a community, asks to join one of Bob's with a note, moderates it, and is banned from another.
 *  out  the one that she owns */
async function leaveRowsInCommunities(
  made: Make,
  {
    ana,
    bob,
    ending,
    pool,
  }: { readonly ana: Member; readonly bob: Member; readonly ending: string; readonly pool: Pool },
): Promise<string> {
  for (const { id } of [ana, bob]) await markVerified(pool, id);
  const rule = { id: newId(), title: 'No dealers', text: '' };
  const own = await made(ana, 'POST', '/api/communities', communityBody);
  await made(ana, 'POST', `/api/communities/${own}/invitations`, { days: 7 });
  const other = { ...communityBody, rules: [rule], join: 'request' };
  const path = `/api/communities/${await made(bob, 'POST', '/api/communities', other)}`;
  await made(ana, 'POST', `${path}/join`, { note: `Xochimilco${ending}` });
  await made(bob, 'POST', `${path}/members/${ana.id}/approve`);
  await made(bob, 'PUT', `${path}/moderators/${ana.id}`);
  await made(ana, 'POST', `${path}/invitations`, { days: 7 });
  await made(bob, 'DELETE', `${path}/moderators/${ana.id}`);
  const reason = `Brobdingnag${ending}`;
  await made(bob, 'POST', `${path}/members/${ana.id}/remove`, { ruleId: rule.id, reason });
  await made(ana, 'POST', `${path}/join`, { note: `Xochimilco${ending}` });
  return own;
}

/** Posts, comments and reactions of both, with photos; one photo is never posted. */
async function leaveRowsOnTheWall(
  made: Make,
  {
    ana,
    bob,
    ending,
    pool,
    stored,
  }: {
    readonly ana: Member;
    readonly bob: Member;
    readonly ending: string;
    readonly pool: Pool;
    readonly stored: (background: string) => Promise<unknown>;
  },
): Promise<void> {
  for (const { id } of [ana, bob]) await markVerified(pool, id);
  const [ofAna, ofBob] = [newId(), newId()];
  await made(bob, 'POST', '/api/posts', { id: ofBob, body: 'What carb is this?', kind: 'question' });
  const comment = { id: newId(), body: `Brobdingnag${ending}`, photo: await stored('#aa5500') };
  await made(ana, 'POST', `/api/posts/${ofBob}/comments`, comment);
  await made(ana, 'PUT', `/api/posts/${ofBob}/reaction`, { kind: 'like' });
  await pool.query("update listing_limits.act set at = at - interval '1 minute'"); // the next one is not too soon
  await made(ana, 'POST', '/api/posts', {
    id: ofAna,
    body: `Xochimilco${ending} #brobdingnag${ending}`,
    photos: [await stored('#aa0055')],
    vehicle: { make: `Lilliputmobile${ending}`, model: null },
  });
  await made(bob, 'PUT', `/api/posts/${ofAna}/reaction`, { kind: 'like' });
  await stored('#0055aa');
}

/** How many things of each kind of content a member made, and how many photos are in those. */
export async function madeOfEachKind(
  contents: Contents,
  deps: ContentDeps,
  memberId: string,
): Promise<readonly (readonly [kind: string, things: readonly string[], photos: readonly string[]])[]> {
  return Promise.all(
    contents.types.map(async ({ kind, idsOf, events, streamId, photos }) => {
      const ids = await idsOf(deps, memberId);
      const histories = await Promise.all(
        ids.map((id) => deps.eventStore.read(events, streamId?.(id) ?? id)),
      );
      return [kind, ids, photos?.namedIn(histories.flat()) ?? []] as const;
    }),
  );
}

/** Where the id of an erased member, which is no name, stays, and why. A table that is new is decided on here. */
export const idStaysIn = {
  'audit.entry': 'what staff did about the member, without the reasons',
  'boosts.erased': 'that the member is erased, since a boost may come after',
  'builds.erased': 'that the member is erased, since an invitation or an offer may come after',
  'cases."case"': 'what staff decided, and who reported it, without words',
  'cases.decision': 'what staff decided, without words',
  'cases.target': 'that the member’s own page was reported',
  'communities.departed': 'until the community has parted with them',
  'communities.erased': 'that the member is erased',
  'deals.deal': 'it is the other side’s deal too',
  'deals.feedback': 'what the member wrote stays with whom it is about, without words and name',
  'events.erased': 'that the organizer is erased',
  'follows.erased': 'that the member is erased, since a follow may come after',
  'inventory.sale': 'to whom another member sold',
  'kernel.event': 'the log',
  'kernel.person_key': 'that the key is gone',
  'listing_days.erased': 'that the seller is erased, since a draft may come after',
  'listing_limits.act': 'whom another member followed within the last day',
  'listing_search.erased': 'that the seller is erased',
  'mail.outbox': 'that a mail was sent, for 90 days, without the mail',
  'messages.message': 'a tombstone in the others’ thread',
  'messages.seat': 'the others’ thread',
  'messages.thread': 'the others’ thread',
  'notices.notification': 'where the notice of a new follower led, without a name',
  'orders.erased': 'that the member is erased, since a payment may come after',
  'orders.purchase': 'what was bought, which the law keeps, without words',
  'organizers.departed': 'until the organizers have parted with them',
  'organizers.erased': 'that the member is erased, since an invitation may come after',
  'payments.payment': 'what was paid for Premium, which the law keeps; a gift has a stand-in',
  'payments.subscription': 'that there was a subscription to Premium, which its payments belong to',
  'pre_sales.part':
    'where the member had spaces, so that their rights are found and given up; the pre-sale keeps its history by ids',
  'sold_prices.erased': 'that the seller is erased, since a draft may come after',
} as const;

/** Where a member's name is, and why. What shows names elsewhere joins or asks (ADR 0071). */
export const nameIsIn = {
  'donations.gift': 'a donor who wants to be thanked, as everybody reads it',
  'identity.account': 'sessions and e-mails, which wait for no projection',
  'member_pages.member': 'the read model of people',
} as const;

/** Columns that name a member, and those of them whose rows go by another column: a dismissal is by one of the two of its match, and whoever answers for
 *  a minor is unlinked before. The entries of feeds go with their posts. */
const ofMember =
  /(member|owner|seller|buyer|person|seeker|holder|sender|author|moderator|from|to|guardian|minor|blocked|by|account)_id$/;
const byAnother: readonly string[] = [
  'matching.dismissal.member_id',
  'member_pages.member.guardian_id',
  'wall.entry.author_id',
];

/** Puts a row into every table for each of its columns that names a member, whatever the calls of a test have left there. */
export async function plantIn(pool: Pool, memberId: string): Promise<void> {
  const { rows } = await pool.query<{ table: string; columns: readonly Column[] }>(`
    select format('%I.%I', table_schema, table_name) as table, json_agg(json_build_object('name', column_name, 'quoted', quote_ident(column_name), 'type', udt_name,
      'isFilled', is_nullable = 'YES' or column_default is not null or is_identity = 'YES')) as columns
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema', 'kernel') and table_schema || '.' || table_name not in ('mail.outbox', 'identity.account')
    group by 1 order by 1 desc`);
  expect(rows.length).toBeGreaterThan(40);
  for (const { table, columns } of rows)
    for (const { name } of columns.filter((column) => ofMember.test(column.name))) {
      if (byAnother.includes(`${table}.${name}`)) continue;
      const filled = columns.filter((column) => !column.isFilled || column.name === name);
      await pool.query(
        `insert into ${table} (${filled.map((column) => column.quoted)}) values (${filled.map((_, at) => `$${at + 1}`)})
         on conflict do nothing`,
        filled.map((column) => (column.name === name ? memberId : (fillers[column.type] ?? newId()))),
      );
    }
}

interface Column {
  readonly name: string;
  readonly quoted: string;
  readonly type: string;
  readonly isFilled: boolean;
}

const now = new Date();
const fillers: Readonly<Record<string, unknown>> = {
  bool: false,
  timestamptz: now,
  date: now,
  json: '{}',
  jsonb: '{}',
  bytea: Buffer.from([0]),
  _text: [],
  int2: 0,
  int4: 0,
  int8: 0,
  float4: 0,
  float8: 0,
};

/** The tables that hold a word, in any column. */
export async function tablesWith(pool: Pool, word: string): Promise<readonly string[]> {
  const tables = await everythingIn(pool);
  return tables
    .filter(([, text]) => text.includes(word))
    .map(([table]) => table)
    .sort();
}

export async function everythingIn(pool: Pool): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await pool.query<{ table: string }>(
    "select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  return Promise.all(
    rows.map(async ({ table }) => {
      const content = await pool.query<{ row: string }>(`select t::text as row from ${table} t`);
      return [table, content.rows.map(({ row }) => row).join('\n')] as const;
    }),
  );
}
