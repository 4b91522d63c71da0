import { Inject, Injectable } from '@nestjs/common';
import { SECRET } from '../../kernel/config/tokens.js';
import { type Meta, type OrderOf, stateOf } from '../../kernel/decider/decider.js';
import { Refusal } from '../../kernel/decider/errors.js';
import { decide } from '../../kernel/decider/handle-command.js';
import { idFrom } from '../../kernel/decider/identifiers.js';
import { Journal } from '../../kernel/event-store/domain-event-store.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { knownMember } from '../member/known-member.state.js';
import { type GuardianshipCommand, guardianshipDecider } from './guardianship.decider.js';
import { guardianshipEvents } from './guardianship.events.js';
import { InvitationRows, type Noted } from './invitation-store.js';
import { InvitationTokens, type Invited } from './invitation-token.js';
import { invitationOver } from './invitations.rules.js';

type InviteGuardian = OrderOf<GuardianshipCommand, 'InviteGuardian'>;

/** What a minor sends to a parent or guardian, and what comes back of it; the mail is written by `send-invitation`.
 *  source  README, Rule 9 */
@Injectable()
export class Invitations {
  readonly #tokens: InvitationTokens;

  constructor(
    @Inject(Journal) private readonly journal: Journal,
    @Inject(InvitationRows) private readonly rows: InvitationRows,
    @Inject(SECRET) secret: string,
  ) {
    this.#tokens = new InvitationTokens(secret);
  }

  /** Refused before it is counted. Over what a mailbox gets, it answers as usual and nothing is sent: nobody learns what others asked of it.
   *  errors  those of InviteGuardian */
  async send(email: string, meta: Meta): Promise<Receipt> {
    const { hasVerifiedMail } = await knownMember(this.journal, meta.actor.id);
    const invitationId = idFrom(meta.commandId, 'invitation');
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

  async #note(command: InviteGuardian, email: string): Promise<Noted> {
    const { invitationId: id, meta } = command;
    const minorId = meta.actor.id;
    const history = await this.journal.read(guardianshipEvents, minorId);
    if (history.some((one) => one.meta.commandId === meta.commandId)) return 'known';
    guardianshipDecider.decide(command, stateOf(guardianshipDecider, history));
    return this.rows.note({ id, minorId, email }, meta.now);
  }

  async #record(command: InviteGuardian, noted: Noted): Promise<Receipt> {
    const { invitationId, meta } = command;
    try {
      return await decide(this.journal, guardianshipEvents, guardianshipDecider, meta.actor.id, command);
    } catch (error) {
      if (noted === 'new' && error instanceof Refusal) await this.rows.drop(invitationId);
      throw error;
    }
  }
}
