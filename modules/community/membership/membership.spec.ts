import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { endOfDay } from './ban-day.rules.js';
import { type MembershipCommand, membershipDecider as membership } from './membership.decider.js';
import type { MembershipEvent } from './membership.events.js';

const pair = { communityId: 'model-a', memberId: 'bob' };
const meta = metaOf('bob');
const decided = { ...pair, by: 'ana', rule: 'No dealers', reason: 'Three ads in a week.' };
const requested: MembershipEvent = event('JoinRequested', { ...pair, note: 'I own a coupe.' });
const joined: MembershipEvent = event('CommunityJoined', { ...pair, how: 'open' as const, by: null });
const left: MembershipEvent = event('CommunityLeft', { ...pair, because: 'left' as const });
const tomorrow = '2026-06-02T12:00:00.000Z';
const banned = (until: string | null = tomorrow): MembershipEvent =>
  event('BannedFromCommunity', { ...decided, until });

const join: MembershipCommand = { type: 'Join', ...pair, how: 'open', by: null, meta };
const request: MembershipCommand = { type: 'RequestToJoin', ...pair, note: 'I own a coupe.', meta };
const leave: MembershipCommand = { type: 'Leave', ...pair, because: 'left', meta };
const ban: MembershipCommand = { type: 'BanMember', ...decided, until: tomorrow, meta };

describe('joining', () => {
  test('makes a member, once', () => {
    given(membership).when(join).thenExactly(joined);
    given(membership, joined).when(join).thenNothing();
    given(membership, joined, left).when(join).thenExactly(joined);
  });
  test('may be asked for, once, and taken back', () => {
    given(membership).when(request).thenExactly(requested);
    given(membership, requested).when(request).thenNothing();
    given(membership, joined).when(request).thenNothing();
    given(membership, requested).when(leave).thenExactly(event('JoinWithdrawn', pair));
  });
  test('is not for the banned, until their day is over', () => {
    given(membership, joined, banned()).when(join).thenRefused('BANNED');
    given(membership, joined, banned(null)).when(request).thenRefused('BANNED');
    given(membership, joined, banned())
      .when({ ...join, meta: metaOf('bob', tomorrow) })
      .thenExactly(joined);
    given(membership, joined, banned(null), event('BanEnded', { ...pair, by: 'ana' }))
      .when(join)
      .thenExactly(joined);
  });
});

describe('a request', () => {
  const approve: MembershipCommand = { type: 'ApproveRequest', ...pair, by: 'ana', meta };
  const refuse: MembershipCommand = { type: 'RefuseRequest', ...decided, rule: null, meta };
  const refused: MembershipEvent = event('JoinRefused', { ...decided, rule: null });

  test('is approved once', () => {
    given(membership, requested)
      .when(approve)
      .thenExactly(event('CommunityJoined', { ...pair, how: 'approved' as const, by: 'ana' }));
    given(membership, joined).when(approve).thenNothing();
    given(membership).when(approve).thenRefused('REQUEST_NOT_FOUND');
  });
  test('is refused once, and may be made again', () => {
    given(membership, requested).when(refuse).thenExactly(refused);
    given(membership, requested, refused).when(refuse).thenNothing();
    given(membership, joined).when(refuse).thenRefused('REQUEST_NOT_FOUND');
    given(membership, requested, refused).when(request).thenExactly(requested);
  });
});

describe('leaving', () => {
  test('ends a membership once', () => {
    given(membership, joined).when(leave).thenExactly(left);
    given(membership, joined, left).when(leave).thenNothing();
    given(membership).when(leave).thenNothing();
  });
  test('does not end a ban', () => {
    given(membership, joined, banned()).when(leave).thenNothing();
  });
});

describe('moderators', () => {
  const remove: MembershipCommand = { type: 'RemoveMember', ...decided, meta };

  test('remove a member once', () => {
    given(membership, joined).when(remove).thenExactly(event('RemovedFromCommunity', decided));
    given(membership, joined, event('RemovedFromCommunity', decided)).when(remove).thenNothing();
    given(membership).when(remove).thenRefused('NOT_A_MEMBER');
  });
  test('ban a member until a day; another day replaces it', () => {
    given(membership, joined).when(ban).thenExactly(banned());
    given(membership, joined, banned()).when(ban).thenNothing();
    given(membership, joined, banned())
      .when({ ...ban, until: null })
      .thenExactly(banned(null));
    given(membership, joined, left).when(ban).thenExactly(banned());
  });
  test('ban nobody who was never there, and not until a day that is over', () => {
    given(membership).when(ban).thenRefused('NOT_A_MEMBER');
    given(membership, joined)
      .when({ ...ban, until: meta.now })
      .thenRefused('BAN_DAY_PAST');
  });
  test('end a ban once', () => {
    const endBan: MembershipCommand = { type: 'EndBan', ...pair, by: 'ana', meta };
    given(membership, joined, banned())
      .when(endBan)
      .thenExactly(event('BanEnded', { ...pair, by: 'ana' }));
    given(membership, joined).when(endBan).thenNothing();
    given(membership, joined, banned())
      .when({ ...endBan, meta: metaOf('ana', tomorrow) })
      .thenNothing();
  });
});

test.each([
  ['America/Chicago', '2026-12-05', '2026-12-06T06:00:00.000Z'],
  ['America/Chicago', '2026-06-05', '2026-06-06T05:00:00.000Z'],
  ['America/Chicago', '2026-11-01', '2026-11-02T06:00:00.000Z'],
  ['Pacific/Honolulu', '2026-12-31', '2027-01-01T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-12-05', '2026-12-05T10:00:00.000Z'],
])('a day in %s is over at midnight there: %s', (timeZone, day, over) => {
  expect(endOfDay(day, timeZone)).toBe(over);
});
