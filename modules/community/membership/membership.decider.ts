import { type Command, type CommandOf, event } from '../../kernel/decider/decider.js';
import { forbidden, notFound, unprocessable, unreachable } from '../../kernel/decider/errors.js';
import type { StreamDecider } from '../../kernel/decider/stream-decider.js';
import type { MembershipEvent, membershipEvents } from './membership.events.js';
import { type Membership, membershipState, statusAt } from './membership.state.js';

/** Whose part in which community: its stream's id follows from both. */
interface Pair {
  readonly communityId: string;
  readonly memberId: string;
}

interface Decided extends Pair {
  /** A moderator, or 'staff'. Whether they may is decided by the community. */
  readonly by: string;
  readonly rule: string | null;
  readonly reason: string;
}

export type MembershipCommand =
  | Command<'RequestToJoin', Pair & { readonly note: string }>
  | Command<
      'Join',
      Pair & { readonly how: 'founded' | 'open' | 'approved' | 'invited'; readonly by: string | null }
    >
  | Command<'ApproveRequest', Pair & { readonly by: string }>
  | Command<'RefuseRequest', Decided>
  | Command<'Leave', Pair & { readonly because: 'left' | 'erased' | 'adults only' }>
  | Command<'RemoveMember', Decided>
  /** until: ISO-8601 UTC; null: until a moderator ends it */
  | Command<'BanMember', Decided & { readonly until: string | null }>
  | Command<'EndBan', Pair & { readonly by: string }>;

/** source  README, Commands */
export const membershipDecider: StreamDecider<typeof membershipEvents, Membership, MembershipCommand> = {
  ...membershipState,
  decide,
  isAlwaysCarriedOut: ({ type }) => type !== 'RequestToJoin' && type !== 'Join',
};

function decide(command: MembershipCommand, membership: Membership): readonly MembershipEvent[] {
  const status = statusAt(membership, command.meta.now);
  const pair = { communityId: command.communityId, memberId: command.memberId };
  switch (command.type) {
    case 'RequestToJoin':
      mustNotBeBanned(membership, command.meta.now);
      return status === 'none' ? [event('JoinRequested', { ...pair, note: command.note })] : [];
    case 'Join':
      mustNotBeBanned(membership, command.meta.now);
      return status === 'member'
        ? []
        : [event('CommunityJoined', { ...pair, how: command.how, by: command.by })];
    case 'ApproveRequest':
      if (status === 'member') return [];
      if (status !== 'requested') throw requestNotFound();
      return [event('CommunityJoined', { ...pair, how: 'approved' as const, by: command.by })];
    case 'RefuseRequest':
      if (status === 'none' && membership.told?.what === 'refused') return [];
      if (status !== 'requested') throw requestNotFound();
      return [event('JoinRefused', decidedBy(command))];
    case 'Leave':
      if (status === 'requested') return [event('JoinWithdrawn', pair)];
      return status === 'member' ? [event('CommunityLeft', { ...pair, because: command.because })] : [];
    case 'RemoveMember':
      if (status === 'none' && membership.told?.what === 'removed') return [];
      if (status !== 'member') throw notAMember();
      return [event('RemovedFromCommunity', decidedBy(command))];
    case 'BanMember':
      return ban(command, membership);
    case 'EndBan':
      return status === 'banned' ? [event('BanEnded', { ...pair, by: command.by })] : [];
    default:
      return unreachable(command);
  }
}

/** Ban a member, or somebody who was one or asked to become one; a second ban replaces the first.
 *  errors  BAN_DAY_PAST (unprocessable), NOT_A_MEMBER (forbidden) */
function ban(
  command: CommandOf<MembershipCommand, 'BanMember'>,
  membership: Membership,
): readonly MembershipEvent[] {
  const { until, rule, reason, meta } = command;
  if (until !== null && until <= meta.now)
    throw unprocessable('BAN_DAY_PAST', {
      message: 'Choose today or a later day.',
      fields: [{ path: 'until', message: 'Choose today or a later day.' }],
    });
  if (!membership.isKnown) throw notAMember();
  const { told, bannedUntil } = membership;
  const isSame = bannedUntil === until && told?.rule === rule && told.reason === reason;
  if (membership.status === 'banned' && isSame) return [];
  return [event('BannedFromCommunity', { ...decidedBy(command), until })];
}

const decidedBy = ({ communityId, memberId, by, rule, reason }: Decided): Decided => ({
  communityId,
  memberId,
  by,
  rule,
  reason,
});

export const notAMember = () =>
  forbidden('NOT_A_MEMBER', { message: 'They are not a member of this community.' });

const requestNotFound = () =>
  notFound('REQUEST_NOT_FOUND', {
    message: 'That request is no longer open. It was answered, or taken back.',
  });

/** errors  BANNED (forbidden), with until when, and by which rule */
export function mustNotBeBanned(membership: Membership, now: string): void {
  if (statusAt(membership, now) !== 'banned') return;
  const { bannedUntil: until, told } = membership;
  const rule = told?.rule ?? null;
  const forRule = rule === null ? '' : ` by the rule “${rule}”`;
  throw forbidden('BANNED', {
    message:
      until === null
        ? `The moderators of this community banned you${forRule}. Ask them to end it.`
        : `The moderators of this community banned you${forRule}. Its page says until when; you can join after that.`,
    until,
    rule,
    reason: told?.reason ?? '',
  });
}
