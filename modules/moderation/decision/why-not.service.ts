import { Inject, Injectable } from '@nestjs/common';
import {
  COMMUNITIES_OF_READERS,
  type CommunitiesOfReaders,
} from '../../community/community/communities.ports.js';
import { memberEvents } from '../../identity/member/member.events.js';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { RECIPIENTS, type Recipients } from '../../identity/recipients.ports.js';
import { SUSPENSIONS, type Suspensions } from '../../identity/suspensions.ports.js';
import { DATABASE } from '../../kernel/config/tokens.js';
import { dayInWords, usualTimeZone } from '../../kernel/decider/days.js';
import { foldEvents } from '../../kernel/decider/decider.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { MEMBER_RELATIONS, type MemberRelations } from '../../members/member-relations.ports.js';
import { CAPABILITY_LIMITS, type CapabilityLimits } from '../../memberships/capability-limits.ports.js';
import { SETTINGS, type Settings } from '../../settings/settings.ports.js';
import { type OpenSwitch, readOnly, refusals } from '../../settings/switches.rules.js';
import { type LimitedCapability, limitedWords } from '../moderation.schemas.js';
import type { whyNot } from './why-not.contract.js';

type Explained = ResponseOf<typeof whyNot>;
type Fact = Explained['facts'][number];

/** "Why can this member not post?": every fact that allows or forbids it, in the order in which calls are refused.
 *  source  README, Why not */
@Injectable()
export class WhyNot {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(MEMBER_RELATIONS) private readonly relations: MemberRelations,
    @Inject(RECIPIENTS) private readonly recipients: Recipients,
    @Inject(SUSPENSIONS) private readonly suspensions: Suspensions,
    @Inject(CAPABILITY_LIMITS) private readonly limits: CapabilityLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(COMMUNITIES_OF_READERS) private readonly communities: CommunitiesOfReaders,
  ) {}

  /** errors  MEMBER_NOT_FOUND (not-found) */
  async explain(memberId: string, capability: LimitedCapability, now: string): Promise<Explained> {
    const events = await this.eventStore.read(memberEvents, memberId);
    mustBeRegistered(foldEvents(memberState, events));
    const joinedAt = events[0]?.recordedAt ?? now;
    const facts = await Promise.all([
      this.#readOnly(),
      this.#suspension(memberId),
      this.#age(memberId),
      this.#limit(memberId, capability),
      needsMail.has(capability) ? this.#mail(memberId) : null,
      this.#switch(capability),
      Promise.resolve(firstDay(joinedAt, now)),
    ]);
    const chain = facts.flatMap((fact) => fact ?? []);
    const bans = capability === 'post' ? await this.#bans(memberId, now) : [];
    return { may: chain.every(({ holds }) => holds), facts: [...chain, ...bans] };
  }

  async #suspension(memberId: string): Promise<Fact> {
    const found = (await this.suspensions.statusOf([memberId])).get(memberId);
    if (!found) return holds('The account is not suspended.');
    return {
      holds: false,
      words: found.until
        ? `The account is suspended until ${day(found.until)}.`
        : 'The account is suspended without an end.',
      since: found.since,
      href: found.decisionId && `/decisions/${found.decisionId}`,
    };
  }

  async #age(memberId: string): Promise<Fact> {
    const { missingRequirement, hasGuardianInCheck } = await this.relations.standingOf(memberId);
    if (missingRequirement === null) return holds('The age is known, and a minor has a verified guardian.');
    if (missingRequirement === 'date of birth') return fails('The member has given no date of birth.');
    return fails(
      hasGuardianInCheck
        ? 'The member is a minor, and their guardian is not verified yet.'
        : 'The member is a minor without a guardian.',
    );
  }

  async #limit(memberId: string, capability: LimitedCapability): Promise<Fact> {
    const found = (await this.limits.of(memberId)).find((one) => one.capability === capability);
    const what = limitedWords[capability];
    if (!found) return holds(`No decision says that the member cannot ${what}.`);
    const until = found.until ? ` until ${day(found.until)}` : '';
    return {
      holds: false,
      words: `A decision says that the member cannot ${what}${until}.`,
      since: found.since,
      href: `/decisions/${found.decisionId}`,
    };
  }

  async #readOnly(): Promise<Fact> {
    return (await this.settings.get('read-only'))
      ? fails(readOnly().message)
      : holds('The site is open for changes.');
  }

  /** What is closed for everybody. */
  async #switch(capability: LimitedCapability): Promise<Fact | null> {
    const name = switchOf[capability];
    if (!name) return null;
    return (await this.settings.get(name))
      ? holds('No switch of the site has closed it.')
      : fails(`Closed for everybody: ${refusals[name]().message}`);
  }

  /** Who is banned from a community posts elsewhere: it is said, and does not count. */
  async #bans(memberId: string, now: string): Promise<readonly Fact[]> {
    return (await this.communities.bannedFrom(memberId, now)).map(({ slug, name, since, until }) => ({
      holds: false,
      words: `In the community ${name} the member is banned${until ? ` until ${day(until)}` : ''}.`,
      since,
      href: `/communities/${slug}`,
    }));
  }

  async #mail(memberId: string): Promise<Fact> {
    return (await this.recipients.of(this.db, memberId))
      ? holds('The email address is confirmed.')
      : fails('The email address is not confirmed.');
  }
}

/** A new account may do less, and not nothing. */
function firstDay(joinedAt: string, now: string): Fact {
  const words =
    now < plusDays(joinedAt, 1)
      ? 'The account is in its first day, so the limits are at their lowest.'
      : now < plusDays(joinedAt, 30)
        ? 'The account is younger than 30 days, so the limits are low.'
        : 'The account is older than 30 days.';
  return { ...holds(words), since: joinedAt };
}

/** The switches that close something for everybody. */
const switchOf: Partial<Readonly<Record<LimitedCapability, OpenSwitch>>> = {
  list: 'new-listings-open',
  post: 'posting-open',
  message: 'first-messages-open',
};

/** What asks for a verified e-mail address. */
const needsMail: ReadonlySet<LimitedCapability> = new Set(['list', 'hold', 'post']);

const holds = (words: string): Fact => ({ holds: true, words, since: null, href: null });
const fails = (words: string): Fact => ({ holds: false, words, since: null, href: null });
const day = (at: string): string => dayInWords(at, usualTimeZone);
