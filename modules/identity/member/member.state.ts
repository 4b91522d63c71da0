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
  /** Whether any suspension is in force. */
  readonly isSuspended: boolean;
  /** Those in force, one for each decision. */
  readonly suspensions: readonly SuspensionInForce[];
  /** The kinds of social account that sign the member in. */
  readonly linked: readonly SocialKind[];
  /** The version of the terms that was accepted last, a date. */
  readonly terms?: string;
}

/** units  until: ISO-8601 UTC; null without an end */
export interface SuspensionInForce {
  /** Null when no decision caused it. */
  readonly decisionId: string | null;
  readonly until: string | null;
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

/** Of these suspensions the one that ends last. */
export const lastToEnd = (suspensions: readonly SuspensionInForce[]): SuspensionInForce | undefined =>
  suspensions.reduce<SuspensionInForce | undefined>(
    (last, one) => (last && endOf(last) >= endOf(one) ? last : one),
    undefined,
  );

/** ISO-8601 sorts by time; what has no end sorts last. */
const endOf = ({ until }: SuspensionInForce): string => until ?? '~';

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
  suspensions: [],
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
      return suspendedBy([...without(member, event.data), pickEnd(event.data)]);
    case 'SuspensionLifted':
      return suspendedBy(without(member, event.data));
    default:
      return unreachable(event);
  }
}

const suspendedBy = (suspensions: readonly SuspensionInForce[]): Partial<RegisteredMember> => ({
  suspensions,
  isSuspended: suspensions.length > 0,
});

const without = (
  { suspensions }: RegisteredMember,
  { decisionId }: Pick<SuspensionInForce, 'decisionId'>,
): readonly SuspensionInForce[] => suspensions.filter((one) => one.decisionId !== decisionId);

const pickEnd = ({ decisionId, until }: SuspensionInForce): SuspensionInForce => ({ decisionId, until });
