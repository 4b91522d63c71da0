import { evidenceBody, organizerBody, suggestionBody } from '../../../test/authorisation.organizers.js';
import { organizerOf } from '../../../test/gatherings.js';
import { memberEvents } from '../../identity/member/member.events.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { event } from '../../kernel/decider/decider.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { MODULE_CONTEXT, type ModuleContext } from '../../kernel/manifest/manifest.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { archiveFiles } from '../../members/export/archive.fixtures.js';
import { markVerified, openMembers, yearsAgo } from '../../members/members.fixtures.js';
import { suggestionDecider } from '../suggestion/suggestion.decider.js';
import { endVerifications } from './end-verifications.job.js';
import { organizerDecider } from './organizer.decider.js';
import { evidence, words } from './organizer.fixtures.js';
import { idOfOrganizer } from './organizer-ids.shared.js';
import { partWithErased } from './part-with-erased.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let ana: Member;
let bob: Member;
let cleo: Member;
beforeAll(async () => {
  smc = await openMembers();
  ana = await newcomer('Ana Smith');
  bob = await newcomer('Bob Jones');
  cleo = await smc.adminMember();
});
afterAll(() => smc.close());

async function newcomer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await markVerified(smc.pool, member.id);
  return member;
}

const body = { ...organizerBody, ...evidenceBody };
const context = () => smc.server.app.get<ModuleContext>(MODULE_CONTEXT);
const codeOf = ({ status, body }: { readonly status: number; readonly body: object }) => [
  status,
  'code' in body ? body.code : undefined,
];

async function begin(by: Member, over: Partial<Record<keyof typeof body, unknown>> = {}) {
  const answer = await by.call('POST', '/api/organizers', { ...body, ...over });
  expect(answer).toMatchObject({ status: 201 });
  const { id, slug } = answer.body as { id: string; slug: string };
  return { id, slug, path: `/api/organizers/${id}` };
}
/** As seen after the changes of all. */
async function see(reader: Member, path: string) {
  await smc.waitForProcessors();
  return (await reader.get(path)).body as Record<string, unknown>;
}
const messagesOf = async (member: Member) => JSON.stringify(await see(member, '/api/notifications'));

test('an organizer begins at an address from its name, is verified by staff, and then everybody sees it', async () => {
  const { slug, path } = await begin(ana);
  expect(slug).toBe('madison-classics');
  expect(await see(ana, `/api/organizers/${slug}`)).toMatchObject({
    name: 'Madison Classics',
    area: 'Janesville, WI',
    isVerified: false,
    inside: { role: 'owner', verification: 'asked', team: [{ name: 'Ana Smith', role: 'owner' }] },
    allowedActions: ['edit', 'team', 'draft'],
  });
  expect(codeOf(await bob.get(`/api/organizers/${slug}`))).toEqual([404, 'ORGANIZER_NOT_FOUND']);
  expect(await see(cleo, '/api/organizers?search=madison')).toMatchObject({
    waiting: 1,
    organizers: [{ slug, verification: 'asked', evidence: body.evidence, contact: body.contact }],
  });
  await cleo.ok('POST', `${path}/verify`, { reason: 'Called the club.' });
  const seen = await see(bob, `/api/organizers/${slug}`);
  expect(seen).toMatchObject({ isVerified: true, inside: null, allowedActions: [], events: [] });
  expect(JSON.stringify(seen)).not.toContain('1234');
  expect(await see(ana, '/api/organizers/mine')).toMatchObject({
    organizers: [{ slug, role: 'owner', verification: 'verified' }],
  });
  expect(await messagesOf(ana)).toContain('“Madison Classics” is verified until');
});

test('only an adult with a verified mailbox begins one, at a place that there is', async () => {
  const kim = await smc.member('Kim Young', { dateOfBirth: yearsAgo(15) });
  expect((await kim.call('POST', '/api/organizers', body)).status).toBe(403);
  const eve = await smc.member('Eve Unverified');
  expect(codeOf(await eve.call('POST', '/api/organizers', body))).toEqual([403, 'MAIL_NOT_VERIFIED']);
  const odd = await ana.call('POST', '/api/organizers', { ...body, zip: '00000' });
  expect(codeOf(odd)).toEqual([422, 'PLACE_NOT_FOUND']);
});

