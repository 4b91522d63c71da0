import { Inject, Injectable } from '@nestjs/common';
import type { Receipt } from '../../kernel/contract.js';
import { decide } from '../../kernel/decide.js';
import { type Meta, type OrderOf, stateOf } from '../../kernel/decider.js';
import { Refusal } from '../../kernel/errors.js';
import { idFrom } from '../../kernel/identifiers.js';
import { Journal } from '../../kernel/journal.js';
import { SECRET } from '../../kernel/tokens.js';
import { knownMember } from '../known-member.js';
import { guardianshipEvents } from './guardianship.events.js';
import { type GuardianshipCommand, guardianshipDecider } from './guardianship.js';
import { invitationOver } from './guardianship-invitations.js';
import { InvitationRows, type Noted } from './invitation-rows.js';
import { InvitationTokens, type Invited } from './invitation-token.js';

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
