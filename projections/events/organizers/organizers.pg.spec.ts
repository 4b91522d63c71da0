import { type OrganizerEvent, organizerEvents } from '../../../modules/events/organizer/organizer.events.js';
import {
  applied,
  evidence,
  invited,
  joined,
  verified,
} from '../../../modules/events/organizer/organizer.fixtures.js';
import { organizerState } from '../../../modules/events/organizer/organizer.state.js';
import { suggestionEvents } from '../../../modules/events/suggestion/suggestion.events.js';
import { memberEvents } from '../../../modules/identity/member/member.events.js';
import { event } from '../../../modules/kernel/decider/decider.js';
import { loadState } from '../../../modules/kernel/decider/handle-command.js';
import { newId } from '../../../modules/kernel/decider/identifiers.js';
import { plusDays } from '../../../modules/kernel/decider/time.js';
import { openProjection, type TestProjection } from '../../../test/postgres/projection.js';
import {
  departedMembers,
  organizersBegunBy,
  organizersEndingBefore,
  organizersOf,
  organizersOwnedBy,
  organizersSeenBy,
  organizersShownBy,
  suggestionsOf,
} from './content.queries.js';
import { organizers } from './organizers.projection.js';
import type { OrganizerTable } from './organizers.table.js';

let projection: TestProjection;
beforeAll(async () => {
  projection = await openProjection(organizers);
});
afterAll(() => projection.close());

const now = '2026-06-01T12:00:00.000Z';
const begin = async (...events: readonly OrganizerEvent[]) => {
  const id = newId();
  await projection.record(organizerEvents, id, applied({}, id), ...events);
  return id;
};
const erase = (memberId: string) =>
  projection.record(memberEvents, memberId, event('MemberErased', { memberId }));
const rowOf = async (id: string): Promise<OrganizerTable> =>
  (await projection.pool.query('select * from organizers.organizer where id = $1', [id])).rows[0];

const asked: OrganizerEvent = event('VerificationAsked', { byId: 'ana', ...evidence });
const refused: OrganizerEvent = event('VerificationRefused', { by: 'rita', reason: 'No such club.' });
const withdrawn: OrganizerEvent = event('VerificationWithdrawn', { by: 'rita', reason: 'You left.' });
const lapsed: OrganizerEvent = event('VerificationLapsed', {});
const approved: OrganizerEvent = event('FirstEventApproved', { gatheringId: 'g1', by: 'rita' });
const hidden: OrganizerEvent = event('OrganizerHidden', { by: 'rita' });

test.each([
  ['asked for', []],
  ['refused', [refused]],
  ['asked for again', [refused, asked]],
  ['given', [verified()]],
  ['to be renewed', [verified(), asked]],
  ['refused a renewal', [verified(), asked, refused]],
  ['renewed', [verified(), asked, verified('2028-06-01T12:00:00.000Z')]],
  ['lapsed while a renewal waits', [verified(), asked, lapsed]],
  ['lapsed', [verified(), lapsed]],
  ['withdrawn', [verified(), asked, withdrawn]],
  ['trusted and hidden', [verified(), approved, hidden]],
] as const)('the row of a verification that is %s says what the state says', async (_, events) => {
  const id = await begin(...events);
  const state = await loadState(projection.eventStore, organizerState, id);
  expect(await rowOf(id)).toMatchObject({
    verification: state.verification,
    is_renewal_asked: state.isRenewalAsked,
    until: state.until,
    is_trusted: state.isTrusted,
    is_hidden: state.isHidden,
  });
});

test('verified ones are found by the end of their time', async () => {
  const soon = plusDays(now, 3);
  const [first, second] = [await begin(verified(soon)), await begin(verified(plusDays(now, 1)))];
  await begin(verified(soon), lapsed);
  expect(await organizersEndingBefore(projection.db, plusDays(now, 10))).toEqual([second, first]);
});

