import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandMetadata } from '../../kernel/decider/decider.js';
import type { Receipt } from '../../kernel/http/contract.js';
import type { SocialKind } from './social.contract.js';
import { SocialLinks } from './social-links.js';

/** A member's order to take a linked way in away, as the command bus carries it. */
export class UnlinkSocial {
  constructor(
    readonly memberId: string,
    readonly kind: SocialKind,
    readonly meta: CommandMetadata,
  ) {}
}

@CommandHandler(UnlinkSocial)
export class UnlinkSocialHandler implements ICommandHandler<UnlinkSocial, Receipt> {
  constructor(@Inject(SocialLinks) private readonly links: SocialLinks) {}

  execute({ memberId, kind, meta }: UnlinkSocial): Promise<Receipt> {
    return this.links.unlink(memberId, kind, meta);
  }
}
