import sharp from 'sharp';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { newId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { metaOf } from '../../kernel/testing/decider.fixtures.js';
import { guardiansOn } from '../../members/guardians/guardians.fixtures.js';
import { openMembers } from '../../members/members.fixtures.js';
import { caseDecider } from '../case/case.decider.js';
import { decisionState } from '../decision/decision.state.js';
import { appealDecider } from './appeal.decider.js';
import { decisionAbout } from './appeals.fixtures.js';
import { deleteOldAttachments } from './delete-old-attachments.job.js';

let smc: Awaited<ReturnType<typeof openMembers>>;
beforeAll(async () => {
  smc = await openMembers();
});
afterAll(() => smc.close());

const { answeredFor } = guardiansOn(() => smc);
type Member = Awaited<ReturnType<typeof smc.member>>;
const pdf = Buffer.from('%PDF-1.7\nA receipt.');
const words = { text: 'It was one ad.' };

async function reviewer(name: string): Promise<Member> {
  const member = await smc.member(name);
  await member.become('reviewer');
  return member;
}
/** A member with a decision, which they have appealed. */
async function appealed(name: string, over: Parameters<typeof decisionAbout>[2] = {}) {
  const member = await smc.member(name);
  const decisionId = await decisionAbout(smc.runtime.bus, member.id, over);
  const { id } = await member.ok('POST', '/api/appeals', { decisionId, ...words });
  return { member, decisionId, id: String(id) };
}
const read = async (reader: Member, id: string) => (await reader.get(`/api/appeals/${id}`)).body;
const decisionOf = (id: string) => loadState(smc.runtime.eventStore, decisionState, id);
const upload = (member: Member, name: string, bytes: Buffer) =>
  member.send('POST', `/api/appeals/attachments?name=${encodeURIComponent(name)}`, bytes);

test('whoever reported it or opened its case does not review it', async () => {
  const [rita, rob] = [await reviewer('Rita Reporter'), await reviewer('Rob')];
  const caseId = newId();
  const { member, id } = await appealed('Abe', { caseId });
  const opened = {
    subjectId: member.id,
    communityId: null,
    source: 'staff' as const,
    openedBy: rob.id,
    category: 'spam' as const,
    targets: [],
    reason: '',
  };
  const report = {
    reportId: newId(),
    reporterId: rita.id,
    category: 'spam' as const,
    ruleId: null,
    targets: [],
    weight: 1,
    accountSince: null,
  };
  const meta = () => ({ ...metaOf(rob.id, new Date().toISOString()), commandId: newId() });
  const { bus } = smc.runtime;
  await dispatch(bus, caseDecider, caseId, { type: 'OpenCase', opened, meta: meta() });
  await dispatch(bus, caseDecider, caseId, { type: 'JoinReport', report, communityId: null, meta: meta() });
  for (const one of [rita, rob]) {
    expect(await one.call('POST', `/api/appeals/${id}/claim`)).toMatchObject({
      status: 403,
      body: { code: 'OWN_CASE' },
    });
    expect(await read(one, id)).toMatchObject({ conflict: 'reported it', allowedActions: [] });
  }
});

test('question and answer are one dialogue, in which the member reads no name of staff', async () => {
  const rita = await reviewer('Rita');
  const { member: ana, id } = await appealed('Ana');
  await rita.ok('POST', `/api/appeals/${id}/claim`);
  await rita.ok('POST', `/api/appeals/${id}/ask`, { question: 'Which ad?' });
  expect(await read(ana, id)).toMatchObject({
    status: 'question asked',
    allowedActions: ['answer', 'withdraw'],
  });
  await ana.ok('POST', `/api/appeals/${id}/answer`, { text: 'The radio.' });
  await rita.ok('POST', `/api/appeals/${id}/decide`, { outcome: 'upheld', reason: 'There were nine.' });
  const seen = await read(ana, id);
  expect(seen).toMatchObject({
    status: 'upheld',
    relation: 'self',
    reviewer: null,
    allowedActions: ['escalate'],
    dialogue: [
      { what: 'filed', by: { kind: 'member' }, text: words.text },
      { what: 'looked at', by: { kind: 'staff', person: null } },
      { what: 'question', text: 'Which ad?' },
      { what: 'answer', text: 'The radio.' },
      { what: 'decided', text: 'There were nine.', outcome: 'upheld' },
    ],
  });
  expect(JSON.stringify(seen)).not.toContain(rita.id);
  expect(await read(rita, id)).toMatchObject({ relation: 'staff', reviewer: { name: 'Rita' } });
});

test('an overturned decision is taken back in the same call', async () => {
  const { member, decisionId, id } = await appealed('Bea');
  const rita = await reviewer('Rita');
  await rita.ok('POST', `/api/appeals/${id}/claim`);
  await rita.ok('POST', `/api/appeals/${id}/decide`, { outcome: 'overturned', reason: 'It was one ad.' });
  expect(await decisionOf(decisionId)).toMatchObject({ status: 'overturned', strikes: 0 });
  expect(await read(member, id)).toMatchObject({ status: 'overturned', allowedActions: [] });
});

test('a decision that is upheld in part is milder; anything else is refused', async () => {
  const { decisionId, id } = await appealed('Cora');
  const rita = await reviewer('Rita');
  await rita.ok('POST', `/api/appeals/${id}/claim`);
  const partly = (strikes: number) =>
    rita.call('POST', `/api/appeals/${id}/decide`, {
      outcome: 'partly',
      reason: 'It was a mistake.',
      amended: { measure: { kind: 'warn' }, strikes, givenBack: [] },
    });
  expect(await partly(2)).toMatchObject({ status: 422, body: { code: 'NOT_MILDER' } });
  expect((await partly(0)).status).toBe(200);
  expect(await decisionOf(decisionId)).toMatchObject({ status: 'amended', strikes: 0 });
});

test('a change that was cut off is made by the reactor, once', async () => {
  const { decisionId, id } = await appealed('Dora');
  const rita = await reviewer('Rita');
  await rita.ok('POST', `/api/appeals/${id}/claim`);
  const command = {
    type: 'DecideAppeal',
    outcome: 'overturned',
    reason: 'It was one ad.',
    amended: null,
    decision: { measure: { kind: 'warn' }, strikes: 1, effects: [] },
    reviewer: {
      id: rita.id,
      deciders: [],
      hasReported: false,
      isKin: false,
      isBlocked: false,
      hasDealt: false,
      isAbove: false,
    },
    meta: { ...metaOf(rita.id, new Date().toISOString()), commandId: newId() },
  } as const;
  await dispatch(smc.runtime.bus, appealDecider, id, command);
  await smc.waitForProcessors();
  expect(await decisionOf(decisionId)).toMatchObject({ status: 'overturned' });
});

test('the decider and strangers are kept out; the list shows the reviewer why', async () => {
  const rita = await reviewer('Rita');
  const { id } = await appealed('Emma', { decidedBy: rita.id });
  expect(await rita.call('POST', `/api/appeals/${id}/claim`)).toMatchObject({
    status: 403,
    body: { code: 'DECIDED_IT' },
  });
  expect(await read(rita, id)).toMatchObject({ conflict: 'decided it', allowedActions: [] });
  const eve = await smc.member('Eve');
  for (const [method, path] of [
    ['GET', `/api/appeals/${id}`],
    ['POST', `/api/appeals/${id}/withdraw`],
  ] as const)
    expect(await eve.call(method, path)).toMatchObject({ status: 404, body: { code: 'APPEAL_NOT_FOUND' } });
});

test('the verified guardian appeals for a minor and reads along', async () => {
  const { kid, mom } = await answeredFor('Kit');
  const decisionId = await decisionAbout(smc.runtime.bus, kid.id);
  const { id } = await mom.ok('POST', '/api/appeals', { decisionId, ...words });
  expect(await read(mom, String(id))).toMatchObject({ relation: 'guardian', subject: { id: kid.id } });
  expect(await read(kid, String(id))).toMatchObject({ dialogue: [{ by: { kind: 'guardian' } }] });
  expect(await smc.memberRelations.guardianOf(kid.id)).toBe(mom.id);
  expect(await smc.memberRelations.wardsOf(mom.id)).toEqual([kid.id]);
});

test('a picture is re-encoded, a PDF kept as it is; the parties and reviewers read them, and nobody else', async () => {
  const { member, id } = await appealed('Fay');
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#733' } })
    .png()
    .toBuffer();
  const picture = await upload(member, 'bill.png', photo);
  const paper = await upload(member, 'receipt.pdf', pdf);
  expect([picture.type, paper.type]).toEqual(['image/webp', 'application/pdf']);
  const [rita, eve] = [await reviewer('Rita'), await smc.member('Eve')];
  const get = (reader: Member) => reader.raw(String(paper.href));
  expect((await get(rita)).status).toBe(404); // not sent yet
  await member.ok('POST', `/api/appeals/${id}/answer`, { ...words, attachments: [picture.id, paper.id] });
  const found = await get(rita);
  expect(Buffer.from(await found.arrayBuffer())).toEqual(pdf);
  expect(found.headers.get('content-disposition')).toBe('attachment');
  expect(found.headers.get('x-content-type-options')).toBe('nosniff');
  expect([(await get(member)).status, (await get(eve)).status]).toEqual([200, 404]);
  expect((await read(member, id)).dialogue).toMatchObject([
    {},
    { attachments: [{ name: 'bill.png' }, { name: 'receipt.pdf' }] },
  ]);
});

test('a file that is none of these is refused, and nobody sends a file of somebody else', async () => {
  const { member, id } = await appealed('Gia');
  const eve = await smc.member('Eve');
  const headers = { ...member.as, 'Content-Type': 'application/octet-stream' };
  const sent = { method: 'POST', headers, body: '<script>alert(1)</script>' };
  const refused = await fetch(`${smc.url}/api/appeals/attachments`, sent);
  expect(await refused.json()).toMatchObject({ code: 'FILE_TYPE_UNKNOWN' });
  const { id: other } = await upload(eve, 'hers.pdf', pdf);
  expect(
    await member.call('POST', `/api/appeals/${id}/answer`, { ...words, attachments: [other] }),
  ).toMatchObject({
    status: 404,
    body: { code: 'ATTACHMENT_NOT_FOUND' },
  });
});

test('files that were not sent within a day are deleted', async () => {
  const { member, id } = await appealed('Hope');
  const [kept, left] = [
    await upload(member, 'a.pdf', pdf),
    await upload(member, 'b.pdf', Buffer.concat([pdf, pdf])),
  ];
  await member.ok('POST', `/api/appeals/${id}/answer`, { ...words, attachments: [kept.id] });
  await deleteOldAttachments(
    { ...smc.runtime, db: smc.server.app.get(DATABASE) },
    plusDays(new Date().toISOString(), 2),
  );
  const [first, second] = await Promise.all([kept, left].map(({ href }) => member.raw(String(href))));
  expect([first?.status, second?.status]).toEqual([200, 404]);
});

test('the member is told of the first look and of a question, which is mailed too', async () => {
  const { member, id } = await appealed('Iris');
  await member.verifyMail();
  const [rita, otto] = [await reviewer('Rita'), await reviewer('Otto')];
  await rita.ok('POST', `/api/appeals/${id}/claim`);
  await rita.ok('POST', `/api/appeals/${id}/release`);
  await otto.ok('POST', `/api/appeals/${id}/claim`);
  await otto.ok('POST', `/api/appeals/${id}/ask`, { question: 'Which ad?' });
  await smc.waitForProcessors();
  const { body } = await member.get('/api/notifications');
  const told = (body as unknown as readonly { href: string; message: string }[])
    .filter(({ href }) => href === `/appeals/${id}`)
    .map(({ message }) => message);
  expect(told).toEqual([
    'The reviewer of your appeal has a question.',
    'Somebody is looking at your appeal now.',
  ]);
  const { rows } = await smc.pool.query(
    "select 1 from mail.outbox where kind = 'appeal' and person_id = $1",
    [member.id],
  );
  expect(rows).toHaveLength(1);
});
