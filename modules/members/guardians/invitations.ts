import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered, type RegisteredMember } from '../../identity/member/member.state.js';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, type CommandOf, foldEvents } from '../../kernel/decider/decider.js';
import { DomainError, forbidden } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt, ResponseOf } from '../../kernel/http/contract.js';
import { nameForOthers } from '../name-for-others.rules.js';

import type { lookAtInvitation } from './guardians.contract.js';
import { type GuardianshipCommand, guardianshipDecider } from './guardianship.decider.js';
import { guardianshipEvents } from './guardianship.events.js';
import { guardianshipState, isKnownAdult } from './guardianship.state.js';
import { InvitationStore, type SavedInvitation } from './invitation-store.js';
import { InvitationTokens, type Invited } from './invitation-token.js';
import { invitationOver } from './invitations.rules.js';

type InvitationView = Omit<ResponseOf<typeof lookAtInvitation>, 'checkedBy'>;
type InviteGuardian = CommandOf<GuardianshipCommand, 'InviteGuardian'>;

/** Invitations of minors to a parent or guardian, and their acceptance. The reactor `send-invitation` sends the mail.
 *  source  README, Rule 9 */
@Injectable()
export class Invitations {
  readonly #tokens: InvitationTokens;

  constructor(
    @Inject(DomainEventStore) private readonly eventStore: DomainEventStore,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(InvitationStore) private readonly rows: InvitationStore,
    @Inject(MASTER_SECRET) secret: string,
  ) {
    this.#tokens = new InvitationTokens(secret);
  }

  /** A refused invitation does not count. When the mailbox has reached its limit, the answer is the same and nothing is sent: nobody learns about the
   *  invitations of others.
   *  errors  those of InviteGuardian */
  async send(email: string, meta: CommandMetadata): Promise<Receipt> {
    const { hasVerifiedMail } = await this.#member(meta.actor.id);
    const invitationId = deterministicId(meta.commandId, 'invitation');
    const command = { type: 'InviteGuardian', invitationId, hasVerifiedMail, meta } as const;
    const noted = await this.#note(command, email);
    return this.#record(command, noted);
  }

  /** What the link of an invitation shows: the minor's whole name once the reader is verified.
   *  errors  OWN_GUARDIAN (forbidden), INVITATION_OVER (conflict), MEMBER_NOT_FOUND (not-found) */
  async look(token: string, { actor, now }: CommandMetadata): Promise<InvitationView> {
    const { minorId, invitationId } = this.#read(token);
    if (minorId === actor.id)
      throw forbidden('OWN_GUARDIAN', { message: 'This invitation is for your parent or guardian.' });
    const { invitations, link } = await loadState(this.eventStore, guardianshipState, minorId);
    const own = link?.guardianId === actor.id && link.invitationId === invitationId ? link : null;
    const open = invitations.find(({ id, expiresAt }) => id === invitationId && expiresAt > now);
    if (!own && !open) throw invitationOver();
    const { id, name } = await this.#member(minorId);
    const shown = nameForOthers(name, own?.status === 'verified');
    return { minor: { id, name: shown }, link: own?.status ?? 'none', until: open?.expiresAt ?? null };
  }

  /** errors  INVITATION_OVER (conflict), and those of AcceptInvitation */
  async accept(token: string, meta: CommandMetadata): Promise<Receipt> {
    const invited = this.#read(token);
    const [own, { hasVerifiedMail }] = await Promise.all([
      loadState(this.eventStore, guardianshipState, meta.actor.id),
      this.#member(meta.actor.id),
    ]);
    const isAdult = isKnownAdult(own, meta.now);
    const command = { type: 'AcceptInvitation', ...invited, isAdult, hasVerifiedMail, meta } as const;
    const receipt = await dispatch(this.bus, guardianshipDecider, invited.minorId, command);
    await this.rows.deleteAddresses(invited.minorId);
    return receipt;
  }

  /** errors  INVITATION_OVER (conflict) for a token that we did not write */
  #read(token: string): Invited {
    const invited = this.#tokens.read(token);
    if (!invited) throw invitationOver();
    return invited;
  }

  async #member(id: string): Promise<RegisteredMember> {
    return mustBeRegistered(await loadState(this.eventStore, memberState, id));
  }

  async #note(command: InviteGuardian, email: string): Promise<SavedInvitation> {
    const { invitationId: id, meta } = command;
    const minorId = meta.actor.id;
    const history = await this.eventStore.read(guardianshipEvents, minorId);
    if (history.some((one) => one.meta.commandId === meta.commandId)) return 'known';
    guardianshipDecider.decide(command, foldEvents(guardianshipState, history));
    return this.rows.save({ id, minorId, email }, meta.now);
  }

  async #record(command: InviteGuardian, noted: SavedInvitation): Promise<Receipt> {
    const { invitationId, meta } = command;
    try {
      return await dispatch(this.bus, guardianshipDecider, meta.actor.id, command);
    } catch (error) {
      if (noted === 'new' && error instanceof DomainError) await this.rows.drop(invitationId);
      throw error;
    }
  }
}