test('everybody sees one that was verified once; its team, whom it invites and staff see others', async () => {
  const [waiting, known, gone] = [
    await begin(joined('bob', 'gate'), invited('cid', 'gate')),
    await begin(verified(), lapsed),
    await begin(verified(), hidden),
  ];
  const seenBy = async (id: string | undefined, ...roles: readonly string[]) => {
    const actor = id === undefined ? undefined : { id, roles };
    const seen = await organizersSeenBy(projection.db, [waiting, known, gone], { actor, now });
    return [waiting, known, gone].map((one) => seen.includes(one));
  };
  expect(await seenBy(undefined)).toEqual([false, true, false]);
  expect(await seenBy('bob')).toEqual([true, true, false]);
  expect(await seenBy('cid')).toEqual([true, true, false]);
  expect(await seenBy('ana')).toEqual([true, true, true]);
  expect(await seenBy('rita', 'reviewer')).toEqual([true, true, true]);
  expect(await seenBy('mo', 'moderator')).toEqual([false, true, false]);
});

test('who works where follows invitations, roles and leaving', async () => {
  const id = await begin(invited('dan', 'editor'));
  expect(await organizersOf(projection.db, 'dan')).toEqual([]);
  await projection.record(organizerEvents, id, joined('dan', 'editor'));
  expect(await organizersOf(projection.db, 'dan')).toEqual([id]);
  expect(await organizersOwnedBy(projection.db, 'dan')).toEqual([]);
  const role = event('TeamRoleChanged', { memberId: 'dan', role: 'owner' as const, by: 'ana' });
  await projection.record(organizerEvents, id, role);
  expect(await organizersOwnedBy(projection.db, 'dan')).toEqual([id]);
  const left = event('TeamLeft', { memberId: 'dan', because: 'left' as const });
  await projection.record(organizerEvents, id, left);
  expect(await organizersOf(projection.db, 'dan')).toEqual([]);
});

test('an erased member is kept aside until the organizer has parted with them, also one who joined in between', async () => {
  const id = await begin(joined('eve', 'editor'), invited('fay', 'gate'));
  await erase('eve');
  await erase('gil');
  await projection.record(organizerEvents, id, joined('gil', 'gate'));
  expect(await organizersOf(projection.db, 'eve')).toEqual([]);
  expect(await organizersOf(projection.db, 'gil')).toEqual([]);
  const departed = async () =>
    (await departedMembers(projection.db, 10)).map(({ memberId }) => memberId).sort();
  expect(await departed()).toEqual(['eve', 'gil']);
  await erase('fay');
  expect(await departed()).toEqual(['eve', 'fay', 'gil']);
  for (const memberId of ['eve', 'gil'])
    await projection.record(organizerEvents, id, event('TeamLeft', { memberId, because: 'erased' as const }));
  const ended = event('TeamInvitationEnded', { memberId: 'fay', because: 'erased' as const });
  await projection.record(organizerEvents, id, ended);
  expect(await departed()).toEqual([]);
});

test('whoever showed evidence for an organizer is known until they are erased, also when they ask after that', async () => {
  const showing = event('VerificationAsked', { byId: 'vera', ...evidence });
  const id = await begin(refused, showing);
  expect(await organizersShownBy(projection.db, 'vera')).toEqual([id]);
  expect(await organizersBegunBy(projection.db, 'vera', '2100-01-01T00:00:00.000Z')).toEqual([]);
  await erase('vera');
  await projection.record(organizerEvents, id, refused, showing);
  expect(await organizersShownBy(projection.db, 'vera')).toEqual([]);
});

test('the note of a suggestion is stored encrypted, and goes with its member', async () => {
  const id = newId();
  const suggested = event('EventSuggested', {
    memberId: 'hal',
    title: 'Fall meet',
    kind: 'swap-meet' as const,
    day: null,
    where: 'Jefferson, WI',
    website: null,
    note: 'Brobdingnag',
    place: null,
  });
  await projection.record(suggestionEvents, id, suggested);
  const row = async () =>
    (await projection.pool.query('select * from organizers.suggestion where id = $1', [id])).rows[0];
  expect(JSON.stringify(await row())).not.toContain('Brobdingnag');
  expect(await suggestionsOf(projection.db, 'hal')).toEqual([id]);
  await erase('hal');
  expect(await row()).toMatchObject({ member_id: null, note: null, title: 'Fall meet' });
});

test('a rebuild makes the same rows', async () => {
  const rows = async () =>
    (await projection.pool.query('select * from organizers.organizer order by id')).rows as readonly object[];
  const before = await rows();
  await projection.rebuild();
  expect(await rows()).toEqual(before);
});