test('a member owns five at most, and the same call again answers as before', async () => {
  const many = await newcomer('Mia Many');
  const key = newId();
  const applyUnderKey = async () => {
    const headers = { ...many.as, 'Content-Type': 'application/json', 'Idempotency-Key': key };
    const sent = JSON.stringify({ ...body, name: 'Club of Mia' });
    return (await fetch(`${smc.url}/api/organizers`, { method: 'POST', headers, body: sent })).json();
  };
  expect(await applyUnderKey()).toMatchObject({ slug: 'club-of-mia' });
  for (const slug of ['mia-2', 'mia-3', 'mia-4', 'mia-5'])
    await dispatch(smc.runtime.bus, organizerDecider, idOfOrganizer(slug), {
      type: 'ApplyAsOrganizer',
      words,
      slug,
      evidence,
      meta: { ...metaOf(many.id), commandId: newId() },
    });
  await smc.waitForProcessors();
  const sixth = await many.call('POST', '/api/organizers', { ...body, name: 'Club of Mia' });
  expect(codeOf(sixth)).toEqual([409, 'TOO_MANY_ORGANIZERS']);
  expect(await applyUnderKey()).toMatchObject({ slug: 'club-of-mia' });
  const host = await newcomer('Hal Host');
  const id = await organizerOf(smc.runtime.eventStore, [host.id, [many.id, 'editor']]);
  const role = await host.call('PUT', `/api/organizers/${id}/team/${many.id}`, { role: 'owner' });
  expect(codeOf(role)).toEqual([409, 'TOO_MANY_ORGANIZERS']);
  const other = await organizerOf(smc.runtime.eventStore, [host.id]);
  const by = { type: 'InviteToTeam', memberId: many.id, role: 'owner', meta: metaOf(host.id) } as const;
  await dispatch(smc.runtime.bus, organizerDecider, other, {
    ...by,
    meta: { ...by.meta, commandId: newId() },
  });
  const answer = await many.call('POST', `/api/organizers/${other}/team/answer`, { accepts: true });
  expect(codeOf(answer)).toEqual([409, 'TOO_MANY_ORGANIZERS']);
});

