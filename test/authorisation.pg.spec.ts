import { commentDecider } from '../modules/community/comment/comment.decider.js';
import { communityDecider } from '../modules/community/community/community.decider.js';
import { words } from '../modules/community/community/community.fixtures.js';
import { joinAsFounder } from '../modules/community/membership/join-as-founder.js';
import { postDecider } from '../modules/community/post/post.decider.js';
import { publish } from '../modules/community/post/post.fixtures.js';
import { organizerDecider } from '../modules/events/organizer/organizer.decider.js';
import { idOfOrganizer } from '../modules/events/organizer/organizer-ids.shared.js';
import { byStaff, showBothFactors, suspendByStaff } from '../modules/identity/identity.fixtures.js';
import { dispatch } from '../modules/kernel/decider/command-bus.js';
import { newId } from '../modules/kernel/decider/identifiers.js';
import { systemCommand } from '../modules/kernel/decider/system-command.js';
import type { Endpoint } from '../modules/kernel/http/contract.js';
import { matchDecider } from '../modules/matching/match/match.decider.js';
import { found } from '../modules/matching/match/match.fixtures.js';
import { grown, markVerified, openMembers, password, yearsAgo } from '../modules/members/members.fixtures.js';
import { Roles } from '../modules/memberships/roles.js';
import { reportDecider } from '../modules/moderation/report/report.decider.js';
import { sendReport } from '../modules/moderation/report/report.fixtures.js';
import { buildBody } from './authorisation.builds.js';
import { giftBody } from './authorisation.donations.js';
import { type Kind, kinds, type Outcome, type Thing } from './authorisation.kinds.js';
import { evidenceBody, organizerBody, suggestionBody } from './authorisation.organizers.js';
import { outcomesOf, rowOf } from './authorisation.outcomes.js';
import { itemBody, listingBody, rows, scanBody, searchBody } from './authorisation.rows.js';
import { contracts, routeOf } from './contracts.js';
import { warn } from './decisions.js';
import { announce, organizerOf } from './gatherings.js';

interface Caller {
  readonly id: string;
  readonly mail: string;
  readonly token?: string;
}

let smc: Awaited<ReturnType<typeof openMembers>>;
let callers: Readonly<Record<Kind, Caller>>;
let things: Readonly<Record<Thing, string>>;

beforeAll(async () => {
  smc = await openMembers({ CALL_LIMIT: '0', CHECKS_TO: 'PO Box 1' });
  callers = await gather();
  things = await collect(callers);
  callers = { ...callers, suspended: await suspended(callers.suspended) };
});
afterAll(() => smc.close());

test('every contract is served, and every served route has a contract', () => {
  expect(contracts.map(routeOf).sort()).toEqual(smc.server.contracts.map(routeOf).sort());
});

test('every rule of ownership is about an existing route', () => {
  expect(contracts.map(routeOf)).toEqual(expect.arrayContaining(Object.keys(rows)));
});

/** What changes nothing for the member: reads, how staff divides its work, and what it says of words. Decisions ask for a recent sign-in. */
const withoutReauthentication = [
  'POST /api/admin/vocabulary/suggestions/:id/leave',
  'POST /api/admin/vocabulary/suggestions/:id/reopen',
  'POST /api/admin/vocabulary/suggestions/:id/take',
  'POST /api/appeals/:id/ask',
  'POST /api/appeals/:id/claim',
  'POST /api/appeals/:id/evidence',
  'POST /api/appeals/:id/release',
  'POST /api/cases',
  'POST /api/cases/:id/claim',
  'POST /api/cases/:id/evidence',
  'POST /api/cases/:id/foresee',
  'POST /api/cases/:id/notes',
  'POST /api/cases/:id/release',
  'POST /api/cases/:id/reopen',
  'POST /api/payments/:id/look-again',
];

/** source  ADR 0016 */
test('every command of staff over others asks for a recent sign-in', () => {
  const ofStaff = contracts.filter(({ requires }) =>
    ['administer', 'moderate', 'review'].includes(`${requires}`),
  );
  const withoutIt = ofStaff.filter(({ method, recentAuth }) => method !== 'GET' && !recentAuth);
  expect(withoutIt.map(routeOf).sort()).toEqual([...withoutReauthentication].sort());
});

/** The callers who are refused call first, while everything still exists. Their calls must leave no trace. */
test.each(contracts.map((contract) => [routeOf(contract), contract] as const))(
  '%s allows the callers that its contract and its rule name, and other calls leave no trace',
  async (_route, contract) => {
    const expected = outcomesOf(contract);
    const isRefused = (kind: Kind) => expected[kind] !== 'allowed';
    const outcomes: Partial<Record<Kind, Outcome>> = {};
    await smc.waitForProcessors();
    const before = await traces();
    for (const kind of kinds.filter(isRefused)) outcomes[kind] = await outcomeOf(contract, kind);
    expect(await traces()).toEqual(before);
    for (const kind of kinds.filter((kind) => !isRefused(kind)))
      outcomes[kind] = await outcomeOf(contract, kind);
    expect(outcomes).toEqual(expected);
  },
);

