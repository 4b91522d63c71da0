import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { everything, partPlanned, recorder, shownTo, vehicle } from './builds.fixtures.js';
import { builds } from './builds.projection.js';
import { contentCardsOf } from './content-cards.queries.js';
import { readCursor } from './cursor.js';
import { fitHistory } from './fit-said.queries.js';
import { buildsSeenBy, entriesSeenBy } from './seen.queries.js';

let projection: TestProjection;
let log: ReturnType<typeof recorder>;
beforeAll(async () => {
  projection = await openProjection(builds);
  log = recorder(projection);
  // the tables of the read models that say who meets whom
  await projection.pool.query(`
    create schema member_pages; create schema communities; create schema follows;
    create table member_pages.member (id text, name text, joined_at timestamptz default now(), is_minor boolean default false,
      has_birth_date boolean default true, link_status text, handle text, picture jsonb, shown jsonb);
    create table member_pages.block (member_id text, blocked_id text);
    create table communities.membership (community_id text, member_id text, status text);
    create table follows.follow (kind text, target_id text, member_id text);
    insert into member_pages.member (id, name, is_minor, has_birth_date, link_status) values
      ('ana', 'Ana', false, true, null), ('una', 'Una', false, false, null), ('kid', 'Kid', true, true, 'verified'),
      ('pending kid', 'Kid', true, true, 'requested');
    insert into member_pages.block values ('ana', 'blocked'), ('blocker', 'ana');
    insert into communities.membership values ('club', 'clubber', 'member'), ('club', 'asker', 'requested'), ('other', 'stranger', 'member');
    insert into follows.follow values ('member', 'ana', 'follower'), ('member', 'ana', 'blocked'), ('member', 'bo', 'stranger')`);
});
afterAll(() => projection.close());

const everybody = [
  'guest',
  'ana',
  'looker',
  'invited',
  'offered',
  'follower',
  'clubber',
  'asker',
  'stranger',
  'blocked',
  'blocker',
  'staff',
];
const viewer = (id: string) => ({
  actor: id === 'guest' ? undefined : { id, roles: id === 'staff' ? (['moderator'] as const) : [] },
});
const seers = async (id: string): Promise<readonly string[]> => {
  const seen = await Promise.all(
    everybody.map(async (one) =>
      (await buildsSeenBy(projection.db, [id], viewer(one))).length ? [one] : [],
    ),
  );
  return seen.flat();
};
const works = [
  event('CollaboratorInvited', { memberId: 'looker', role: 'looks' as const, by: 'ana' }),
  event('CollaboratorJoined', { memberId: 'looker' }),
  event('CollaboratorInvited', { memberId: 'invited', role: 'owns' as const, by: 'ana' }),
];
const own = ['ana', 'looker', 'invited'];

test.each([
  ['private', own],
  ['followers', [...own, 'follower', 'staff']],
  ['community', [...own, 'clubber', 'staff']],
  ['public', ['guest', ...own, 'offered', 'follower', 'clubber', 'asker', 'stranger', 'staff']],
] as const)('a build for the audience %s is seen by these alone', async (audience, expected) => {
  const id = await log.start(
    'ana',
    ...works,
    shownTo('ana', audience, { communityId: audience === 'community' ? 'club' : null }),
  );
  expect(await seers(id)).toEqual(expected);
});

test('whoever a private build is offered to sees it, until the offer ends', async () => {
  const offer = { toId: 'offered', goesAlong: everything, listingId: null };
  const id = await log.start('ana', event('HandOverOffered', offer));
  expect(await seers(id)).toEqual(['ana', 'offered']);
  const entry = await log.write(id, 'ana');
  const read = () => entriesSeenBy(projection.db, [entry], viewer('offered'));
  expect(await read()).toEqual([entry]);
  const withoutJournal = { ...offer, goesAlong: { ...everything, journal: false } };
  await log.build(id, event('HandOverOffered', withoutJournal));
  expect(await read()).toEqual([]);
  await log.build(id, event('HandOverEnded', { toId: 'offered', because: 'declined' as const }));
  expect(await seers(id)).toEqual(['ana']);
});

test.each(['BuildHidden', 'BuildRemoved'] as const)(
  'after %s its owner and staff alone see it',
  async (type) => {
    const id = await log.start(
      'ana',
      shownTo('ana', 'public'),
      event(type, { ownerId: 'ana', reason: 'Spam.' }),
    );
    expect(await seers(id)).toEqual(['ana', 'staff']);
    await log.build(id, event('BuildShownAgain', { ownerId: 'ana', reason: '' }));
    expect(await seers(id)).toContain('guest');
  },
);

