import { event, foldEvents } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { wishes } from './allocate.fixtures.js';
import { allocationDecider } from './allocation.decider.js';
import type { AllocationEvent } from './allocation.events.js';
import {
  askedFor,
  closedAt,
  decided,
  due,
  givenOut,
  openAt,
  opened,
  placed,
  proposedFor,
  rules,
  send,
} from './allocation.fixtures.js';
import type { RequestWishes } from './allocation.schemas.js';
import { allocationState } from './allocation.state.js';
import { stageOf } from './allocation-status.rules.js';
import { allocationNotesDecider } from './note/allocation-notes.decider.js';

const of = (...history: readonly AllocationEvent[]) => given(allocationDecider, ...history);
const stateOf = (...history: readonly AllocationEvent[]) => foldEvents(allocationState, history);
const open = (changes = {}, now = openAt) =>
  send({ type: 'OpenRequests', rules: rules(changes), seed: 'a seed' }, 'rex', now);
const ask = (changes: Partial<RequestWishes> = {}, by = 'ana', now = openAt) =>
  send({ type: 'AskForSpaces', requestId: `of-${by}`, wishes: wishes(changes) }, by, now);
const withdraw = (by = 'ana', now = openAt, isErased = false) =>
  send({ type: 'WithdrawRequest', requestId: `of-${by}`, memberId: by, isErased }, by, now);
const propose = (basis: number, now = closedAt) =>
  send({ type: 'ProposeAllocation', basis, mapVersion: 1, placements: [placed('ana', 1, 'a1')] }, 'rex', now);
const move = (...changes: readonly (readonly [string, ...string[]])[]) =>
  send({
    type: 'ChangePlacements',
    reason: 'They know each other.',
    changes: changes.map(([name, ...spaceIds]) => ({ requestId: `of-${name}`, spaceIds })),
  });
const publish = (until = due) => send({ type: 'PublishAllocation', until });

test('requests are open until their moment, or until the team closes them', () => {
  of().when(open()).thenEvents('RequestsOpened');
  of(opened).when(open()).thenNothing();
  of().when(open({}, closedAt)).thenRefused('CLOSES_PAST');
  const state = stateOf(opened);
  expect([stageOf(state, openAt), stageOf(state, closedAt)]).toEqual(['open', 'closed']);
  const close = send({ type: 'CloseRequests' }, 'rex', openAt);
  const closed = of(opened).when(close).after();
  of(...closed)
    .when(close)
    .thenNothing();
  of(...closed)
    .when(ask())
    .thenRefused('REQUESTS_CLOSED');
  of().when(close).thenRefused('ALLOCATION_NOT_FOUND');
});

test('once somebody has asked, the rules keep what decides', () => {
  of(opened)
    .when(open({ draw: 'time' }))
    .thenEvents('AllocationRulesChanged');
  const later = { words: 'Bring a broom.', closesAt: '2027-06-05T12:00:00.000Z' };
  of(opened, askedFor('ana')).when(open(later)).thenEvents('AllocationRulesChanged');
  of(opened, askedFor('ana'))
    .when(open({ draw: 'time' }))
    .thenRefused('RULES_FIXED');
  of(opened, askedFor('ana'))
    .when(open({ closesAt: '2027-05-05T12:00:00.000Z' }))
    .thenRefused('RULES_FIXED');
  of(opened, askedFor('ana'))
    .when(open({ draw: 'time' }, closedAt))
    .thenRefused('REQUESTS_CLOSED');
});

test('a vendor asks, asks for something else, and withdraws, until requests close', () => {
  of(opened).when(ask()).thenEvents('SpacesAskedFor');
  of(opened, askedFor('ana')).when(ask()).thenNothing();
  of(opened, askedFor('ana'))
    .when(ask({ count: 2 }))
    .thenEvents('SpacesAskedFor');
  of(opened)
    .when(ask({ count: 4 }))
    .thenRefused('OVER_LIMIT');
  of(opened)
    .when(ask({ beside: ['ana'] }))
    .thenRefused('WISHES_WRONG');
  of(opened)
    .when(ask({ near: ['a tree', 'a tree'] }))
    .thenRefused('WISHES_WRONG');
  of(opened)
    .when(ask({}, 'ana', closedAt))
    .thenRefused('REQUESTS_CLOSED');
  of(opened, askedFor('ana')).when(withdraw()).thenEvents('RequestWithdrawn');
  of(opened).when(withdraw()).thenRefused('REQUEST_NOT_FOUND');
  of(opened, askedFor('ana')).when(withdraw('ana', closedAt)).thenRefused('REQUESTS_CLOSED');
});

test('who changes a request keeps their moment, and who withdraws it and asks again does not', () => {
  const changed = of(opened, askedFor('ana')).when(ask({ count: 2 }, 'ana', '2027-05-09T12:00:00.000Z'));
  expect(stateOf(...(changed.after() as AllocationEvent[])).requests.get('of-ana')).toMatchObject({
    ...{ at: openAt, number: 1, wishes: { count: 2 } },
  });
  const withdrawn = of(opened, askedFor('ana')).when(withdraw()).after();
  of(...withdrawn)
    .when(withdraw())
    .thenNothing();
  const again = of(...withdrawn)
    .when(ask({}, 'ana', '2027-05-09T12:00:00.000Z'))
    .after();
  expect(stateOf(...(again as AllocationEvent[])).requests.get('of-ana')?.at).toBe(
    '2027-05-09T12:00:00.000Z',
  );
});