/** Codes that are about the caller. */
const aboutCallers: ReadonlySet<string> = new Set(
  contracts
    .flatMap((contract) => Object.values(outcomesOf(contract)))
    .filter((outcome) => outcome !== 'allowed'),
);

async function outcomeOf(contract: Endpoint, kind: Kind): Promise<Outcome> {
  const { status, code, ...said } = await callAs(callers[kind], contract);
  if (!mayReadIt.includes(kind))
    expect([kind, JSON.stringify(said)]).toEqual([kind, expect.not.stringContaining(lastName)]);
  const refusal = `${status} ${code}` as const;
  const isOfCallers = status === 401 || status === 403 || aboutCallers.has(refusal);
  return status >= 500 || code === 'NO_SUCH_ROUTE' || isOfCallers ? refusal : 'allowed';
}

/** Of the minors: only they themselves, their guardian and admins read it.
 *  source  modules/members/README.md, Rule 4 */
const lastName = 'Quetzalcoatl';
const mayReadIt: readonly Kind[] = ['minor', 'pending minor', 'guardian', 'admin'];

async function callAs({ mail, token }: Caller, contract: Endpoint) {
  const { method, path: pattern, upload: isUpload } = contract;
  const { at = {}, send = {}, harmless } = rowOf(contract);
  const known: Readonly<Record<string, unknown>> = { ...things, 'own mail': mail, 'own password': password };
  const meant = (word: unknown): unknown => {
    if (Array.isArray(word)) return word.map(meant);
    return typeof word === 'string' && word in known ? known[word] : word;
  };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => String(meant(at[name])));
  const body = Object.fromEntries(Object.entries(send).map(([field, value]) => [field, meant(value)]));
  const answer = await fetch(smc.url + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': isUpload ? 'application/octet-stream' : 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(harmless && { 'Idempotency-Key': 'short' }),
    },
    ...(method !== 'GET' && { body: isUpload ? 'not a photo' : JSON.stringify(body) }),
  });
  if (token) expect([path, answer.headers.get('cache-control')]).toEqual([path, expect.stringMatching(kept)]);
  if (answer.headers.get('content-type')?.includes('json'))
    return { status: answer.status, ...((await answer.json()) as { readonly code?: string }) };
  await answer.body?.cancel();
  return { status: answer.status, code: undefined };
}

/** No cache keeps an answer to a caller who is signed in.
 *  source  ADR 0028 */
const kept = /\bno-store\b/;

/** Everything that a call can leave: events, accounts, sessions, mails. That staff tried it is in the audit trail. */
async function traces(): Promise<readonly unknown[]> {
  const { rows: lines } = await smc.pool.query<{ line: string }>(
    `select a::text as line from identity.account a
     union all select s::text from identity.session s
     union all select r::text from support.request r
     union all select id::text from mail.outbox
     union all select id::text from kernel.event where stream not like 'audit-entry-%'
     order by line`,
  );
  return lines.map(({ line }) => line);
}

