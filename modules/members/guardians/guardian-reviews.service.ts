import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { dispatch } from '../../kernel/decider/command-bus.js';
import type { CommandOf } from '../../kernel/decider/decider.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { guardianshipDecider } from './guardianship.decider.js';
import { ReviewNotes } from './review-notes.js';
import type { VerificationCommand } from './verification.rules.js';

/** Staff's review of a guardian. The decision is an event, and its note is a row. */
@Injectable()
export class GuardianReviews {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(ReviewNotes) private readonly notes: ReviewNotes,
  ) {}

  /** errors  those of VerifyGuardian and RefuseGuardian */
  async record(
    command: CommandOf<VerificationCommand, 'VerifyGuardian' | 'RefuseGuardian'>,
    note: string,
  ): Promise<Receipt> {
    const receipt = await dispatch(this.bus, guardianshipDecider, command.minorId, command);
    await this.notes.save(command.minorId, command.meta.commandId, note);
    return receipt;
  }
}
