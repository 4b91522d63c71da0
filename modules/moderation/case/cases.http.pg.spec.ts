import { newId } from '../../kernel/decider/identifiers.js';
import { MailCipher } from '../../mail/mail-cipher.js';
import { type Answer, markVerified, openMembers } from '../../members/members.fixtures.js';
import type { Role } from '../../memberships/grants/grants.events.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
type Member = Awaited<ReturnType<typeof smc.member>>;
let mo: Member;
let max: Member;
let bob: Member;
beforeAll(async () => {
  smc = await openMembers();
  mo = await staff('Mo Handler', 'moderator');
  max = await staff('Max Second', 'moderator');
  bob = await smc.member('Bob Jones');
});
afterAll(() => smc.close());

async function staff(name: string, role: Role): Promise<Member> {
  const member = await smc.member(name);
  await member.become(role);
  return member;
}

const codeOf = ({ status, body }: Answer) => [status, body.code];
const warn = { ruleId: 'misleading', measure: { kind: 'warn' }, strikes: 1, facts: 'It is a copy.' };
const suspend = {
  ...warn,
  measure: { kind: 'suspend', days: 7 },
  strikes: 2,
  templateId: 'misleading.suspend',
};
const end = { ...warn, measure: { kind: 'end' }, strikes: 3 };

/** A seller with a listing that Bob reports, and the case about it. */
async function reported(name = 'Sol Seller') {
  const sol = await smc.member(name);
  await markVerified(smc.pool, sol.id);
  const listingId = await sol.list();
  const target = { kind: 'listing', id: listingId };
  await smc.waitForProcessors();
  const report = await bob.call('POST', '/api/reports', {
    targets: [target],
    category: 'scam',
    comment: 'A copy.',
  });
  expect(report).toMatchObject({ status: 201 });
  await smc.waitForProcessors();
  const { body } = await mo.get(`/api/cases?subject=${sol.id}`);
  const [line] = body.cases as { id: string }[];
  return { sol, listingId, target, caseId: String(line?.id), path: `/api/cases/${line?.id}` };
}
/** The newest e-mail of a kind to an address. */
async function mailTo(kind: string, to: string): Promise<string> {
  await smc.waitForProcessors();
  const { rows } = await smc.pool.query<{ id: string; person_id: string | null; sealed: Buffer }>(
    'select id, person_id, sealed from mail.outbox where kind = $1 order by put_at desc',
    [kind],
  );
  const cipher = new MailCipher(smc.runtime.eventStore.keys, smc.runtime.secret);
  for (const row of rows) {
    const mail = await cipher.decrypt(row);
    if (mail?.to === to) return `${mail.subject}\n${mail.text}`;
  }
  return '';
}

test('from a report over a decision that lists its effects to the e-mail, and back again', async () => {
  const { sol, listingId, target, path } = await reported();
  const key = `listing:${listingId}`;
  await mo.ok('POST', `${path}/claim`);
  const seen = await mo.get(path);
  expect(seen.body).toMatchObject({
    status: 'claimed',
    category: 'scam',
    claim: { by: { id: mo.id } },
    subjectBrief: { standing: 'good', strikes: 0 },
    things: [{ ...target, title: 'Radio', state: 'as it was', canBeRemoved: true }],
    reportsOf: [{ by: { id: bob.id }, comment: 'A copy.', earlier: { right: 0, wrong: 0 } }],
    allowedActions: ['claim', 'release', 'note', 'decide'],
  });
  const verdict = { ...suspend, removed: [key] };
  const foreseen = await mo.ok('POST', `${path}/foresee`, verdict);
  expect(foreseen).toMatchObject({
    effects: expect.arrayContaining([expect.objectContaining({ key: `content-removed:${key}` })]),
    summary: expect.arrayContaining([{ count: 1, name: 'listing removed' }]),
    letter: expect.stringContaining('What happened: It is a copy.'),
    needsConfirmation: false,
  });
  const decided = await mo.ok('POST', `${path}/decide`, { ...verdict, madeFrom: seen.body.version });
  await smc.waitForProcessors();
  expect(await mo.get(`/api/admin/members/${sol.id}/decisions`)).toMatchObject({
    body: { standing: 'suspended', strikes: 2 },
  });
  expect(await smc.guest(`/api/listings/${listingId}`)).toMatchObject({ status: 404 });
  const letter = await mailTo('decision-decided', sol.mail);
  expect(letter).toContain(`/decisions/${decided.decisionId}`);

  await mo.ok('POST', `/api/decisions/${decided.decisionId}/take-back`, { reason: 'It is no copy.' });
  await smc.waitForProcessors();
  expect(await mo.get(`/api/admin/members/${sol.id}/decisions`)).toMatchObject({
    body: { standing: 'good', strikes: 0, decisions: [{ status: 'overturned' }] },
  });
  expect(await mo.get(`/api/decisions/${decided.decisionId}`)).toMatchObject({
    body: {
      relation: 'staff',
      changedBecause: 'It is no copy.',
      effects: expect.arrayContaining([
        expect.objectContaining({ key: `content-removed:${key}`, state: 'given-back' }),
      ]),
    },
  });
  expect(await mailTo('decision-overturned', sol.mail)).toContain('Your account is open again');
  expect(await smc.guest(`/api/listings/${listingId}`)).toMatchObject({ body: { status: 'active' } });
});