test('the request of a member who is erased is withdrawn until spaces are given', () => {
  const after = of(...decided)
    .when(withdraw('bob', closedAt, true))
    .after();
  expect([...stateOf(...(after as AllocationEvent[])).placements.keys()]).toEqual(['of-ana', 'of-cid']);
  of(...decided, givenOut)
    .when(withdraw('bob', closedAt, true))
    .thenRefused('ALLOCATION_PUBLISHED');
});

test('a proposal is made once requests are closed, of what nobody has changed since', () => {
  of(opened, askedFor('ana')).when(propose(2)).thenEvents('AllocationProposed');
  of(opened, askedFor('ana')).when(propose(1)).thenRefused('ALLOCATION_CHANGED');
  of(opened, askedFor('ana')).when(propose(2, openAt)).thenRefused('REQUESTS_OPEN');
  of(...decided, givenOut)
    .when(propose(6))
    .thenRefused('ALLOCATION_PUBLISHED');
});

test('the team moves and swaps with a reason, and that stays in the next proposal', () => {
  of(...decided)
    .when(move(['ana', 'a2']))
    .thenRefused('SPACE_TAKEN');
  of(...decided)
    .when(move(['zoe', 'a2']))
    .thenRefused('REQUEST_NOT_FOUND');
  of(...decided)
    .when(move(['ana', 'a1']))
    .thenNothing();
  of(opened, askedFor('ana'))
    .when(move(['ana', 'a1']))
    .thenRefused('NOT_PROPOSED');
  const swapped = of(...decided)
    .when(move(['ana', 'a2'], ['bob', 'a1']))
    .after() as AllocationEvent[];
  expect(stateOf(...swapped).placements.get('of-ana')).toMatchObject({
    ...{ spaceIds: ['a2'], isLocked: true, changed: { by: 'rex', reason: 'They know each other.' } },
  });
  const again = stateOf(...swapped, proposedFor(placed('ana', 1, 'a2'), placed('bob', 2, 'a4')));
  expect(again.placements.get('of-ana')).toMatchObject({ isLocked: true, changed: { by: 'rex' } });
  expect(again.placements.get('of-bob')).toMatchObject({ isLocked: false, changed: null });
});

test('the team locks a placement, and lets it go', () => {
  const lock = (isLocked: boolean) =>
    send({ type: 'LockPlacements', requestIds: ['of-ana', 'of-ana'], isLocked });
  of(...decided)
    .when(lock(false))
    .thenNothing();
  const locked = of(...decided)
    .when(lock(true))
    .after();
  of(...locked)
    .when(lock(true))
    .thenNothing();
  of(...locked)
    .when(lock(false))
    .thenEvents('PlacementsLocked');
  of(...decided, givenOut)
    .when(lock(true))
    .thenRefused('ALLOCATION_PUBLISHED');
});

test('what is published goes on until each placement is an order, and what was refused is left to the team', () => {
  of(opened).when(publish()).thenRefused('NOT_PROPOSED');
  of(...decided)
    .when(publish(openAt))
    .thenRefused('UNTIL_PAST');
  const published = of(...decided)
    .when(publish())
    .after() as AllocationEvent[];
  of(...published)
    .when(publish())
    .thenNothing();
  const late = plusDays(due, 1);
  of(...published)
    .when({ ...publish(plusDays(due, 7)), meta: { ...publish().meta, now: late } })
    .thenEvents('AllocationPublished');
  of(...published)
    .when(send({ type: 'FinishAllocation' }))
    .thenNothing();
  const record = send({
    type: 'RecordReserved',
    reserved: [{ requestId: 'of-ana', orderId: 'order-ana' }],
    refused: [{ requestId: 'of-bob', code: 'SPACE_TAKEN' }],
  });
  const reserved = of(...published)
    .when(record)
    .after() as AllocationEvent[];
  of(...reserved)
    .when(send({ type: 'FinishAllocation' }))
    .thenNothing();
  of(...reserved)
    .when(move(['ana', 'a4']))
    .thenRefused('ALLOCATION_PUBLISHED');
  const elsewhere = of(...reserved)
    .when(move(['bob', 'a4']))
    .after() as AllocationEvent[];
  expect(stateOf(...elsewhere).placements.get('of-bob')).toMatchObject({ spaceIds: ['a4'], refused: null });
  const nowhere = of(...reserved)
    .when(move(['bob']))
    .after();
  of(...nowhere)
    .when(send({ type: 'FinishAllocation' }))
    .thenExactly(
      event('AllocationFinished', {
        without: ['bob', 'cid'].map((memberId) => ({ requestId: `of-${memberId}`, memberId })),
      }),
    );
});

test('an order that is known is recorded once', () => {
  const reserved = event('PlacementsReserved', {
    reserved: [{ requestId: 'of-ana', orderId: 'one' }],
    refused: [],
  });
  const again = { reserved: [{ requestId: 'of-ana', orderId: 'one' }], refused: [] };
  of(...decided, givenOut, reserved)
    .when(send({ type: 'RecordReserved', ...again }))
    .thenNothing();
});

test('a note is recorded once', () => {
  const note = { type: 'NoteRequest', dateId: 'meet', note: 'Thank you.', meta: metaOf('ana') } as const;
  const noted = given(allocationNotesDecider).when(note).after();
  given(allocationNotesDecider, ...(noted as never[]))
    .when(note)
    .thenNothing();
});
