import { event } from '../../kernel/decider/decider.js';
import type { EventOf } from '../../kernel/event-store/events.js';
import {
  type ConsentEvent,
  type guardianConsents,
  ledgerOf,
  type memberConsents,
  ofPair,
} from './consents.js';
import { guardiansOn } from './guardian-on.js';

type Told = EventOf<typeof memberConsents | typeof guardianConsents>;

/** Events an hour apart, each by its actor. */
const told = (...events: readonly (readonly [by: string, Told])[]) =>
  events.map(([actorId, one], hour) => ({
    ...one,
    recordedAt: atHour(hour),
    position: hour + 1,
    meta: { actorId, commandId: '' },
  })) as unknown as readonly ConsentEvent[];
const atHour = (hour: number) => `2026-06-01T${String(hour).padStart(2, '0')}:00:00.000Z`;

const invited = (invitationId: string) =>
  event('GuardianInvited', { memberId: 'kid', invitationId, expiresAt: atHour(23) });
const accepted = (invitationId: string, guardianId: string) =>
  event('GuardianAccepted', { memberId: 'kid', invitationId, guardianId });
const verified = event('GuardianVerified', {
  memberId: 'kid',
  guardianId: 'mom',
  method: 'staff' as const,
  verifiedBy: 'cleo',
  host: null,
});
const asked = event('UnlinkAsked', { askedBy: 'kid' });
const ended = event('GuardianUnlinked', { guardianId: 'mom', because: 'both agreed' as const });

const linked = [
  ['kid', invited('one')],
  ['mom', accepted('one', 'mom')],
  ['cleo', verified],
] as const;

test('the ledger says who consented to what, when and on whose word', () => {
  const terms = event('TermsAccepted', { memberId: 'kid', version: '2025-08-02' });
  expect(ledgerOf(told(['kid', terms], ...linked))).toMatchObject([
    { what: 'terms accepted', by: { kind: 'member', id: 'kid' }, detail: '2025-08-02', guardian: null },
    { what: 'guardian invited', by: { kind: 'member', id: 'kid' }, guardian: 'mom', at: atHour(1) },
    { what: 'guardian accepted', by: { kind: 'member', id: 'mom' }, guardian: 'mom' },
    { what: 'guardian verified', by: { kind: 'staff', id: 'cleo' } },
  ]);
});

test('an entry by the check names the check', () => {
  const left = event('GuardianLeftToStaff', {
    memberId: 'kid',
    guardianId: 'mom',
    because: 'unsure' as const,
  });
  const byCheck = event('GuardianVerified', {
    ...verified.data,
    method: 'check' as const,
    verifiedBy: 'guardian-check',
    host: 'check.example',
  });
  const [, , said, word] = ledgerOf(
    told(linked[0], linked[1], ['guardian-check', left], ['guardian-check', byCheck]),
  );
  expect(said).toMatchObject({ what: 'left to staff', by: { kind: 'check' }, detail: 'unsure' });
  expect(word).toMatchObject({
    what: 'guardian verified',
    by: { kind: 'check', id: 'guardian-check' },
    detail: 'check.example said so.',
  });
});

test.each([
  ['both have asked', ['mom', ended]],
  [
    'staff refuses',
    ['cleo', event('GuardianRefused', { memberId: 'kid', guardianId: 'mom', refusedBy: 'cleo' })],
  ],
  ['the minor is 18', ['time', event('MajorityReached', { guardianId: 'mom' })]],
] as const)('consents are withdrawn when %s', (_, last) => {
  const ledger = ledgerOf(told(...linked, last));
  expect(ledger.map(({ withdrawnAt }) => withdrawnAt)).toEqual([atHour(3), atHour(3), atHour(3), null]);
});

test('withdrawing an unlink request leaves the link as it was', () => {
  const withdrawn = event('UnlinkWithdrawn', { askedBy: 'kid' });
  const ledger = ledgerOf(told(...linked, ['kid', asked], ['kid', withdrawn]));
  expect(ledger.map(({ what, withdrawnAt }) => [what, withdrawnAt])).toEqual([
    ['guardian invited', null],
    ['guardian accepted', null],
    ['guardian verified', null],
    ['unlink asked', atHour(4)],
    ['unlink withdrawn', null],
  ]);
});

test('a guardian sees the entries about minor and guardian, and none about another guardian', () => {
  const history = told(
    ['kid', event('TermsAccepted', { memberId: 'kid', version: '2025-08-02' })],
    ...linked,
    ['mom', ended],
    ['kid', invited('two')],
    ['dad', accepted('two', 'dad')],
    ['kid', asked],
  );
  const seenBy = (guardian: string) => ofPair(ledgerOf(history), guardian).map(({ what }) => what);
  expect(seenBy('mom')).toEqual(['guardian invited', 'guardian accepted', 'guardian verified', 'link ended']);
  expect(seenBy('dad')).toEqual(['guardian invited', 'guardian accepted', 'unlink asked']);
  expect(seenBy('bob')).toEqual([]);
});

describe('who answered for a minor on a day', () => {
  /** One event a day, from 1 June on. */
  const daily = (...events: readonly (readonly [by: string, Told])[]) =>
    ledgerOf(told(...events).map((one, at) => ({ ...one, recordedAt: `2026-06-0${at + 1}T12:00:00.000Z` })));
  const ledger = daily(
    ...linked,
    ['kid', asked],
    ['mom', ended],
    ['kid', invited('two')],
    ['dad', accepted('two', 'dad')],
  );
  const on = (day: string) =>
    guardiansOn(ledger, day).map(({ guardian, verified: by, endedAt }) => [
      guardian,
      by?.by.id ?? null,
      endedAt,
    ]);

  test('nobody before the guardian accepted, nor between two guardians', () => {
    expect([on('2026-06-01'), on('2026-06-06')]).toEqual([[], []]);
  });

  test('whoever had accepted, with who had verified them by then, on the days of accepting and of ending too', () => {
    const over = '2026-06-05T12:00:00.000Z';
    expect(on('2026-06-02')).toEqual([['mom', null, over]]);
    expect(on('2026-06-03')).toEqual([['mom', 'cleo', over]]);
    expect(on('2026-06-05')).toEqual([['mom', 'cleo', over]]);
    expect(on('2026-06-09')).toEqual([['dad', null, null]]);
  });

  test('by which consents: the invitation of the minor and the word of the guardian', () => {
    const [one] = guardiansOn(ledger, '2026-06-04');
    expect(one).toMatchObject({
      invited: { by: { id: 'kid' }, at: '2026-06-01T12:00:00.000Z' },
      accepted: { by: { id: 'mom' }, at: '2026-06-02T12:00:00.000Z' },
    });
  });
});