test('a warning leaves the account open, and what it removed is shown again once it is taken back', async () => {
  const { listingId, path } = await reported();
  const { decisionId } = await mo.ok('POST', `${path}/decide`, {
    ...warn,
    removed: [`listing:${listingId}`],
  });
  await smc.waitForProcessors();
  expect(await smc.guest(`/api/listings/${listingId}`)).toMatchObject({ status: 404 });
  await mo.ok('POST', `/api/decisions/${decisionId}/take-back`, { reason: 'It is no copy.' });
  await smc.waitForProcessors();
  expect(await smc.guest(`/api/listings/${listingId}`)).toMatchObject({ status: 200 });
});

test('of two suspensions the first that falls gives nothing back, and the second all of it', async () => {
  const { sol, listingId, path } = await reported();
  const profile = { kind: 'member', id: sol.id };
  const { body: opened } = await max.call('POST', '/api/cases', {
    targets: [profile],
    category: 'scam',
    reason: 'Seen by chance.',
  });
  const { decisionId: first } = await mo.ok('POST', `${path}/decide`, suspend);
  await smc.waitForProcessors();
  const { decisionId: second } = await max.ok('POST', `/api/cases/${opened.id}/decide`, suspend);
  await smc.waitForProcessors();
  const stateOf = async (decisionId: unknown) => {
    const { effects } = (await mo.get(`/api/decisions/${decisionId}`)).body as {
      readonly effects: readonly { readonly key: string; readonly state: string }[];
    };
    return effects.find(({ key }) => key === `listing-paused:${listingId}`)?.state;
  };
  mo.seen = max.seen;
  expect([await stateOf(first), await stateOf(second)]).toEqual(['applied', 'applied']);
  await mo.ok('POST', `/api/decisions/${first}/take-back`, { reason: 'It is no copy.' });
  await smc.waitForProcessors();
  expect([await stateOf(first), await stateOf(second)]).toEqual(['kept', 'applied']);
  expect((await smc.guest(`/api/listings/${listingId}`)).status).toBe(404);
  expect((await mo.get(`/api/admin/members/${sol.id}/decisions`)).body.standing).toBe('suspended');
  await mo.ok('POST', `/api/decisions/${second}/take-back`, { reason: 'It is no copy.' });
  await smc.waitForProcessors();
  expect(await stateOf(second)).toBe('given-back');
  expect((await smc.guest(`/api/listings/${listingId}`)).status).toBe(200);
});

test('two handlers at once: the second is told, and nothing is decided twice', async () => {
  const { path } = await reported();
  await mo.ok('POST', `${path}/claim`);
  expect(codeOf(await max.call('POST', `${path}/claim`))).toEqual([409, 'CLAIMED_BY_ANOTHER']);
  expect(codeOf(await max.call('POST', `${path}/decide`, warn))).toEqual([409, 'CLAIMED_BY_ANOTHER']);
  await mo.ok('POST', `${path}/decide`, warn);
  expect(codeOf(await max.call('POST', `${path}/decide`, warn))).toEqual([409, 'CASE_DECIDED']);
});

test('a verdict that was written before the case changed is refused, and can be sent again', async () => {
  const { path } = await reported();
  const { version } = (await mo.get(path)).body;
  await max.ok('POST', `${path}/decide`, end);
  mo.seen = max.seen;
  const { id } = (await mo.get(path)).body.proposal as { id: string };
  await mo.ok('POST', `${path}/proposals/${id}/decline`, { note: 'Too hard.' });
  const verdict = { ...warn, madeFrom: version };
  expect(codeOf(await mo.call('POST', `${path}/decide`, verdict))).toEqual([409, 'CHANGED_SINCE']);
  const { body } = await mo.get(path);
  await mo.ok('POST', `${path}/decide`, { ...warn, madeFrom: body.version });
});

test('nobody handles a case of their own, and the queue never offers it', async () => {
  const ina = await staff('Ina Insider', 'moderator');
  const listingId = await ina.list();
  await smc.waitForProcessors();
  const { body } = await mo.call('POST', '/api/cases', {
    targets: [{ kind: 'listing', id: listingId }],
    category: 'minor-safety',
    reason: 'Seen by chance.',
  });
  await smc.waitForProcessors();
  expect(codeOf(await ina.call('POST', `/api/cases/${body.id}/claim`))).toEqual([403, 'OWN_CASE']);
  expect((await ina.get('/api/cases/next')).body.id).not.toBe(body.id);
  mo.seen = ina.seen;
  expect((await mo.get('/api/cases/next')).body.id).toBe(body.id);
  expect((await ina.get(`/api/cases/${body.id}`)).body).toMatchObject({
    conflict: 'own',
    allowedActions: ['note'],
  });
});

