import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Receipt } from '../kernel/contract.js';
import type { Meta } from '../kernel/decider.js';
import { Members } from './members.js';

/** A member's order to be called by another name, as the command bus carries it. */
export class RenameMember {
  constructor(
    readonly memberId: string,
    readonly name: string,
    readonly meta: Meta,
  ) {}
}

/** A member's yes to the terms as they are now, as the command bus carries it. */
export class AcceptTerms {
  constructor(
    readonly memberId: string,
    readonly version: string,
    readonly meta: Meta,
  ) {}
}

@CommandHandler(RenameMember)
export class RenameMemberHandler implements ICommandHandler<RenameMember, Receipt> {
  constructor(@Inject(Members) private readonly members: Members) {}

  execute({ memberId, name, meta }: RenameMember): Promise<Receipt> {
    return this.members.rename(memberId, name, meta);
  }
}

@CommandHandler(AcceptTerms)
export class AcceptTermsHandler implements ICommandHandler<AcceptTerms, Receipt> {
  constructor(@Inject(Members) private readonly members: Members) {}

  execute({ memberId, version, meta }: AcceptTerms): Promise<Receipt> {
    return this.members.acceptTerms(memberId, version, meta);
  }
}
