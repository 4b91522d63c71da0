import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Meta } from '../kernel/decider/decider.js';
import type { Receipt } from '../kernel/http/contract.js';
import { Members } from './accounts/accounts.js';

/** A member's yes to the terms as they are now, as the command bus carries it. */
export class AcceptTerms {
  constructor(
    readonly memberId: string,
    readonly version: string,
    readonly meta: Meta,
  ) {}
}

@CommandHandler(AcceptTerms)
export class AcceptTermsHandler implements ICommandHandler<AcceptTerms, Receipt> {
  constructor(@Inject(Members) private readonly members: Members) {}

  execute({ memberId, version, meta }: AcceptTerms): Promise<Receipt> {
    return this.members.acceptTerms(memberId, version, meta);
  }
}
