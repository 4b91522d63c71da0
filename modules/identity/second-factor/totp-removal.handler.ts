import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import type { Receipt } from '../../kernel/http/contract.js';
import { SecondFactorRemoval } from './totp-removal.js';

/** An admin's order to take a member's second step away, as the command bus carries it. */
export class RemoveSecondFactor {
  constructor(
    readonly memberId: string,
    readonly reason: string,
    readonly meta: CommandMetadata,
  ) {}
}

@CommandHandler(RemoveSecondFactor)
export class RemoveSecondFactorHandler implements ICommandHandler<RemoveSecondFactor, Receipt> {
  constructor(@Inject(SecondFactorRemoval) private readonly removal: SecondFactorRemoval) {}

  execute({ memberId, reason, meta }: RemoveSecondFactor): Promise<Receipt> {
    return this.removal.remove(memberId, reason, meta);
  }
}
