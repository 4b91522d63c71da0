import { Controller, Inject } from '@nestjs/common';
import type { ResponseOf } from '../../kernel/http/contract.js';
import { Input, Route, type RouteInput } from '../../kernel/http/route.js';
import { SocialLinks } from '../social/social-links.js';
import { getRecentAuth, reauthenticate } from './reauth.contract.js';
import { RecentAuths } from './recent-auths.js';
import { SecondFactor } from './second-factor.js';

/** For members: re-authenticate before a change that guards the account. */
@Controller()
export class ReauthController {
  constructor(
    @Inject(RecentAuths) private readonly recentAuths: RecentAuths,
    @Inject(SocialLinks) private readonly socialLinks: SocialLinks,
    @Inject(SecondFactor) private readonly secondFactor: SecondFactor,
  ) {}

  @Route(getRecentAuth)
  async status(
    @Input() { meta, request }: RouteInput<typeof getRecentAuth>,
  ): Promise<ResponseOf<typeof getRecentAuth>> {
    const { hasPassword } = await this.socialLinks.signInMethodsOf(meta.actor.id);
    const hasCodes = (await this.secondFactor.since(meta.actor.id)) !== null;
    return {
      freshSeconds: await this.recentAuths.secondsLeft(meta.actor.id, request),
      takes: [...(hasPassword ? (['password'] as const) : []), ...(hasCodes ? (['code'] as const) : [])],
    };
  }

  @Route(reauthenticate)
  async reauthenticate(
    @Input() { body, meta, request }: RouteInput<typeof reauthenticate>,
  ): Promise<ResponseOf<typeof reauthenticate>> {
    await this.recentAuths.reauthenticate(meta.actor.id, body, request);
    return { freshSeconds: await this.recentAuths.secondsLeft(meta.actor.id, request) };
  }
}
