import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TIME_ZONES, type TimeZones } from '../../identity/time-zones.ports.js';
import { DATABASE, MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import { forbidden } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { plusDays } from '../../kernel/decider/time.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import type { Database } from '../../kernel/postgres/database.js';
import { endOfDay } from '../membership/ban-day.rules.js';
import { type MembershipCommand, membershipDecider, notAMember } from '../membership/membership.decider.js';
import { membershipState } from '../membership/membership.state.js';
import { idOfMembership } from '../membership/membership-ids.shared.js';
import { findableCommunity } from './access.shared.js';
import { type Founded, mustModerate, mustOwn, ruleNamed } from './authority.rules.js';
import { type CommunityCommand, communityDecider } from './community.decider.js';
import { isModerator } from './community.state.js';
import { invitationDigest, invitationSecretOf } from './invitation-secrets.shared.js';
import type { makeInvitation } from './moderation.contract.js';

interface About {
  readonly id: string;
  readonly memberId: string;
}

/** What owner and moderators decide about members. The community says who may, the membership what follows.
 *  source  README, Communities */
@Injectable()
export class Moderation {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(DomainEventStore) readonly eventStore: DomainEventStore,
    @Inject(DATABASE) private readonly db: Database,
    @Inject(TIME_ZONES) private readonly timeZones: TimeZones,
    @Inject(MASTER_SECRET) private readonly secret: string,
  ) {}

  /** errors  those of the contract approveMember */
  async approve(about: About, meta: CommandMetadata): Promise<Receipt> {
    const { by } = await this.#decideAbout(about, meta);
    return this.#send({ type: 'ApproveRequest', ...pairOf(about), by, meta });
  }

  /** errors  those of the contract refuseMember */
  async refuse(about: About, reason: string, meta: CommandMetadata): Promise<Receipt> {
    const { by } = await this.#decideAbout(about, meta);
    return this.#send({ type: 'RefuseRequest', ...pairOf(about), by, rule: null, reason, meta });
  }

  /** errors  those of the contract removeMember */
  async remove(about: About, { ruleId, reason }: ByRule, meta: CommandMetadata): Promise<Receipt> {
    const { by, community } = await this.#decideAbout(about, meta);
    mustNotRunIt(community, about.memberId);
    const rule = ruleNamed(community, ruleId).title;
    return this.#send({ type: 'RemoveMember', ...pairOf(about), by, rule, reason, meta });
  }

  /** Ban a member until a day is over where the moderator is.
   *  errors  those of the contract banMember */
  async ban(
    about: About,
    { ruleId, reason, until: day }: ByRule & { readonly until: string | null },
    meta: CommandMetadata,
  ): Promise<Receipt> {
    const { by, community } = await this.#decideAbout(about, meta);
    mustNotRunIt(community, about.memberId);
    const rule = ruleNamed(community, ruleId).title;
    const until = day === null ? null : endOfDay(day, await this.timeZones.of(this.db, meta.actor.id));
    return this.#send({ type: 'BanMember', ...pairOf(about), by, rule, reason, until, meta });
  }

  /** errors  those of the contract endBan */
  async endBan(about: About, meta: CommandMetadata): Promise<Receipt> {
    const { by } = await this.#decideAbout(about, meta);
    return this.#send({ type: 'EndBan', ...pairOf(about), by, meta });
  }

  /** errors  those of the contract appointModerator */
  async appoint(about: About, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustOwn(about.id, meta);
    await this.#mustBeMember(about);
    return this.#change(about.id, { type: 'AppointModerator', memberId: about.memberId, meta });
  }

  /** errors  those of the contract dismissModerator */
  async dismiss(about: About, meta: CommandMetadata): Promise<Receipt> {
    await findableCommunity(this, about.id, meta);
    return this.#change(about.id, { type: 'DismissModerator', memberId: about.memberId, meta });
  }

  /** errors  those of the contract handOver */
  async handOver(about: About, meta: CommandMetadata): Promise<Receipt> {
    await this.#mustOwn(about.id, meta);
    await this.#mustBeMember(about);
    return this.#change(about.id, { type: 'HandOver', memberId: about.memberId, meta });
  }

  /** Make a link, whose secret is answered and not recorded.
   *  errors  those of the contract makeInvitation */
  async makeInvitation(
    id: string,
    days: number,
    meta: CommandMetadata,
  ): Promise<ResponseOf<typeof makeInvitation>> {
    await findableCommunity(this, id, meta);
    const linkId = deterministicId(meta.commandId, 'invitation');
    const secret = invitationSecretOf(this.secret, linkId);
    const endsAt = plusDays(meta.now, days);
    const digest = invitationDigest(secret);
    const receipt = await this.#change(id, { type: 'MakeInvitation', linkId, digest, endsAt, meta });
    return { ...receipt, linkId, secret, endsAt };
  }

  /** errors  those of the contract endInvitation */
  async endInvitation(id: string, linkId: string, meta: CommandMetadata): Promise<Receipt> {
    await findableCommunity(this, id, meta);
    return this.#change(id, { type: 'EndInvitation', linkId, meta });
  }

  /** errors  COMMUNITY_NOT_FOUND (not-found), NOT_A_MODERATOR (forbidden), also about oneself */
  async #decideAbout(
    { id, memberId }: About,
    meta: CommandMetadata,
  ): Promise<{ readonly by: string; readonly community: Founded }> {
    const community = await findableCommunity(this, id, meta);
    const by = mustModerate(community, meta);
    if (memberId === meta.actor.id)
      throw forbidden('NOT_A_MODERATOR', { message: 'Somebody else has to decide about you.' });
    return { by, community };
  }

  async #mustOwn(id: string, meta: CommandMetadata): Promise<void> {
    mustOwn(await findableCommunity(this, id, meta), meta);
  }

  async #mustBeMember(about: About): Promise<void> {
    const { status } = await loadState(
      this.eventStore,
      membershipState,
      idOfMembership(about.id, about.memberId),
    );
    if (status !== 'member') throw notAMember();
  }

  #change(id: string, command: CommunityCommand): Promise<Receipt> {
    return dispatch(this.bus, communityDecider, id, command);
  }

  #send(command: MembershipCommand): Promise<Receipt> {
    const id = idOfMembership(command.communityId, command.memberId);
    return dispatch(this.bus, membershipDecider, id, command);
  }
}

interface ByRule {
  readonly ruleId: string;
  readonly reason: string;
}

const pairOf = ({ id, memberId }: About) => ({ communityId: id, memberId });

function mustNotRunIt(community: Founded, memberId: string): void {
  if (isModerator(community, memberId))
    throw forbidden('BAN_OF_MODERATOR', {
      message:
        'The owner and the moderators cannot be removed or banned. The owner dismisses a moderator first.',
    });
}
