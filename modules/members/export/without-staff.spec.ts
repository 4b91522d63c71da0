import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { MemberEvent } from '../../identity/member/member.events.js';
import { event } from '../../kernel/decider/decider.js';
import type { StreamDefinition } from '../../kernel/event-store/events.js';
import { withoutStaff } from '../../kernel/export/export-section.js';
import { recordedAt, recordedBy } from '../../kernel/testing/recorded.fixtures.js';
import type { GuardianshipEvent } from '../guardians/guardianship.events.js';

test('a minor’s export says that the guardian was verified, and not by whom', () => {
  const verified: GuardianshipEvent = event('GuardianVerified', {
    memberId: 'kid',
    guardianId: 'rae',
    method: 'staff' as const,
    verifiedBy: 'cleo',
    host: null,
  });
  expect(recordedBy([['cleo', verified]]).map(withoutStaff)).toEqual([
    {
      type: 'GuardianVerified',
      at: recordedAt,
      data: { memberId: 'kid', guardianId: 'rae', method: 'staff', host: null },
    },
  ]);
});

describe('the export of a suspension and of a removed second factor', () => {
  const told = (one: MemberEvent) => recordedBy([['cleo', one]]).map(withoutStaff)[0]?.data;

  test('has the reason that the mail gave, and not the name of staff', () => {
    const suspended = { memberId: 'rae', reason: 'Sold what was not theirs.', suspendedBy: 'cleo' };
    expect(told(event('MemberSuspended', suspended))).toEqual({
      memberId: 'rae',
      reason: 'Sold what was not theirs.',
    });
  });

  test('leaves out reasons that no mail gave', () => {
    const reason = 'Called us, sounded sorry.';
    const lifted: MemberEvent = event('SuspensionLifted', { memberId: 'rae', reason, liftedBy: 'cleo' });
    const removed: MemberEvent = event('SecondFactorRemoved', { memberId: 'rae', reason, removedBy: 'cleo' });
    for (const one of [lifted, removed]) expect(told(one)).toEqual({ memberId: 'rae' });
  });
});

/** Fields that say who did something and never name staff: which of minor and guardian asked, which side ended a hold, and who opened a thread. */
const ofMembers: readonly string[] = ['askedBy', 'by', 'openedBy'];

test.each(await everyEvent())('the export of %s does not name staff', (type, fields) => {
  const data = Object.fromEntries(fields.map((field) => [field, 'cleo']));
  const [told] = recordedBy([['cleo', { type, data }]]).map(withoutStaff);
  const names = Object.keys(told?.data as object).filter((field) => /(^b|B)y$/.test(field));
  expect(names.filter((field) => !ofMembers.includes(field))).toEqual([]);
});

/** Each event type of the modules with its fields. */
async function everyEvent(): Promise<readonly (readonly [type: string, fields: readonly string[]])[]> {
  const root = join(import.meta.dirname, '..', '..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.events.ts'),
  );
  const exported = await Promise.all(
    files.map(async (file) => Object.values(await import(join(root, file)))),
  );
  return exported.flat().flatMap((one) => (isStreamDefinition(one) ? fieldsIn(one) : []));
}

function isStreamDefinition(one: unknown): one is StreamDefinition {
  return typeof one === 'object' && one !== null && 'schemas' in one;
}

function fieldsIn({
  schemas,
}: StreamDefinition): readonly (readonly [type: string, fields: readonly string[]])[] {
  return Object.entries(schemas).map(([type, { schema }]) => {
    if (!(schema instanceof z.ZodObject)) throw new Error(`${type} has no fields`);
    return [type, Object.keys(schema.shape)];
  });
}
