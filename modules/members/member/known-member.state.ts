import { memberEvents } from '../../identity/member/member.events.js';
import { notFound, unreachable } from '../../kernel/decider/errors.js';
import type { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import { pick } from '../../kernel/event-store/events.js';

/** What the log says of somebody who is a member today. */
export interface KnownMember {
  readonly id: string;
  readonly name: string;
  /** The one that was proven last, or that they signed up with. */
  readonly email: string;
  readonly hasVerifiedMail: boolean;
}

const known = pick(memberEvents, 'MemberRegistered', 'MemberRenamed', 'MemberVerified', 'MemberErased');

/** errors  MEMBER_NOT_FOUND (not-found) for who never was one, or is erased */
export async function knownMember(eventStore: DomainEventStore, id: string): Promise<KnownMember> {
  const member = await memberOrNobody(eventStore, id);
  if (!member) throw notFound('MEMBER_NOT_FOUND', { message: 'There is no such member.' });
  return member;
}

/** Undefined for who never was one, or is erased. */
export async function memberOrNobody(
  eventStore: DomainEventStore,
  id: string,
): Promise<KnownMember | undefined> {
  let member: KnownMember | undefined;
  for (const event of await eventStore.read(known, id)) {
    switch (event.type) {
      case 'MemberRegistered':
        member = { id, name: event.data.name, email: event.data.email, hasVerifiedMail: false };
        break;
      case 'MemberRenamed':
        member = member && { ...member, name: event.data.name };
        break;
      case 'MemberVerified':
        member = member && { ...member, email: event.data.email, hasVerifiedMail: true };
        break;
      case 'MemberErased':
        member = undefined;
        break;
      default:
        return unreachable(event);
    }
  }
  return member;
}
