import { Inject, Injectable } from '@nestjs/common';
import { memberState } from '../identity/member/member.state.js';
import type { SessionMember, SessionMembers, Standing } from '../identity/session-members.ports.js';
import { CLOCK, MASTER_SECRET } from '../kernel/config/tokens.js';
import type { Clock } from '../kernel/decider/clock.js';
import { loadState } from '../kernel/decider/handle-command.js';
import { signUrl } from '../kernel/encryption/signed-url.js';
import { DomainEventStore } from '../kernel/event-store/domain-event-store.js';
import { blocksState } from './blocks/blocks.state.js';
import { type Correspondent, isParentThread, mayConverse, type Party, whyNotWrite } from './conversations.js';
import {
  type Guardianship,
  guardianshipState,
  isMinor,
  missingRequirement,
} from './guardians/guardianship.state.js';
import { WARDS, type Wards } from './guardians/wards.ports.js';
import type { MemberRelations } from './member-relations.ports.js';
import { publicName } from './profile/profile.events.js';
import { profileState } from './profile/profile.state.js';
import type { WhyNotWrite } from './writing.schemas.js';

/** Reads the event store, so that a result is never outdated: the streams of one member are short.
 *  source  README, Rules 6 and 8 */
@Injectable()
export class MemberRelationsService implements MemberRelations, SessionMembers {
  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MASTER_SECRET) private readonly secret: string,
    @Inject(WARDS) private readonly wards: Wards,
  ) {}

  async of(memberId: string): Promise<SessionMember> {
    const now = this.clock.now();
    const [{ profile, picture }, age] = await Promise.all([
      loadState(this.eventStore, profileState, memberId),
      this.age(memberId),
    ]);
    return {
      ...standing(age, now),
      publicName: profile ? publicName(profile) : null,
      firstName: profile?.firstName ?? null,
      lastName: profile?.lastName ?? null,
      handle: profile?.handle ?? null,
      pictureUrl: picture && signUrl(this.secret, `/api/pictures/${picture.id}/card`, now),
      isMinor: isMinor(age, now),
    };
  }

  async standingOf(memberId: string): Promise<Standing> {
    return standing(await this.age(memberId), this.clock.now());
  }

  async mayConverse(one: string, other: string): Promise<boolean> {
    return mayConverse(...(await this.#parties(one, other)), this.clock.now());
  }

  async whyNotWrite(readerId: string, otherId: string): Promise<WhyNotWrite | null> {
    if (readerId === otherId) return null;
    const [one, other] = await Promise.all([readerId, otherId].map((id) => this.#correspondent(id)));
    return one && other ? whyNotWrite(one, other, this.clock.now()) : null;
  }

  async isParentThread(one: string, other: string): Promise<boolean> {
    return isParentThread(...(await this.#parties(one, other)), this.clock.now());
  }

  async parentThreadsOf(memberId: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.clock.now();
    const own = { id: memberId, age: await this.age(memberId) };
    const asked = [...new Set(others)].filter(
      (id) => !isMinor(own.age, now) || own.age.link?.guardianId === id,
    );
    const parties = await Promise.all(asked.map(async (id) => ({ id, age: await this.age(id) })));
    return new Set(parties.filter((other) => isParentThread(own, other, now)).map(({ id }) => id));
  }

  async isBlockedBetween(one: string, other: string): Promise<boolean> {
    const [first, second] = await this.#parties(one, other);
    return first.blocked.includes(other) || second.blocked.includes(one);
  }

  async guardianOf(minorId: string): Promise<string | null> {
    const age = await this.age(minorId);
    const isGuarded = isMinor(age, this.clock.now()) && age.link?.status === 'verified';
    return isGuarded ? (age.link?.guardianId ?? null) : null;
  }

  async wardsOf(guardianId: string): Promise<readonly string[]> {
    const minors = await this.wards.minorsOf(guardianId);
    const guardians = await Promise.all(minors.map((id) => this.guardianOf(id)));
    return minors.filter((_, index) => guardians[index] === guardianId);
  }

  async age(memberId: string): Promise<Guardianship> {
    return loadState(this.eventStore, guardianshipState, memberId);
  }

  #parties(one: string, other: string): Promise<[Party, Party]> {
    return Promise.all([this.#party(one), this.#party(other)]);
  }

  async #correspondent(id: string): Promise<Correspondent> {
    const [party, member] = await Promise.all([this.#party(id), loadState(this.eventStore, memberState, id)]);
    return { ...party, isSuspended: member.status === 'registered' && member.isSuspended };
  }

  async #party(id: string): Promise<Party> {
    const [age, blocked] = await Promise.all([this.age(id), loadState(this.eventStore, blocksState, id)]);
    return { id, age, blocked };
  }
}

const standing = (age: Guardianship, now: string): Standing => ({
  missingRequirement: missingRequirement(age, now),
  hasGuardianInCheck: age.link?.status === 'accepted',
});
