import { pino } from 'pino';
import { idOfFeedback } from '../deals/deal-ids.shared.js';
import { feedbackEvents } from '../deals/feedback/feedback.events.js';
import { event } from '../kernel/decider/decider.js';
import { newId } from '../kernel/decider/identifiers.js';
import { openMembers } from '../members/members.fixtures.js';
import { eraseDue } from '../processes/erase-member.process.js';
import type { AuditEntry } from './audit.contract.js';
import { AuditSubjects } from './audit-subjects.js';

const warnings: Record<string, unknown>[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(JSON.parse(line)) });

type Members = Awaited<ReturnType<typeof openMembers>>;
let smc: Members;
let admin: Awaited<ReturnType<Members['adminMember']>>;
let bob: Awaited<ReturnType<Members['member']>>;
beforeAll(async () => {
  smc = await openMembers({}, log);
  admin = await smc.adminMember();
  bob = await smc.member('Bob');
});
afterAll(() => smc.close());

async function found(filter: string): Promise<readonly AuditEntry[]> {
  await smc.waitForProcessors();
  return (await admin.ok('GET', `/api/audit?${filter}`)).entries as AuditEntry[];
}

const role = { role: 'support', note: 'Answers letters.' };
const give = (sent: object, key: string) =>
  fetch(`${smc.url}/api/admin/members/${bob.id}/roles`, {
    method: 'POST',
    headers: { ...admin.as, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(sent),
  });

test('an act is found by who did it, about whom, what it was and when; a repeated command is one entry', async () => {
  for (const _ of [1, 2]) expect((await give(role, 'the same key')).status).toBe(200);
  const today = new Date().toISOString().slice(0, 10);
  const [entry, ...others] = await found(
    `actor=${admin.id}&target=member:${bob.id}&subject=${bob.id}&action=role.given&from=${today}&to=${today}`,
  );
  expect(others).toEqual([]);
  expect(entry).toMatchObject({
    actor: { id: admin.id },
    roles: ['admin'],
    action: 'role.given',
    call: 'POST /api/admin/members/:id/roles',
    target: { kind: 'member', id: bob.id },
    subject: { id: bob.id, name: expect.stringContaining('Bob') },
    reason: role.note,
    refused: null,
  });
  expect(await found(`action=role.given&to=2026-01-01`)).toEqual([]);
});

test('the same key with other words is an entry of its own, and refused', async () => {
  expect((await give({ ...role, note: 'Other words.' }, 'the same key')).status).toBe(422);
  const [entry] = await found(`action=role.given`);
  expect(entry).toMatchObject({ reason: 'Other words.', refused: 'IDEMPOTENCY_KEY_REUSED' });
});

test('a refused act is one entry, with the code of the refusal', async () => {
  const path = `/api/admin/members/${admin.id}/roles`;
  expect((await admin.call('POST', path, role)).status).toBe(403);
  expect(await found(`target=member:${admin.id}`)).toMatchObject([
    { refused: 'OWN_GRANT', action: 'role.given' },
  ]);
});

test('a read that repeats is one entry', async () => {
  for (const _ of [1, 2, 3]) await admin.ok('GET', `/api/admin/members/${bob.id}/grants`);
  expect((await found('action=grants.read')).length).toBeLessThanOrEqual(2); // ten minutes of the clock may end between
});

test('opened personal fields are found by the person whose they are', async () => {
  const named = `member-${bob.id}@1`;
  await admin.ok('POST', '/api/admin/log/open', { event: named, reason: 'Bob asked for it.' });
  expect(await found(`subject=${bob.id}&action=log.personal-opened`)).toMatchObject([
    { target: { kind: 'event', id: named }, reason: 'Bob asked for it.' },
  ]);
  const none = { event: 'member-nobody@1', reason: 'A guess.' };
  expect((await admin.call('POST', '/api/admin/log/open', none)).status).toBe(404);
  expect(await found(`subject=${admin.id}&action=log.personal-opened`)).toHaveLength(1);
});

test('what is said about one side of a deal concerns whoever wrote it', async () => {
  const dealId = newId();
  const id = idOfFeedback(dealId, bob.id);
  const data = {
    ...{ listingId: newId(), sellerId: bob.id, buyerId: admin.id, fromId: bob.id, toId: admin.id },
    ...{ rating: 'bad' as const, comment: 'Rude.', showAt: new Date().toISOString() },
  };
  await smc.runtime.eventStore.append(feedbackEvents, dealId, [event('FeedbackGiven', data)], 'none', {
    actor: { id: bob.id, roles: [] },
    now: data.showAt,
    commandId: newId(),
  });
  expect(await smc.server.app.get(AuditSubjects).of({ kind: 'feedback', id })).toBe(bob.id);
});

test('pages follow each other, and the search itself is in the trail', async () => {
  const lookUp = (_: unknown, nth: number) =>
    admin.call('POST', '/api/admin/members/by-email', { email: `nobody.${nth}@example.com` });
  await Promise.all(Array.from({ length: 55 }, lookUp));
  await smc.waitForProcessors();
  const first = await admin.ok('GET', '/api/audit?action=member.looked-up');
  expect(first.entries).toHaveLength(50);
  const second = await admin.ok('GET', `/api/audit?action=member.looked-up&cursor=${first.next}`);
  expect(second).toMatchObject({ entries: expect.any(Array), next: null });
  expect(second.entries).toHaveLength(5);
  expect((await admin.call('GET', '/api/audit?cursor=2026-99-99T99:99:99.999Z_1')).status).toBe(400);
  expect(JSON.stringify([first, second])).not.toContain('nobody.'); // an address is in no entry
  expect((await found('action=audit.searched')).length).toBeGreaterThan(0);
});

test('the export is a CSV file of the same, and the trail has the export', async () => {
  const answer = await admin.raw(`/api/audit/export?action=role.given`);
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const lines = (await answer.text()).trim().split('\n');
  expect(lines[0]).toContain('position,at,actor id');
  expect(lines.slice(1).every((line) => line.includes('role.given'))).toBe(true);
  expect(await found('action=audit.exported')).toHaveLength(1);
});

test('a member who may not is refused, without an entry, and the process log has who', async () => {
  expect((await bob.call('GET', '/api/audit')).body).toMatchObject({ code: 'ADMINS_ONLY' });
  expect(warnings).toContainEqual(
    expect.objectContaining({ level: 40, memberId: bob.id, call: 'GET /api/audit', code: 'ADMINS_ONLY' }),
  );
  expect(await found(`actor=${bob.id}`)).toEqual([]);
});

test('erasing a person takes the reasons about them, and acts about them go on without any', async () => {
  const ola = await smc.member('Ola');
  await admin.ok('POST', `/api/admin/members/${ola.id}/roles`, { role: 'support', note: 'Xochitl helps.' });
  expect(await found(`target=member:${ola.id}`)).toMatchObject([{ reason: 'Xochitl helps.' }]);
  await ola.ok('POST', '/api/account/erasure', {});
  await smc.waitForProcessors();
  await eraseDue(smc.runtime, new Date(Date.now() + 15 * 86_400_000).toISOString());
  await smc.waitForProcessors();
  expect(
    (await admin.call('POST', `/api/admin/members/${ola.id}/roles`, { role: 'support', note: 'Again.' }))
      .status,
  ).toBe(404);
  expect(await found(`target=member:${ola.id}`)).toMatchObject([
    { reason: '', subject: { id: admin.id }, refused: 'MEMBER_NOT_FOUND' },
    { reason: '', subject: { id: ola.id, name: null } },
  ]);
});

test('anybody reads the signed checkpoints and the key that checks them', async () => {
  const answer = await smc.guest('/api/audit/checkpoints');
  expect(answer.body).toMatchObject({
    publicKey: expect.stringContaining('BEGIN PUBLIC KEY'),
    checkpoints: expect.any(Array),
  });
});