async function command<Answer = { readonly id: string }>(
  { token }: Caller,
  method: string,
  path: string,
  sent?: object,
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(smc.url + path, {
    method,
    headers,
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const body = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
  return body;
}

async function newcomer(name: string, dateOfBirth = grown.dateOfBirth): Promise<Caller> {
  const { body, mail } = await smc.signUp(name, { dateOfBirth });
  const { accessToken, user } = body as { accessToken: string; user: { id: string } };
  return { id: user.id, mail, token: accessToken };
}

/** One caller of each kind. */
async function gather(): Promise<Readonly<Record<Kind, Caller>>> {
  const met: Record<Kind, Caller> = {
    guest: { id: newId(), mail: 'nobody@example.com' },
    member: await newcomer('Ana'),
    'other member': await newcomer('Bob'),
    minor: await newcomer(`Kim ${lastName}`, yearsAgo(15)),
    'pending minor': await newcomer(`Lou ${lastName}`, yearsAgo(15)),
    guardian: await newcomer('Mom'),
    moderator: await newcomer('Max'),
    reviewer: await newcomer('Rae'),
    support: await newcomer('Sue'),
    admin: await newcomer('Cleo'),
    suspended: await newcomer('Ray'),
  };
  const meta = { actor: { id: 'installation', roles: ['admin'] }, now: new Date().toISOString() };
  await smc.server.app.get(Roles).give(met.admin.id, 'admin', { ...meta, commandId: newId() });
  await showBothFactors(smc.pool, met.admin.id);
  for (const role of ['moderator', 'reviewer', 'support'] as const) {
    await command(met.admin, 'POST', `/api/admin/members/${met[role].id}/roles`, { role, note: 'Asked to.' });
    await showBothFactors(smc.pool, met[role].id);
  }
  const token = await smc.tokenIn('verify-email', met.guardian.mail);
  await command(met.guardian, 'POST', '/api/auth/verification', { token });
  await guard(met, met.minor);
  for (const { id } of Object.values(met)) await markVerified(smc.pool, id);
  await smc.waitForProcessors();
  return met;
}

/** The same caller, suspended and signed in again. */
async function suspended(caller: Caller): Promise<Caller> {
  await suspendByStaff(smc.server.app, caller.id);
  const sent = { email: caller.mail, password };
  const { accessToken } = await command<{ accessToken: string }>(caller, 'POST', '/api/auth/sign-in', sent);
  return { ...caller, token: accessToken };
}

/** Link the guardian to a minor, verified by staff. */
async function guard({ guardian, admin }: Pick<Record<Kind, Caller>, 'guardian' | 'admin'>, minor: Caller) {
  const token = await invitationOf(minor, `${minor.id}@example.com`);
  await command(guardian, 'POST', '/api/guardian-invitations/accept', { token });
  await command(admin, 'POST', `/api/admin/guardian-links/${minor.id}/verify`, {
    guardianId: guardian.id,
    note: 'Seen on a call.',
  });
}

async function invitationOf(minor: Caller, email: string): Promise<string> {
  const token = await smc.tokenIn('verify-email', minor.mail);
  await command(minor, 'POST', '/api/auth/verification', { token });
  await command(minor, 'POST', '/api/account/guardian-invitations', { email });
  return smc.tokenIn('guardian-invitation', email);
}

/** A file of items that waits for its columns to be named. */
const uploadedBy = (member: Caller): Promise<string> =>
  uploaded(member, '/api/inventory/imports', 'name\nRadio\n', 'text/csv');

async function uploaded(
  { token }: Caller,
  path: string,
  body: string,
  type = 'application/octet-stream',
): Promise<string> {
  const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` };
  const answer = await fetch(smc.url + path, { method: 'POST', headers, body });
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { readonly id: string }).id;
}

/** An organizer that is verified. */
async function beginOrganizer(member: Caller): Promise<string> {
  const { slug } = await command<{ slug: string }>(member, 'POST', '/api/organizers', {
    ...organizerBody,
    ...evidenceBody,
  });
  const meta = byStaff(new Date().toISOString());
  const verify = { type: 'VerifyOrganizer', note: '', meta: { ...meta, commandId: newId() } } as const;
  return (await dispatch(smc.runtime.bus, organizerDecider, idOfOrganizer(slug), verify)).id;
}

async function suggestEvent(member: Caller): Promise<string> {
  const id = newId();
  await command(member, 'POST', '/api/events/suggestions', { id, ...suggestionBody });
  return id;
}

/** A gift that waits for its check. */
async function promiseGift(member: Caller): Promise<string> {
  const id = newId();
  await command(member, 'POST', '/api/donations', { id, ...giftBody });
  return id;
}

/** Two builds, one of them deleted, with a task, an entry, a document, and two books, one of them deleted. */
async function startBuilds(member: Caller) {
  const [build, deleted, task, entry, document] = [newId(), newId(), newId(), newId(), newId()];
  const [book, deletedBook] = [newId(), newId()];
  for (const id of [build, deleted]) await command(member, 'POST', '/api/builds', { id, ...buildBody });
  await command(member, 'DELETE', `/api/builds/${deleted}`);
  const at = `/api/builds/${build}`;
  await command(member, 'POST', `${at}/tasks`, { taskId: task, title: 'Heads' });
  const words = { on: '2026-06-01', text: 'Pulled the heads.' };
  await command(member, 'POST', `${at}/entries`, { entryId: entry, ...words });
  await uploaded(member, `${at}/documents?documentId=${document}&name=Receipt`, receipt);
  for (const bookId of [book, deletedBook]) await command(member, 'POST', `${at}/books`, { bookId });
  await command(member, 'DELETE', `${at}/books/${deletedBook}`);
  return {
    build,
    'deleted build': deleted,
    'build task': task,
    'build entry': entry,
    'build document': document,
    'build book': book,
    'deleted build book': deletedBook,
  };
}

const receipt = '%PDF-1.4\n<< /Type /Page >>\nstartxref\n0\n%%EOF';

/** Create the things of `member`, and those between the other callers. */
async function collect(met: Readonly<Record<Kind, Caller>>): Promise<Readonly<Record<Thing, string>>> {
  const { member, guardian, minor } = met;
  const draft = async (over = {}) =>
    (await command(member, 'POST', '/api/listings', { ...listingBody, ...over })).id;
  const published = async (over = {}) => {
    const id = await draft(over);
    await command(member, 'POST', `/api/listings/${id}/publish`, {});
    return id;
  };
  const held = await published();
  await command(guardian, 'POST', `/api/listings/${held}/hold`, {});
  await command(member, 'POST', '/api/auth/sign-in', { email: member.mail, password });
  const { sessions } = await command<{ sessions: readonly { id: string; isThisDevice: boolean }[] }>(
    member,
    'GET',
    '/api/account/sessions',
  );
  const request = await command(member, 'POST', '/api/support/requests', {
    subject: 'A question',
    message: 'Where is the pit?',
    replyTo: member.mail,
  });
  const ward = await newcomer('Kit', yearsAgo(14));
  await guard(met, ward);
  const session = newId();
  await command(member, 'POST', `/api/inventory/scan-sessions/${session}/scans`, {
    ...scanBody,
    memberId: member.id,
  });
  const message = { id: newId(), body: 'Hello.' };
  const pal = await newcomer('Pal');
  const thread = await command(member, 'POST', '/api/threads', {
    about: { kind: 'member', memberIds: [pal.id] },
    message,
  });
  const match = newId();
  await dispatch(smc.runtime.bus, matchDecider, match, {
    ...found,
    type: 'RecordMatch',
    seekerId: member.id,
    holderId: met['other member'].id,
    meta: byStaff(new Date().toISOString()),
  });
  const gathering = newId();
  await announce(smc.runtime.bus, gathering, member.id);
  const club = await organizerOf(smc.runtime.eventStore, [member.id]);
  const event = newId();
  await announce(smc.runtime.bus, event, member.id, club);
  const meta = { ...byStaff(new Date().toISOString()), actor: { id: member.id, roles: [] } };
  const posted = async (): Promise<string> =>
    (await dispatch(smc.runtime.bus, postDecider, newId(), { ...publish, meta })).id;
  const post = await posted();
  const commented = async (): Promise<string> => {
    const content = { body: 'Check the float.', photo: null, mentions: [] };
    const about = { postId: post, postAuthorId: member.id, communityId: null };
    const command = { type: 'WriteComment', content, ...about, meta } as const;
    return (await dispatch(smc.runtime.bus, commentDecider, newId(), command)).id;
  };
  const community = newId();
  await dispatch(smc.runtime.bus, communityDecider, community, {
    type: 'FoundCommunity',
    words,
    slug: 'model-a-restorers',
    meta,
  });
  await joinAsFounder(smc.runtime.bus, community, meta);
  const warned = await warn(smc.runtime.bus, member.id, await draft());
  const listing = await published();
  const report = newId();
  await dispatch(smc.runtime.bus, reportDecider, report, {
    ...sendReport({
      reporterId: guardian.id,
      category: 'already-sold',
      targets: [{ kind: 'listing', id: listing, version: 1, ownerId: member.id }],
    }),
    meta: systemCommand(meta.now),
  });
  const builds = await startBuilds(member);
  const made = {
    ...builds,
    gift: await promiseGift(member),
    report,
    case: warned.caseId,
    decision: warned.decisionId,
    post,
    'deleted post': await posted(),
    comment: await commented(),
    'deleted comment': await commented(),
    community,
    draft: await draft(),
    listing,
    'open listing': await published(),
    'held listing': held,
    'saved search': (await command(member, 'POST', '/api/saved-searches', searchBody)).id,
    need: await published({ listingType: 'wanted' }),
    session: sessions.find(({ isThisDevice }) => !isThisDevice)?.id ?? '',
    request: request.id,
    item: (await command(member, 'POST', '/api/inventory/items', itemBody)).id,
    import: await uploadedBy(member),
    location: (await command(member, 'POST', '/api/inventory/locations', { name: 'Rack A' })).id,
    'scan session': session,
    scan: scanBody.scans[0]?.id ?? '',
    'share link': (
      await command(member, 'POST', '/api/inventory/share-links', { title: 'All', scope: 'all' })
    ).id,
    thread: thread.id,
    message: message.id,
    match,
    gathering,
    club,
    event,
    organizer: await beginOrganizer(member),
    'event suggestion': await suggestEvent(member),
    member: member.id,
    minor: minor.id,
    guardian: guardian.id,
    ward: ward.id,
    invitation: await invitationOf(met['pending minor'], 'parent@example.com'),
    'invitation of another': await invitationOf(await newcomer('Pip', yearsAgo(14)), 'mom@example.com'),
    nothing: newId(),
  };
  await smc.waitForProcessors();
  const [notification] = await command<readonly { readonly id: string }[]>(
    member,
    'GET',
    '/api/notifications',
  );
  return { ...made, notification: notification?.id ?? '' };
}