test('of two organizers that are begun at once, one would be the sixth', async () => {
  const owner = await newcomer('Pia Parallel');
  for (const slug of ['pia-1', 'pia-2', 'pia-3', 'pia-4'])
    await dispatch(smc.runtime.bus, organizerDecider, idOfOrganizer(slug), {
      type: 'ApplyAsOrganizer',
      words,
      slug,
      evidence,
      meta: { ...metaOf(owner.id), commandId: newId() },
    });
  await smc.waitForProcessors();
  const answers = await Promise.all(
    ['Pia North', 'Pia South'].map((name) => owner.call('POST', '/api/organizers', { ...body, name })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('what a member showed as evidence is in their own archive alone', async () => {
  const [owner, other] = [await newcomer('Eva Evidence'), await newcomer('Otto Other')];
  const { id, path } = await begin(owner, { name: 'Evidence Club', evidence: 'See the registry.' });
  await cleo.ok('POST', `${path}/refuse`, { reason: 'No such registry.' });
  await owner.ok('POST', `${path}/verification`, { ...evidenceBody, evidence: 'See our charter.' });
  await smc.waitForProcessors();
  const archived = async (member: Member) =>
    JSON.parse(String((await archiveFiles(smc.url, member.as)).get('organizer-evidence.json')));
  const { contact } = evidenceBody;
  expect(await archived(owner)).toEqual([
    { organizerId: id, at: expect.any(String), evidence: 'See the registry.', contact },
    { organizerId: id, at: expect.any(String), evidence: 'See our charter.', contact },
  ]);
  expect(await archived(other)).toEqual([]);
});

test('a refusal has a reason that the team reads, and the organizer asks again', async () => {
  const dora = await newcomer('Dora Hill');
  const { path } = await begin(dora, { name: 'Rock County Rods' });
  await cleo.ok('POST', `${path}/refuse`, { reason: 'The page does not name you.' });
  expect(await see(dora, path)).toMatchObject({
    inside: { verification: 'refused', reason: 'The page does not name you.' },
    allowedActions: ['edit', 'team', 'ask', 'draft'],
  });
  expect(await messagesOf(dora)).toContain('We did not verify');
  await dora.ok('POST', `${path}/verification`, { ...evidenceBody, evidence: 'See our charter.' });
  expect(await see(cleo, '/api/organizers?search=rods')).toMatchObject({
    organizers: [{ verification: 'asked', evidence: 'See our charter.' }],
  });
});

test('staff who work in an organizer do not decide about it', async () => {
  await markVerified(smc.pool, cleo.id);
  const { path } = await begin(cleo, { name: 'Staff Club' });
  expect(codeOf(await cleo.call('POST', `${path}/verify`, { reason: '' }))).toEqual([403, 'OWN_ORGANIZER']);
});

test('somebody is invited by handle, joins, gets another role and leaves', async () => {
  const owner = await newcomer('Olga Owner');
  const { path, slug } = await begin(owner, { name: 'Team Club' });
  await bob.ok('PUT', '/api/account/profile', {
    firstName: 'Bob',
    lastName: 'Jones',
    handle: 'bobs-garage',
    bio: '',
    homeZip: '53545',
    garage: [],
    shown: { lastName: true, picture: true, bio: true, area: true, garage: true, follows: true },
  });
  await smc.waitForProcessors();
  const invite = { handle: '@bobs-garage', role: 'gate' };
  expect(codeOf(await owner.call('POST', `${path}/team`, { ...invite, handle: 'nobody' }))).toEqual([
    404,
    'MEMBER_NOT_FOUND',
  ]);
  await owner.ok('POST', `${path}/team`, invite);
  expect(await see(bob, `/api/organizers/${slug}`)).toMatchObject({ invitedAs: 'gate', inside: null });
  expect(await messagesOf(bob)).toContain('invites you to work in');
  await bob.ok('POST', `${path}/team/answer`, { accepts: true });
  expect(await see(bob, path)).toMatchObject({ inside: { role: 'gate' }, allowedActions: ['leave'] });
  expect(codeOf(await bob.call('PUT', path, { ...organizerBody, name: 'Mine' }))).toEqual([
    403,
    'NOT_IN_THE_TEAM',
  ]);
  await owner.ok('PUT', `${path}/team/${bob.id}`, { role: 'editor' });
  const { version } = (await see(bob, path)) as { version: number };
  await bob.ok('PUT', path, { ...organizerBody, name: 'Team Club of Rock County', madeFrom: version });
  expect(await see(bob, path)).toMatchObject({ name: 'Team Club of Rock County', slug });
  expect(codeOf(await owner.call('DELETE', `${path}/team/${owner.id}`))).toEqual([409, 'LAST_OWNER']);
  await bob.ok('DELETE', `${path}/team/${bob.id}`);
  await smc.waitForProcessors();
  expect(codeOf(await bob.get(path))).toEqual([404, 'ORGANIZER_NOT_FOUND']);
});

test('staff verifies the version that it looked at', async () => {
  const { path } = await begin(bob, { name: 'Dane Cruisers' });
  const { version } = await see(bob, path);
  const { name: _, ...rest } = organizerBody;
  await bob.ok('PUT', path, { ...rest, name: 'The official site' });
  const verify = (madeFrom: unknown) => cleo.call('POST', `${path}/verify`, { reason: '', madeFrom });
  expect(codeOf(await verify(version))).toEqual([409, 'CHANGED_SINCE']);
  expect((await verify((await see(bob, path)).version)).status).toBe(200);
});

test('an owner who is suspended leaves, and lets nobody go; a name of the language is no member', async () => {
  const [eli, fay] = [await newcomer('Eli Ward'), await smc.member('Fay Lund')];
  const id = await organizerOf(smc.runtime.eventStore, [eli.id, [fay.id, 'owner']]);
  const path = `/api/organizers/${id}/team`;
  for (const name of ['constructor', '__proto__'])
    expect(codeOf(await eli.call('PUT', `${path}/${name}`, { role: 'gate' }))).toEqual([
      400,
      'INVALID_INPUT',
    ]);
  await eli.suspended();
  expect(codeOf(await eli.call('DELETE', `${path}/${fay.id}`))).toEqual([403, 'ACCOUNT_SUSPENDED']);
  expect((await eli.call('DELETE', `${path}/${eli.id}`)).status).toBe(200);
});

test('a verification is reminded of once in its last days, and lapses', async () => {
  const owner = await newcomer('Lara Late');
  const { path, id } = await begin(owner, { name: 'Late Club' });
  await cleo.ok('POST', `${path}/verify`, { reason: '' });
  const { inside } = (await see(owner, path)) as { inside: { until: string } };
  const inDays = (days: number) => plusDays(inside.until, -days);
  for (const days of [61, 59, 58, 13, 12]) await endVerifications(context(), inDays(days));
  const reminders = (await messagesOf(owner)).split('The verification of').length - 1;
  expect(reminders).toBe(2);
  await endVerifications(context(), inDays(0));
  expect(await see(owner, path)).toMatchObject({ isVerified: false, inside: { verification: 'lapsed' } });
  expect(await see(bob, path)).toMatchObject({ id, isVerified: false });
});

test('an organizer that a decision hides is seen by its team alone', async () => {
  const owner = await newcomer('Hal Hidden');
  const { path, id } = await begin(owner, { name: 'Hidden Club' });
  await cleo.ok('POST', `${path}/verify`, { reason: '' });
  await smc.moderate('remove', { kind: 'organizer', id });
  await smc.waitForProcessors();
  expect(codeOf(await bob.get(path))).toEqual([404, 'ORGANIZER_NOT_FOUND']);
  expect(await see(owner, path)).toMatchObject({ isVerified: false });
  await smc.moderate('bringBack', { kind: 'organizer', id });
  expect(await see(bob, path)).toMatchObject({ isVerified: true });
});

test('a team goes on without whoever is erased', async () => {
  const owner = await newcomer('Gus Gone');
  const { path } = await begin(owner, { name: 'Gone Club' });
  await cleo.ok('POST', `${path}/verify`, { reason: '' });
  await smc.runtime.eventStore.append(
    memberEvents,
    owner.id,
    [event('MemberErased', { memberId: owner.id })],
    'any',
    metaOf(owner.id),
  );
  await smc.waitForProcessors();
  await partWithErased(context(), new Date().toISOString());
  expect(await see(cleo, path)).toMatchObject({
    inside: { team: [], verification: 'withdrawn', reason: 'Nobody is left to answer for it.' },
  });
});

describe('suggestions', () => {
  const suggest = async (by: Member, over: Partial<Record<keyof typeof suggestionBody, unknown>> = {}) => {
    const id = newId();
    const answer = await by.call('POST', '/api/events/suggestions', { ...suggestionBody, ...over, id });
    expect(answer).toMatchObject({ status: 201 });
    return id;
  };
  type List = { readonly suggestions: readonly { readonly id: string; readonly distance: number | null }[] };

  test('are read by their member, by verified organizers, the nearest first, and by staff', async () => {
    const [sue, owner] = [await newcomer('Sue Who'), await newcomer('Otto Near')];
    const { path, id } = await begin(owner, { name: 'Near Club', zip: '53549' });
    const far = await suggest(sue, { title: 'Chicago meet', zip: '60601' });
    const near = await suggest(sue, { note: 'My uncle sells there.' });
    const nowhere = await suggest(sue, { zip: null });
    const list = `/api/events/suggestions?organizer=${id}`;
    await smc.waitForProcessors();
    expect(codeOf(await owner.get(list))).toEqual([403, 'NOT_VERIFIED']);
    await cleo.ok('POST', `${path}/verify`, { reason: '' });
    const { suggestions } = (await see(owner, list)) as unknown as List;
    expect(suggestions.map((one) => one.id)).toEqual([near, far, nowhere]);
    expect(suggestions[0]).toMatchObject({ distance: 0, note: 'My uncle sells there.', memberId: null });
    const first = (await see(owner, `${list}&limit=1`)) as { next?: string };
    expect(await see(owner, `${list}&limit=1&after=${first.next}`)).toMatchObject({
      suggestions: [{ id: far }],
    });
    expect(codeOf(await bob.get(list))).toEqual([403, 'NOT_IN_THE_TEAM']);
    expect(await see(bob, '/api/events/suggestions')).toMatchObject({ suggestions: [] });
    const own = (await see(sue, '/api/events/suggestions')) as unknown as List;
    expect(own.suggestions.map((one) => one.id)).toEqual([nowhere, near, far]);
    expect(await see(cleo, '/api/events/suggestions')).toMatchObject({
      suggestions: [{ memberId: sue.id }, {}, {}],
    });
    await dispatch(smc.runtime.bus, suggestionDecider, near, {
      type: 'ClaimSuggestion',
      clubId: id,
      gatheringId: newId(),
      meta: { ...metaOf(owner.id), commandId: newId() },
    });
    expect(await messagesOf(sue)).toContain('An organizer prepares “Jefferson fall meet”');
    await cleo.ok('POST', `/api/events/suggestions/${far}/dismiss`, { reason: 'It is in the list.' });
    await sue.ok('DELETE', `/api/events/suggestions/${nowhere}`);
    expect(await see(sue, '/api/events/suggestions')).toMatchObject({
      suggestions: [
        { id: nowhere, status: 'withdrawn' },
        { id: near, status: 'claimed' },
        { id: far, status: 'dismissed', reason: 'It is in the list.' },
      ],
    });
    expect(await see(owner, list)).toMatchObject({ suggestions: [] });
  });
});