test('staff whom a case is about read neither who reported it nor what colleagues wrote', async () => {
  const { sol, path } = await reported('Ivy Insider');
  await mo.ok('POST', `${path}/notes`, { id: newId(), note: 'Bob is a good witness.' });
  await mo.ok('POST', `${path}/claim`);
  await sol.become('moderator');
  sol.seen = mo.seen;
  const { body } = await sol.get(path);
  expect(body).toMatchObject({ conflict: 'own', reports: 1, reportsOf: [], history: [], reason: '' });
  expect(JSON.stringify(body)).not.toMatch(new RegExp([bob.id, mo.id, 'Bob'].join('|')));
});

test('a case about an admin is decided by another admin alone', async () => {
  const [al, ada] = [await staff('Al Admin', 'admin'), await staff('Ada Admin', 'admin')];
  await smc.waitForProcessors();
  const { id } = await ada.ok('POST', '/api/cases', {
    targets: [{ kind: 'member', id: al.id }],
    category: 'other',
    reason: 'He asked for it.',
  });
  const path = `/api/cases/${id}`;
  expect(codeOf(await mo.call('POST', `${path}/decide`, suspend))).toEqual([403, 'CONFLICT_OF_INTEREST']);
  await ada.ok('POST', `${path}/decide`, warn);
});

test('an account ends when another handler confirms it', async () => {
  const { sol, path } = await reported();
  const { decisionId, isProposed } = await mo.ok('POST', `${path}/decide`, end);
  expect([decisionId, isProposed]).toEqual([null, true]);
  const { id } = (await mo.get(path)).body.proposal as { id: string };
  expect(codeOf(await mo.call('POST', `${path}/proposals/${id}/confirm`))).toEqual([
    403,
    'SECOND_PAIR_OF_EYES',
  ]);
  max.seen = mo.seen;
  await max.ok('POST', `${path}/proposals/${id}/confirm`);
  await smc.waitForProcessors();
  expect((await mo.get(`/api/admin/members/${sol.id}/decisions`)).body).toMatchObject({
    standing: 'ended',
    strikes: 3,
  });
});

test('a member who may not post is explained by the decision that says so', async () => {
  const { sol, path } = await reported();
  const limit = { ...warn, measure: { kind: 'limit', capability: 'post', days: 7 } };
  const { decisionId } = await mo.ok('POST', `${path}/decide`, limit);
  const { body } = await mo.get(`/api/admin/members/${sol.id}/why?capability=post`);
  expect(body).toMatchObject({
    may: false,
    facts: expect.arrayContaining([
      expect.objectContaining({ holds: false, href: `/decisions/${decisionId}` }),
    ]),
  });
  expect(body.facts).toContainEqual(
    expect.objectContaining({ holds: true, words: 'No switch of the site has closed it.' }),
  );
  expect((await mo.get(`/api/admin/members/${sol.id}/why?capability=list`)).body.facts).not.toContainEqual(
    expect.objectContaining({ href: `/decisions/${decisionId}` }),
  );
});

test('evidence is what was reported, whatever the seller changes later', async () => {
  const { sol, target, listingId, path } = await reported();
  sol.seen = mo.seen;
  const { body } = await sol.get(`/api/listings/${listingId}/edit`);
  expect(body).toBeDefined();
  const evidence = await mo.ok('POST', `${path}/evidence`, target);
  expect(evidence).toMatchObject({
    reported: { title: 'Radio', isErased: false },
    changes: [],
    state: 'as it was',
  });
});

test('all staff reads the rules and templates, and moderators alone read cases', async () => {
  const rae = await staff('Rae Reviewer', 'reviewer');
  expect((await rae.get('/api/cases/rules/templates')).body).toMatchObject({
    rules: expect.arrayContaining([expect.objectContaining({ id: 'misleading' })]),
    templates: expect.arrayContaining([expect.objectContaining({ id: 'misleading.suspend' })]),
  });
  expect((await rae.get('/api/cases')).status).toBe(403);
});

test('cases are found by the name of the member, and by an id', async () => {
  const { sol, listingId } = await reported('Zyx Unusual');
  for (const search of ['zyx', listingId, sol.id]) {
    const { body } = await mo.get(`/api/cases?search=${search}`);
    expect(body).toMatchObject({ total: 1, cases: [{ subject: { name: expect.stringContaining('Zyx') } }] });
  }
  expect((await mo.get('/api/cases/figures')).body).toMatchObject({ waiting: expect.any(Number), urgent: 1 });
});
