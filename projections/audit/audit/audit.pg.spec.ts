import { type AuditEntryEvent, auditEntryEvents } from '../../../modules/audit/entry/audit-entry.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import { audit } from './audit.projection.js';
import { cursorOf, findEntries, shownEntries } from './audit.queries.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(audit);
});
afterAll(() => projection.close());

const acted = (action: string, more: Partial<Parameters<typeof actedWith>[0]> = {}) =>
  actedWith({ action, ...more });
const actedWith = (told: {
  readonly action: string;
  readonly actorId?: string;
  readonly subjectId?: string;
  readonly reason?: string;
  readonly target?: { kind: string; id: string };
}) =>
  event('StaffActed', {
    actorId: 'cleo',
    roles: ['moderator'],
    call: 'POST /api/cases/:id/decide',
    target: { kind: 'case', id: 'c1:a' },
    things: [{ kind: 'listing', id: 'l1' }],
    subjectId: 'bob',
    reason: 'He asked for it.',
    ...told,
  }) as AuditEntryEvent;
const refused = (code: string) => event('StaffActRefused', { code });
const record = (...events: readonly AuditEntryEvent[]) =>
  projection.record(auditEntryEvents, newId(), ...events);

async function found(filter: Parameters<typeof findEntries>[1]) {
  const rows = await findEntries(projection.db, filter, { limit: 10 });
  return shownEntries(projection.eventStore.keys, rows, () => null);
}

test('an act that is tried again after a refusal is two entries, of which the first was refused', async () => {
  await record(acted('one.done'), refused('TOO_SOON'), acted('one.done'));
  expect((await found({ action: 'one.done' })).map(({ refused: code }) => code)).toEqual([null, 'TOO_SOON']);
});

test('a target is found by kind and id, whatever signs the id has, and entries have all that was recorded', async () => {
  await record(acted('two.done', { target: { kind: 'case', id: 'c2:b:c' } }));
  expect(await found({ target: 'case:c2:b:c' })).toMatchObject([
    {
      action: 'two.done',
      roles: ['moderator'],
      things: [{ kind: 'listing', id: 'l1' }],
      reason: 'He asked for it.',
    },
  ]);
  expect(await found({ target: 'case:c2' })).toEqual([]);
});

test('entries of one moment come in the order of the log, page by page', async () => {
  await record(acted('three.done', { actorId: 'dan' }));
  await record(acted('three.done', { actorId: 'eve' }));
  const [newest] = await findEntries(projection.db, { action: 'three.done' }, { limit: 1 });
  const next = await findEntries(
    projection.db,
    { action: 'three.done' },
    { cursor: newest && cursorOf(newest), limit: 9 },
  );
  expect([newest, ...next].map((row) => row?.actor_id)).toEqual(['eve', 'dan']);
});

test('a rebuild makes the same rows, and the reason about an erased person is in neither', async () => {
  await record(acted('four.done', { subjectId: 'ola', reason: 'Xochitl' }));
  await projection.record(memberEvents, 'ola', event('MemberErased', { memberId: 'ola' }));
  expect(await found({ subject: 'ola' })).toMatchObject([{ action: 'four.done', reason: '' }]);
  await projection.eventStore.keys.erase('ola');
  const rows = () =>
    projection.pool.query('select * from audit.entry order by position').then((all) => all.rows);
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});
