import { event } from '../../kernel/decider/decider.js';
import type { Json } from '../../kernel/event-store/event-store.js';
import { upcast } from '../../kernel/event-store/events.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { threadDecider as thread } from './thread.decider.js';
import { threadEvents } from './thread.events.js';

const ana = metaOf('ana');
const bob = metaOf('bob');
const about = null;
const open = { type: 'OpenThread', about, others: ['bob'], requestedOf: ['bob'], meta: ana } as const;
const opened = event('ThreadOpened', {
  about,
  openedBy: 'ana',
  memberIds: ['ana', 'bob'],
  requestedOf: ['bob'],
});
const ofThree = event('ThreadOpened', {
  about,
  openedBy: 'ana',
  memberIds: ['ana', 'bob', 'cid'],
  requestedOf: [],
});

test('a thread is opened once', () => {
  given(thread).when(open).thenExactly(opened);
  given(thread, opened).when(open).thenNothing();
});

test('a thread has two to eight members', () => {
  const others = (count: number) => Array.from({ length: count }, (_, at) => `member ${at}`);
  given(thread)
    .when({ ...open, others: others(7) })
    .thenEvents('ThreadOpened');
  given(thread)
    .when({ ...open, others: others(8) })
    .thenRefused('TOO_MANY_MEMBERS');
  given(thread)
    .when({ ...open, others: ['ana'] })
    .thenRefused('TOO_MANY_MEMBERS');
});

test('a request is accepted, or dismissed and accepted later', () => {
  const accept = { type: 'AcceptRequest', meta: bob } as const;
  const dismiss = { type: 'DismissRequest', meta: bob } as const;
  const accepted = event('RequestAccepted', { memberId: 'bob' });
  const dismissed = event('RequestDismissed', { memberId: 'bob' });
  given(thread, opened).when(accept).thenExactly(accepted);
  given(thread, opened, accepted).when(accept).thenNothing();
  given(thread, opened, accepted).when(dismiss).thenNothing();
  given(thread, opened).when(dismiss).thenExactly(dismissed);
  given(thread, opened, dismissed).when(dismiss).thenNothing();
  given(thread, opened, dismissed).when(accept).thenExactly(accepted);
});

test('a thread is muted for one member, and never that of guardian and minor', () => {
  const mute = { type: 'MuteThread', isMuted: true, isParentThread: false, meta: bob } as const;
  const muted = event('ThreadMuted', { memberId: 'bob' });
  given(thread, opened).when(mute).thenExactly(muted);
  given(thread, opened, muted).when(mute).thenNothing();
  given(thread, opened, muted)
    .when({ ...mute, isMuted: false })
    .thenEvents('ThreadUnmuted');
  given(thread, opened)
    .when({ ...mute, isParentThread: true })
    .thenRefused('ALWAYS_ON');
  given(thread, opened, muted)
    .when({ ...mute, isMuted: false, isParentThread: true })
    .thenEvents('ThreadUnmuted');
});

test('a thread is archived up to a position, and again after more has come', () => {
  const archive = { type: 'ArchiveThread', isArchived: true, upTo: 10, meta: bob } as const;
  const archived = event('ThreadArchived', { memberId: 'bob', upTo: 10 });
  given(thread, opened).when(archive).thenExactly(archived);
  given(thread, opened, archived).when(archive).thenNothing();
  given(thread, opened, archived)
    .when({ ...archive, upTo: 12 })
    .thenEvents('ThreadArchived');
  given(thread, opened, archived)
    .when({ ...archive, isArchived: false })
    .thenEvents('ThreadUnarchived');
  given(thread, opened)
    .when({ ...archive, isArchived: false })
    .thenNothing();
});

test('a member leaves a thread of three, and it no longer exists for them', () => {
  const leave = { type: 'LeaveThread', meta: bob } as const;
  const left = event('ThreadLeft', { memberId: 'bob' });
  given(thread, opened).when(leave).thenRefused('TWO_STAY');
  given(thread, ofThree).when(leave).thenExactly(left);
  given(thread, ofThree, left).when(leave).thenRefused('THREAD_NOT_FOUND');
});

test('a member of three adds a fourth, once; of two nobody, nor before they have accepted', () => {
  const add = { type: 'AddMember', addedId: 'dan', isRequest: true, meta: ana } as const;
  const added = event('MemberAdded', { memberId: 'ana', addedId: 'dan', isRequest: true });
  given(thread, ofThree).when(add).thenExactly(added);
  given(thread, ofThree, added).when(add).thenNothing();
  given(thread, ofThree, added)
    .when({ ...add, addedId: 'eve', meta: metaOf('dan') })
    .thenRefused('ACCEPT_FIRST');
  given(thread, opened).when(add).thenRefused('STAYS_OF_TWO');
  const left = event('ThreadLeft', { memberId: 'cid' });
  given(thread, ofThree, left, added)
    .when({ ...add, addedId: 'cid' })
    .thenEvents('MemberAdded');
});

test('a ninth member is not added', () => {
  const memberIds = ['ana', ...Array.from({ length: 7 }, (_, at) => `member ${at}`)];
  given(thread, event('ThreadOpened', { about, openedBy: 'ana', memberIds, requestedOf: [] }))
    .when({ type: 'AddMember', addedId: 'dan', isRequest: false, meta: ana })
    .thenRefused('TOO_MANY_MEMBERS');
});

test("somebody else's thread does not exist for the caller", () => {
  const meta = metaOf('eve');
  given(thread, opened).when({ type: 'AcceptRequest', meta }).thenRefused('THREAD_NOT_FOUND');
  given(thread, opened)
    .when({ ...open, meta })
    .thenRefused('THREAD_NOT_FOUND');
  given(thread).when({ type: 'LeaveThread', meta }).thenRefused('THREAD_NOT_FOUND');
  given(thread, opened)
    .when({ type: 'AcceptRequest', meta: metaOf('constructor') })
    .thenRefused('THREAD_NOT_FOUND');
});

test('what older versions kept of what a thread is about is read as a kind and an id', () => {
  const read = (about: Json) =>
    upcast(threadEvents.schemas.ThreadOpened, { about }, 2) as { readonly about: unknown };
  const listing = { kind: 'listing', listingId: 'l1', version: 3, ownerId: 'ana' };
  expect(read({ ...listing, listingType: 'for_sale' }).about).toEqual({
    kind: 'listing',
    id: 'l1',
    version: 3,
    ownerId: 'ana',
    ownerSide: 'selling',
  });
  expect(read({ ...listing, listingType: 'wanted' }).about).toMatchObject({ ownerSide: 'buying' });
  expect(read({ kind: 'gathering', gatheringId: 'g1', organizerId: 'ana' }).about).toEqual({
    kind: 'gathering',
    id: 'g1',
    version: null,
    ownerId: 'ana',
    ownerSide: null,
  });
  expect(read({ kind: 'member' }).about).toBeNull();
});
