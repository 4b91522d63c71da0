import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { memberState, mustBeRegistered } from '../../identity/member/member.state.js';
import { MASTER_SECRET } from '../../kernel/config/tokens.js';
import { dispatch } from '../../kernel/decider/command-bus.js';
import { type CommandMetadata, type CommandOf, foldEvents } from '../../kernel/decider/decider.js';
import { DomainError } from '../../kernel/decider/errors.js';
import { loadState } from '../../kernel/decider/handle-command.js';
import { deterministicId } from '../../kernel/decider/identifiers.js';
import { DomainEventStore } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { type GuardianshipCommand, guardianshipDecider } from './guardianship.decider.js';
import { guardianshipEvents } from './guardianship.events.js';
import { guardianshipState } from './guardianship.state.js';
import { InvitationStore, type SavedInvitation } from './invitation-store.js';
import { InvitationTokens, type Invited } from './invitation-token.js';
import { invitationOver } from './invitations.rules.js';

type InviteGuardian = CommandOf<GuardianshipCommand, 'InviteGuardian'>;

/** What a minor sends to a parent or guardian, and what comes back of it; the mail is written by `send-invitation`.
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

  /** Refused before it is counted. Over what a mailbox gets, it answers as usual and nothing is sent: nobody learns what others asked of it.
   *  errors  those of InviteGuardian */
  async send(email: string, meta: CommandMetadata): Promise<Receipt> {
    const { hasVerifiedMail } = mustBeRegistered(
      await loadState(this.eventStore, memberState, meta.actor.id),
    );
    const invitationId = deterministicId(meta.commandId, 'invitation');
    const command = { type: 'InviteGuardian', invitationId, hasVerifiedMail, meta } as const;
    const noted = await this.#note(command, email);
    return this.#record(command, noted);
  }

  /** errors  INVITATION_OVER (conflict) for what the house did not write */
  read(token: string): Invited {
    const invited = this.#tokens.read(token);
    if (!invited) throw invitationOver();
    return invited;
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
