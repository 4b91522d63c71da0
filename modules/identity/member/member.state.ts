import { notFound, unreachable } from '../../kernel/decider/errors.js';
import type { StreamState } from '../../kernel/decider/stream-decider.js';
import { type MemberEvent, memberEvents, type SocialKind } from './member.events.js';

export type Member = { readonly status: 'unknown' | 'erased' } | RegisteredMember;

export interface RegisteredMember {
  readonly status: 'registered';
  readonly id: string;
  readonly name: string;
  /** The e-mail address that was verified last, or the one of the sign-up. */
  readonly email: string;
  readonly hasVerifiedMail: boolean;
  readonly isSuspended: boolean;
  /** The kinds of social account that sign the member in. */
  readonly linked: readonly SocialKind[];
  /** The version of the terms that was accepted last, a date. */
  readonly terms?: string;
}

export const memberState: StreamState<typeof memberEvents, Member> = {
  events: memberEvents,
  initial: { status: 'unknown' },
  evolve,
};

/** errors  MEMBER_NOT_FOUND (not-found) for an unknown or erased member */
export function mustBeRegistered(member: Member): RegisteredMember {
  if (member.status === 'registered') return member;
  throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
}

function evolve(member: Member, event: MemberEvent): Member {
  if (event.type === 'MemberRegistered') return begun(event.data);
  if (event.type === 'MemberErased') return { status: 'erased' };
  return member.status === 'registered' ? { ...member, ...changed(member, event) } : member;
}

type DataOf<Type extends MemberEvent['type']> = Extract<MemberEvent, { readonly type: Type }>['data'];

const begun = ({ memberId: id, name, email }: DataOf<'MemberRegistered'>): RegisteredMember => ({
  status: 'registered',
  id,
  name,
  email,
  hasVerifiedMail: false,
  isSuspended: false,
  linked: [],
});

type Change = Exclude<MemberEvent, { readonly type: 'MemberRegistered' | 'MemberErased' }>;

function changed(member: RegisteredMember, event: Change): Partial<RegisteredMember> {
  switch (event.type) {
    case 'MemberRenamed':
      return { name: event.data.name };
    case 'MemberVerified':
      return { email: event.data.email, hasVerifiedMail: true };
    case 'TermsAccepted':
      return { terms: event.data.version };
    case 'SocialLinked':
      return { linked: [...member.linked, event.data.kind] };
    case 'SocialUnlinked':
      return { linked: member.linked.filter((kind) => kind !== event.data.kind) };
    case 'RoleGranted':
    case 'SecondFactorRemoved':
      return {};
    case 'MemberSuspended':
      return { isSuspended: true };
    case 'SuspensionLifted':
      return { isSuspended: false };
    default:
      return unreachable(event);
  }
}
