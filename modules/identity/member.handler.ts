import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMetadata } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Accounts } from './accounts/accounts.js';

/** A member's yes to the terms as they are now, as the command bus carries it. */
export class AcceptTerms {
  constructor(
    readonly memberId: string,
    readonly version: string,
    readonly meta: CommandMetadata,
  ) {}
}

@CommandHandler(AcceptTerms)
export class AcceptTermsHandler implements ICommandHandler<AcceptTerms, Receipt> {
  constructor(@Inject(Accounts) private readonly members: Accounts) {}

  execute({ memberId, version, meta }: AcceptTerms): Promise<Receipt> {
    return this.members.acceptTerms(memberId, version, meta);
  }
}
