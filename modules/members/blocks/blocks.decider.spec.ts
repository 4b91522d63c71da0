import { event } from '../../kernel/decider/decider.js';
import { given, metaOf } from '../../kernel/testing/decider.fixtures.js';
import { blocksDecider as ana, maxBlocked } from './blocks.decider.js';

const meta = metaOf('ana');
const block = (memberId: string, isGuardianPair = false) =>
  ({ type: 'BlockMember', memberId, isKnownToActor: true, isGuardianPair, meta }) as const;
const blockUnseen = (memberId: string) => ({ ...block(memberId), isKnownToActor: false });
const unblock = { type: 'UnblockMember', memberId: 'bob', meta } as const;
const blocked = event('MemberBlocked', { memberId: 'bob' });
const unblocked = event('MemberUnblocked', { memberId: 'bob' });

test('a member is blocked once', () => {
  given(ana).when(block('bob')).thenExactly(blocked);
  given(ana, blocked).when(block('bob')).thenNothing();
});
test('a member is unblocked once', () => {
  given(ana, blocked).when(unblock).thenExactly(unblocked);
  given(ana, blocked, unblocked).when(unblock).thenNothing();
  given(ana, blocked, unblocked).when(block('bob')).thenExactly(blocked);
});
test('a member cannot block themselves', () => given(ana).when(block('ana')).thenRefused('OWN_BLOCK'));
test('guardian and minor cannot block each other', () =>
  given(ana).when(block('mom', true)).thenRefused('GUARDIAN_PAIR'));
test('a member who cannot find another cannot block them, and an older block stays', () => {
  given(ana).when(blockUnseen('kim')).thenRefused('MEMBER_NOT_FOUND');
  given(ana, blocked).when(blockUnseen('bob')).thenNothing();
});
test('a member blocks a thousand others at most', () => {
  const many = Array.from({ length: maxBlocked }, (_, at) =>
    event('MemberBlocked', { memberId: `member ${at}` }),
  );
  given(ana, ...many)
    .when(block('bob'))
    .thenRefused('TOO_MANY_BLOCKED');
  given(ana, ...many.slice(1))
    .when(block('bob'))
    .thenExactly(blocked);
});