test('a deleted build is seen by nobody, and restored it is as before', async () => {
  const id = await log.start('ana', shownTo('ana', 'public'), event('BuildDeleted', { by: 'ana' }));
  expect(await seers(id)).toEqual([]);
  await log.build(id, event('BuildRestored', { by: 'ana' }));
  expect(await seers(id)).toContain('stranger');
});

test.each([
  ['una', false],
  ['pending kid', false],
  ['kid', true],
])('a public build of %s is shown to others: %s', async (ownerId, isShown) => {
  const id = await log.start(ownerId, shownTo(ownerId, 'public'));
  expect((await buildsSeenBy(projection.db, [id], viewer('guest'))).length > 0).toBe(isShown);
});

test('after a hand-over the former owner is a stranger, and what they did not give along is nobody’s', async () => {
  const id = await log.start('ana', shownTo('ana', 'public'));
  const entry = await log.write(id, 'ana');
  expect(await entriesSeenBy(projection.db, [entry], viewer('guest'))).toEqual([entry]);
  const goesAlong = { ...everything, journal: false };
  await log.build(
    id,
    event('BuildHandedOver', { fromId: 'ana', toId: 'offered', bookId: newId(), goesAlong }),
  );
  expect(await seers(id)).toEqual(['offered']);
  expect(await entriesSeenBy(projection.db, [entry], viewer('offered'))).toEqual([]);
});

test('a card of a build that is offered without its photos has no cover for whoever it is offered to', async () => {
  const photo = { id: 'a'.repeat(40), width: 1200, height: 900 };
  const id = await log.start('ana', event('CoverChanged', { ownerId: 'ana', photo }));
  const coverFor = async (one: string) => {
    const reader = { ...viewer(one), now: '2026-06-01T12:00:00.000Z', unseen: [] };
    const cards = await contentCardsOf({ db: projection.db, secret: 'secret' }, [id], reader);
    return cards.get(id)?.photo;
  };
  const offer = (photos: boolean) =>
    event('HandOverOffered', { toId: 'offered', goesAlong: { ...everything, photos }, listingId: null });
  await log.build(id, offer(false));
  expect([await coverFor('ana'), await coverFor('offered')]).toEqual([expect.any(String), null]);
  await log.build(id, offer(true));
  expect(await coverFor('offered')).toEqual(expect.any(String));
});

test('a removed entry is seen by its author and staff alone', async () => {
  const id = await log.start('ana', shownTo('ana', 'public'));
  const entry = await log.write(id, 'ana');
  await log.entry(entry, event('EntryRemoved', { authorId: 'ana', reason: 'Spam.' }));
  for (const [one, sees] of [
    ['guest', 0],
    ['stranger', 0],
    ['ana', 1],
    ['staff', 1],
  ] as const)
    expect([one, (await entriesSeenBy(projection.db, [entry], viewer(one))).length]).toEqual([one, sees]);
});

test('a card tells the area of an adult, and never that of a minor', async () => {
  const place = { latitude: 42.7, longitude: -89, area: 'Janesville, WI' };
  const details = async (ownerId: string) => {
    const id = await log.start(ownerId, shownTo(ownerId, 'public', { place }));
    const card = { ...viewer('guest'), now: '2026-06-01T12:00:00.000Z', unseen: [] };
    return (await contentCardsOf({ db: projection.db, secret: 'secret' }, [id], card)).get(id)?.details;
  };
  expect([await details('ana'), await details('kid')]).toEqual([['Janesville, WI'], []]);
});

test('the history of an item tells what was said of a part until the part is dropped', async () => {
  const buildId = await log.start('ana');
  const taskId = await log.plan(buildId, 'ana');
  const itemId = newId();
  const who = { authorId: 'ana', ownerId: 'ana' };
  const said = { buildId, ...who, partId: 'p1', fit: 'as it is', note: '', vehicle } as const;
  await log.task(
    taskId,
    partPlanned('p1', 'ana'),
    event('FitWitnessed', { ...said, title: 'Cylinder', partNumbers: [], itemId, listingId: null }),
  );
  const told = () => fitHistory(projection.db).fitOf([itemId]);
  expect(await told()).toMatchObject([{ authorId: 'ana', vehicle: null }]);
  await log.task(taskId, event('PartDropped', { partId: 'p1' }));
  expect(await told()).toEqual([]);
});

test.each(['[1.5,1,"a"]', '[1e300,1,"a"]', '["a",1,"a"]'])('%s is no cursor of parts', (values) => {
  const cursor = Buffer.from(values).toString('base64url');
  expect(() => readCursor(cursor, ['integer', 'integer', 'string'])).toThrow();
});
